import { ButtonLink } from '@/components/ui/button'

/** What a page of the office gets that reads its query string. */
export interface QueryProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

interface PagerProps {
  page: number
  hasMore: boolean
  href: (page: number) => string
}

/** Newer and older; nothing where one page holds everything. */
export function Pager({ page, hasMore, href }: PagerProps) {
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex items-center justify-between gap-4">
      {page > 1 ? (
        <ButtonLink variant="quiet" href={href(page - 1)} prefetch={false}>
          Newer
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-slate">Page {page}</p>
      {hasMore ? (
        <ButtonLink variant="quiet" href={href(page + 1)} prefetch={false}>
          Older
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** The page that a query string asks for; anything odd is the first. */
export function pageFrom(value: string | string[] | undefined): number {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}
