import { routes } from '@/lib/routes'

export interface Crumb {
  label: string
  path: string
  /** False for the current page and for segments without a page. */
  isLink: boolean
}

/** Segments without a page. */
const notPages = ['/projects/type', '/projects/in', '/projects/page', '/auth']

/** One crumb for each path segment; the last is not a link (specification §2). */
export function breadcrumbs(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const isPage = !notPages.includes(path) && !/^\/projects\/(type|in)\/.+\/page$/.test(path)
    const isLast = index === segments.length - 1
    return { label: labelOf(segment), path, isLink: isPage && !isLast }
  })
}

export const homeCrumb = { label: 'Home', href: routes.home } as const

function labelOf(segment: string): string {
  return decoded(segment)
    .replaceAll('-', ' ')
    .replace(/(?<=^|\s)\S/gu, (letter) => letter.toLocaleUpperCase('en-GB'))
}

/** A malformed escape in the address is shown as typed. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
