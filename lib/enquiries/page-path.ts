import { breadcrumbs } from '@/lib/content/breadcrumbs'

/** Public pages with a form; the address comes from the browser and may be anything. */
const OWN_PATH = /^\/(?:contact|services\/[a-z]+|projects\/[a-z0-9-]{1,150})$/

/** The public page that a form was sent from, without its query; null for anything else. */
export function pagePathFrom(referer: string | null): string | null {
  const path = referer ? URL.parse(referer)?.pathname : undefined
  return path && OWN_PATH.test(path) ? path : null
}

/** 'Sage Green Front Door In Whitley Bay', 'Contact': as in the page's own breadcrumbs. */
export function pageTitle(path: string): string {
  return breadcrumbs(path).at(-1)?.label ?? path
}
