import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { type Box, type InboxQuery, inboxHref } from '@/lib/enquiries/filter'

const tabs: { box: Box; label: string }[] = [
  { box: 'inbox', label: 'Inbox' },
  { box: 'spam', label: 'Spam' },
]

/** Switching boxes keeps the filter. */
export function MessageTabs({ filter }: { filter: InboxQuery }) {
  return (
    <nav
      aria-label="Mailboxes"
      className="inline-flex rounded-control border border-control bg-white"
    >
      {tabs.map(({ box, label }) => (
        <Link
          key={box}
          href={inboxHref({ ...filter, box })}
          prefetch={false}
          aria-current={box === filter.box ? 'page' : undefined}
          className={classNames(
            'flex min-h-12 items-center px-4 font-semibold text-base first:rounded-l-control last:rounded-r-control',
            box === filter.box ? 'bg-anthracite text-white' : 'hover:bg-glass',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
