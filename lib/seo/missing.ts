import type { Metadata } from 'next'
import { pageTitle } from './metadata'

/** Title of a 404 page. Next itself marks it as noindex. */
export function missingMetadata(title = 'Page not found'): Metadata {
  return { title: pageTitle({ title }) }
}
