import { Link } from '@/components/ui/link'

interface Waiting {
  count: number
  /** After the count. */
  one: string
  many: string
  href: string
}

/** What the owner has to do, before anything else; what there is none of is left out. */
export function WaitingList({ waiting }: { waiting: Waiting[] }) {
  const some = waiting.filter(({ count }) => count > 0)
  if (some.length === 0) return <p className="mb-6 text-slate">No unread messages.</p>
  return (
    <ul className="mb-6 flex flex-wrap gap-3">
      {some.map(({ count, one, many, href }) => (
        <li key={many}>
          <Link
            href={href}
            prefetch={false}
            className="flex min-h-12 items-center gap-2 rounded-control border border-brick bg-white px-4 font-semibold text-base text-brick hover:bg-brick-tint"
          >
            <span className="font-display text-xl even-digits">
              {count.toLocaleString('en-GB')}
            </span>
            {count === 1 ? one : many}
          </Link>
        </li>
      ))}
    </ul>
  )
}
