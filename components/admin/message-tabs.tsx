import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import type { Box } from '@/lib/enquiries/queries'
import { routes } from '@/lib/routes'

const tabs = [
  { box: 'inbox', label: 'Inbox', href: routes.messages },
  { box: 'held-back', label: 'Held back', href: routes.heldBack },
] as const

export function MessageTabs({ current }: { current: Box }) {
  return (
    <nav
      aria-label="Mailboxes"
      className="mb-6 inline-flex rounded-control border border-control bg-white"
    >
      {tabs.map(({ box, label, href }) => (
        <Link
          key={box}
          href={href}
          prefetch={false}
          aria-current={box === current ? 'page' : undefined}
          className={classNames(
            'flex min-h-11 items-center px-4 font-semibold text-base first:rounded-l-control last:rounded-r-control',
            box === current ? 'bg-anthracite text-white' : 'hover:bg-glass',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
