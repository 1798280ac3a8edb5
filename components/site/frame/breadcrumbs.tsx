'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { breadcrumbs, type Crumb, homeCrumb } from '@/lib/content/breadcrumbs'

interface BreadcrumbsProps {
  /** One HTML serves many addresses: only the browser knows the path. */
  shared?: boolean
}

export function Breadcrumbs({ shared = false }: BreadcrumbsProps) {
  const pathname = usePathname()
  const hydrated = useHydrated()
  const crumbs = shared && !hydrated ? [] : breadcrumbs(pathname)
  if (crumbs.length === 0 && !shared) return null
  return (
    <nav aria-label="Breadcrumb" className="border-bar border-b bg-white text-base">
      <ol className="wrap flex flex-wrap items-center">
        <li className="flex items-center">
          <Link
            href={homeCrumb.href}
            aria-label={homeCrumb.label}
            className="tap -ml-3 inline-flex items-center justify-center text-slate hover:text-brick"
          >
            <Icon
              size={18}
              strokeWidth="1.5"
              path="M2.5 8 9 2.5 15.5 8M4.5 6.5v9h9v-9M9 9v6.5M6.5 9h5v6.5"
            />
          </Link>
          {crumbs.length > 0 && <Bar />}
        </li>
        {crumbs.map((crumb, index) => (
          // The last takes what the line leaves: a long one is cut off on screen only.
          <li key={crumb.path} className="flex min-w-0 items-center last:grow last:basis-16">
            <CrumbText crumb={crumb} isLast={index === crumbs.length - 1} />
            {index < crumbs.length - 1 && <Bar />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** After a crumb, so that no line starts with it. */
function Bar() {
  return <span aria-hidden="true" className="mr-3 h-4 border-bar border-l" />
}

function CrumbText({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  const { label, path, isLink } = crumb
  if (isLink) {
    return (
      <Link
        href={path}
        className="mr-3 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
      >
        {label}
      </Link>
    )
  }
  return (
    <span aria-current={isLast ? 'page' : undefined} className="mr-3 truncate py-2 text-slate">
      {label}
    </span>
  )
}
