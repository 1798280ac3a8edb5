import { ButtonLink } from '@/components/ui/button'
import type { PageMark } from '@/lib/next/page-mark'

/** Props of a page that reads its query string. */
export interface QueryProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

interface PagerProps {
  newer: PageMark | null
  older: PageMark | null
  href: (mark: PageMark) => string
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
