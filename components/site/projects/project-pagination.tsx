import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { listAddress, namedPages } from '@/lib/projects/addresses'
import type { ListFilter } from '@/lib/projects/towns'

interface ProjectPaginationProps {
  page: number
  pageCount: number
  filter: ListFilter
}

const linkClass =
  'inline-flex min-h-12 min-w-12 items-center justify-center px-3 font-semibold hover:text-brick'

export function ProjectPagination({ page, pageCount, filter }: ProjectPaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label="Pages" className="mt-12 flex justify-between gap-x-6">
      <Turn page={page - 1} enabled={page > 1} rel="prev" filter={filter}>
        Previous
      </Turn>
      <ul className="pane hidden sm:flex">
        {namedPages(page, pageCount).map((named, index) => (
          <li
            key={named ?? `gap-${index}`}
            className={classNames('flex', index > 0 && 'border-bar border-l')}
          >
            {named === null ? (
              <span className={classNames(linkClass, 'hover:text-inherit')}>…</span>
            ) : (
              <Link
                href={listAddress(named, filter)}
                aria-current={named === page ? 'page' : undefined}
                className={classNames(linkClass, named === page && 'bg-anthracite text-white')}
              >
                <span className="sr-only">Page </span>
                {named}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="flex min-h-12 items-center text-slate sm:hidden">
        Page {page} of {pageCount}
      </p>
      <Turn page={page + 1} enabled={page < pageCount} rel="next" filter={filter}>
        Next
      </Turn>
    </nav>
  )
}

interface TurnProps {
  page: number
  enabled: boolean
  rel: 'prev' | 'next'
  filter: ListFilter
  children: string
}

function Turn({ page, enabled, rel, filter, children }: TurnProps) {
  if (!enabled) return <span className="min-w-20" />
  return (
    <Link
      href={listAddress(page, filter)}
      rel={rel}
      className="inline-flex min-h-12 min-w-20 items-center font-semibold underline underline-offset-4 hover:text-brick last:justify-end"
    >
      {children}
    </Link>
  )
}
