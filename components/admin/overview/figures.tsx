import { Link } from '@/components/ui/link'

interface Figure {
  label: string
  value: number
  href: string
}

export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-frame border border-bar bg-bar sm:grid-cols-5">
      {figures.map(({ label, value, href }) => (
        <div
          key={label}
          className="relative flex flex-col bg-white px-4 py-4 max-sm:last:col-span-2"
        >
          <dt className="order-last text-base text-slate leading-snug">
            <Link
              href={href}
              prefetch={false}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {label}
            </Link>
          </dt>
          <dd className="font-display font-semibold text-3xl even-digits leading-tight">
            {value.toLocaleString('en-GB')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
