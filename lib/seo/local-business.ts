import { areas } from '@/lib/content/areas'
import { pictures } from '@/lib/content/pictures'
import { SHORT_NAME } from '@/lib/content/site'
import { routes } from '@/lib/routes'
import { absolute } from './absolute'
import type { Node } from './json-ld'

interface OpeningDay {
  day: string
  isOpen: boolean
  openTime: string
  closeTime: string
}

/** Public facts from the profile; others would be invented. */
export interface BusinessFacts {
  companyName: string | null
  logo: string | null
  contactPhone: string | null
  contactEmail: string | null
  facebookUrl: string | null
  instagramUrl: string | null
  registeredName: string | null
  registeredAddress: string | null
}

/** The company as a schema.org node, with the same facts as header, footer and contact page. */
export function localBusiness(
  profile: BusinessFacts | null,
  hours: readonly OpeningDay[] = [],
): Node {
  const sameAs = [profile?.facebookUrl, profile?.instagramUrl].filter(Boolean)
  return {
    ...businessReference(profile?.companyName),
    legalName: profile?.registeredName ?? undefined,
    url: absolute(routes.home),
    image: absolute(pictures.house.src),
    logo: profile?.logo ?? undefined,
    telephone: profile?.contactPhone ?? undefined,
    email: profile?.contactEmail ?? undefined,
    address: profile?.registeredAddress ?? undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    areaServed,
    openingHoursSpecification: hours.some(({ isOpen }) => isOpen)
      ? hours.filter(({ isOpen }) => isOpen).map(openingSpecification)
      : undefined,
  }
}

/** A short reference to the business for other nodes. */
export function businessReference(companyName?: string | null): Node {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': absolute('/#business'),
    name: companyName ?? SHORT_NAME,
  }
}

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

const REGION_PLACE = { '@type': 'AdministrativeArea', name: 'North East England' } as const

/** The towns of specification §1. */
export const areaServed = areas.map((name) => ({
  '@type': 'City',
  name,
  containedInPlace: REGION_PLACE,
}))

function openingSpecification({ day, openTime, closeTime }: OpeningDay) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${day}`,
    opens: openTime,
    closes: closeTime,
  }
}
