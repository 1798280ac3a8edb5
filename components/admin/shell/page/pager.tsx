import { ButtonLink } from '@/components/ui/button'
import type { Cursor } from '@/lib/cursor'

/** Props of a page that reads its query string. */
export interface QueryProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

interface PagerProps {
  newer: Cursor | null
  older: Cursor | null
  href: (cursor: Cursor) => string
}

/** Links to the neighbouring pages of a list. */
export function Pager({ newer, older, href }: PagerProps) {
  if (!newer && !older) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex items-center justify-between gap-4">
      {newer ? (
        <ButtonLink variant="quiet" href={href(newer)} prefetch={false}>
          Newer
        </ButtonLink>
      ) : (
        <span />
      )}
      {older ? (
        <ButtonLink variant="quiet" href={href(older)} prefetch={false}>
          Older
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
