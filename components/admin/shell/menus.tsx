import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { Logout } from './logout'

interface MenuLink {
  href: string
  /** In the side menu. */
  label: string
  /** In the bottom bar. */
  shortLabel: string
  icon: ReactNode
  hasBadge?: boolean
}

/** Both menus have the same entries (specification §2, Layout). */
const links: MenuLink[] = [
  {
    href: routes.dashboard,
    label: 'Overview',
    shortLabel: 'Dashboard',
    icon: <Icon d="M4 4h16v16H4zM4 11h16M11 4v16" />,
  },
  {
    href: routes.ownProjects,
    label: 'Projects',
    shortLabel: 'Projects',
    icon: <Icon d="M3 20V10l9-6 9 6v10zM9 20v-6h6v6" />,
  },
  {
    href: routes.messages,
    label: 'Messages',
    shortLabel: 'Messages',
    icon: <Icon d="M3 5h18v14H3zM3 6l9 7 9-7" />,
    hasBadge: true,
  },
  {
    href: routes.settings,
    label: 'Settings',
    shortLabel: 'Settings',
    icon: <Icon d="M4 7h9M17 7h3M4 17h3M11 17h9M13 4v6h4V4zM7 14v6h4v-6z" />,
  },
]

const exit = <Icon d="M13 4H5v16h8M10 12h10M16 8l4 4-4 4" />

/** The entry of this page, or of the list that it belongs to. */
function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page'
  // Reviews are reached from the list of projects.
  const isProject =
    pathname === routes.projectNew ||
    pathname === routes.reviews ||
    /^\/projects\/[^/]+\/edit$/.test(pathname)
  const isBelow = href !== routes.dashboard && pathname.startsWith(`${href}/`)
  return isBelow || (isProject && href === routes.ownProjects) ? 'true' : undefined
}

interface MenuProps {
  pathname: string
  unread: number
  onLogout: () => void
}

const entry = 'flex min-h-12 w-full items-center gap-3 border-l-4 px-5 font-medium text-base'

/** Fainter than the current entry: while a page loads, the pressed entry is no second current one. */
const hover = 'hover:bg-white/5'

/** The owner's menu on large screens. */
export function SideMenu({
  pathname,
  unread,
  company,
  email,
  onLogout,
}: MenuProps & { company: string; email: string }) {
  return (
    <div className="on-dark fixed inset-y-0 left-0 z-20 hidden w-60 flex-col overflow-y-auto bg-anthracite text-white lg:flex">
      <header className="border-white/15 border-b px-6 py-6">
        <p className="font-display font-semibold text-xl leading-tight">{company}</p>
        <p className="mt-1 wrap-anywhere text-sm text-white/80">{email}</p>
      </header>
      <nav aria-label="Office" className="flex grow flex-col py-4">
        <ul className="flex grow flex-col">
          {links.map(({ href, label, icon, hasBadge }) => {
            const here = currentOf(href, pathname)
            return (
              <li key={href}>
                <Link
                  href={href}
                  prefetch={false}
                  aria-current={here}
                  className={classNames(
                    entry,
                    here ? 'border-white bg-white/15' : `border-transparent ${hover}`,
                  )}
                >
                  {icon}
                  {label}
                  {hasBadge && <UnreadBadge count={unread} className="ml-auto" />}
                </Link>
              </li>
            )
          })}
          <li className="mt-auto border-white/15 border-t pt-4">
            <Logout onLogout={onLogout} className={classNames(entry, 'border-transparent', hover)}>
              {exit}
            </Logout>
          </li>
        </ul>
      </nav>
    </div>
  )
}

const cell =
  'relative flex min-h-16 w-full flex-col items-center justify-center gap-0.5 text-xs leading-tight min-[22.5rem]:text-[0.8125rem] sm:text-sm'

/** The owner's menu on small screens, in the office and on public pages alike. */
export function BottomBar({ pathname, unread, onLogout }: MenuProps) {
  return (
    <nav
      aria-label="Office"
      data-bottom-bar
      className="on-dark inset-x-0 bottom-0 z-30 order-last border-anthracite border-t bg-anthracite pb-[env(safe-area-inset-bottom)] text-white tall:fixed lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {links.map(({ href, shortLabel, icon, hasBadge }) => {
          const here = currentOf(href, pathname)
          return (
            <li key={href} className="min-w-0 border-white/15 border-r">
              <Link
                href={href}
                prefetch={false}
                aria-current={here}
                className={classNames(cell, here ? 'bg-white/15 font-semibold' : hover)}
              >
                {icon}
                <span className="max-w-full truncate">{shortLabel}</span>
                {hasBadge && (
                  <UnreadBadge count={unread} className="absolute top-1 left-1/2 ml-2.5" />
                )}
              </Link>
            </li>
          )
        })}
        <li className="min-w-0">
          <Logout onLogout={onLogout} className={classNames(cell, hover)}>
            {exit}
          </Logout>
        </li>
      </ul>
    </nav>
  )
}

const HIGHEST_COUNT = 999

/** The number of unread messages beside their link; none is no badge. */
function UnreadBadge({ count, className }: { count: number; className: string }) {
  if (count <= 0) return null
  return (
    <span
      className={classNames(
        'inline-flex min-w-6 items-center justify-center whitespace-nowrap rounded-control bg-brick px-1.5 font-semibold text-sm text-white leading-6 even-digits',
        className,
      )}
    >
      {count > HIGHEST_COUNT ? `${HIGHEST_COUNT}+` : count}
      <span className="sr-only"> unread</span>
    </span>
  )
}

function Icon({ d }: { d: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className="size-6 shrink-0"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
