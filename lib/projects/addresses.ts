import { routes } from '@/lib/routes'
import { type ListFilter, type Town, townSlug } from './towns'

/** A page number in canonical form: no sign, no leading zero. */
export function parsePageNumber(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null
}

/** Whether a segment can be a slug or an id. Anything else needs no query, and some would fail in it. */
export function isAddressable(segment: string): boolean {
  return /^[a-z0-9-]{1,800}$/i.test(segment)
}

/** Whether a segment is a project's id. */
export function isId(segment: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(segment)
}

/** Canonical path of a list page, of all projects or of those that a filter leaves. */
export function listAddress(page: number, filter: ListFilter = {}): string {
  const first = firstAddress(filter)
  return page <= 1 ? first : `${first}/page/${page}`
}

function firstAddress({ type, town }: ListFilter): string {
  if (town) return routes.projectsIn(townSlug(town), type)
  return type ? routes.projectsOfType(type) : routes.projects
}

export const townAddress = (town: Town) => routes.projectsIn(townSlug(town))

/** Page links: first, last and the neighbours of the current page; null marks a gap. */
export function namedPages(current: number, count: number): (number | null)[] {
  // Already sorted, for every current page.
  const named = [1, current - 1, current, current + 1, count]
  const pages = [...new Set(named)].filter((page) => page >= 1 && page <= count)
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page)
    // A gap of one page is replaced by that page.
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}

/** Where its owner looks at a project: a draft has no page of its own on the site. */
export function shownAt(project: { id: string; slug: string; is_hidden: boolean }): string {
  return project.is_hidden ? routes.projectPreview(project.id) : routes.project(project.slug)
}
