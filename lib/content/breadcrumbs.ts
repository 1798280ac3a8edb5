import { routes } from '@/lib/routes'

export interface Crumb {
  label: string
  path: string
  /** Neither the page itself nor a segment that is no page of its own is a link. */
  isLink: boolean
}

/** Segments that only lead to others. */
const notPages = ['/projects/type', '/projects/page', '/auth']

/**
 * One crumb a path segment: hyphens turned to spaces, words capitalised, the last one not a link
 * (specification §2). Home itself has none.
 */
export function breadcrumbs(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const isPage = !notPages.includes(path) && !/^\/projects\/type\/[^/]+\/page$/.test(path)
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

/** A visitor may type anything: a broken escape is shown as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
