import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'

export interface OfficeLink {
  href: string
  /** In the side menu. */
  label: string
  /** In the bottom bar. */
  shortLabel: string
  icon: ReactNode
  /** Wears the unread badge. */
  unread?: boolean
}

/** The same entries in side menu and bottom bar (specification §2, Layout). */
export const officeLinks: OfficeLink[] = [
  {
    href: routes.dashboard,
    label: 'Overview',
    shortLabel: 'Dashboard',
    icon: <Icon d="M4 4h16v16H4zM4 11h16M11 4v16" />,
  },
  {
    href: routes.projects,
    label: 'Projects',
    shortLabel: 'Projects',
    icon: <Icon d="M3 20V10l9-6 9 6v10zM9 20v-6h6v6" />,
  },
  {
    href: routes.messages,
    label: 'Messages',
    shortLabel: 'Messages',
    icon: <Icon d="M3 5h18v14H3zM3 6l9 7 9-7" />,
    unread: true,
  },
  {
    href: routes.settings,
    label: 'Settings',
    shortLabel: 'Settings',
    icon: <Icon d="M4 7h9M17 7h3M4 17h3M11 17h9M13 4v6h4V4zM7 14v6h4v-6z" />,
  },
]

export const logoutIcon = <Icon d="M13 4H5v16h8M10 12h10M16 8l4 4-4 4" />

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
