import { SHORT_NAME } from '@/lib/content/site'
import { routes } from '@/lib/routes'
import { absolute } from './absolute'
import type { Node } from './json-ld'
import { businessReference } from './local-business'

/** The site as a schema.org node: its names in search results. */
export function webSite(companyName?: string | null): Node {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: companyName ?? SHORT_NAME,
    alternateName: companyName ? SHORT_NAME : undefined,
    url: absolute(routes.home),
    inLanguage: 'en-GB',
    publisher: businessReference(companyName),
  }
}
