import type { Metadata } from 'next'
import { pageTitle } from './metadata'

/** The title of a page that is not there. Next itself keeps it out of search indexes. */
export function missingMetadata(title = 'Page not found'): Metadata {
  return { title: pageTitle({ title }) }
}
