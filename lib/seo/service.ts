import type { ServiceContent } from '@/lib/content/services'
import { routes } from '@/lib/routes'
import { absolute } from './absolute'
import type { Node } from './json-ld'
import { areaServed, businessReference } from './local-business'

/** A service as a schema.org node, with the kinds listed on its page. */
export function serviceNode(service: ServiceContent, companyName?: string | null): Node {
  const url = absolute(routes.service(service.slug))
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.name,
    serviceType: service.name,
    description: service.summary,
    url,
    image: absolute(service.picture.src),
    provider: businessReference(companyName),
    areaServed,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: service.name,
      itemListElement: service.groups.flatMap(({ solutions }) =>
        solutions.map(({ title }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title },
        })),
      ),
    },
  }
}
