import { routes, type ServiceSlug } from '@/lib/routes'

/** A page number as it may stand in an address: no sign, no leading zero, no nonsense. */
export function parsePageNumber(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null
}

/** Whether a segment can be a slug or an id at all: anything else is not worth a question, and some would be an error. */
export function isAddressable(segment: string): boolean {
  return /^[a-z0-9-]{1,800}$/i.test(segment)
}

/** The one true address of a page of the list, of all projects or of one type. */
export function listAddress(page: number, type?: ServiceSlug): string {
  if (!type) return routes.projectsPage(page)
  const first = routes.projectsOfType(type)
  return page <= 1 ? first : `${first}/page/${page}`
}

/** Pages that pagination names: first, last and those around the current one; null where it skips some. */
export function namedPages(current: number, count: number): (number | null)[] {
  // In order already, whatever the current one.
  const named = [1, current - 1, current, current + 1, count]
  const pages = [...new Set(named)].filter((page) => page >= 1 && page <= count)
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page)
    // A gap of one page is shorter than its dots.
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}
