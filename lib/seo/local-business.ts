import { areas, REGION, SHORT_NAME } from '@/lib/content/site'
import { env } from '@/lib/env'

interface OpeningDay {
  day: string
  isOpen: boolean
  openTime: string
  closeTime: string
}

/** What the profile says in public; anything else would be invented. */
export interface BusinessFacts {
  companyName: string | null
  logo: string | null
  contactPhone: string | null
  contactEmail: string | null
  facebookUrl: string | null
  instagramUrl: string | null
  registeredName: string | null
}

/** schema.org facts of the company, the same as header, footer and contact page show. */
export function localBusiness(profile: BusinessFacts | null, hours: readonly OpeningDay[] = []) {
  const home = env.NEXT_PUBLIC_SITE_URL
  const sameAs = [profile?.facebookUrl, profile?.instagramUrl].filter(Boolean)
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${home}/#business`,
    name: profile?.companyName ?? SHORT_NAME,
    legalName: profile?.registeredName ?? undefined,
    url: home,
    image: `${home}/share.jpg`,
    logo: profile?.logo ?? undefined,
    telephone: profile?.contactPhone ?? undefined,
    email: profile?.contactEmail ?? undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    areaServed: areas.map((name) => ({ '@type': 'City', name, containedInPlace: REGION_PLACE })),
    openingHoursSpecification: hours.some(({ isOpen }) => isOpen)
      ? hours.filter(({ isOpen }) => isOpen).map(openingSpecification)
      : undefined,
  }
}

const REGION_PLACE = { '@type': 'AdministrativeArea', name: `${REGION} England` } as const

function openingSpecification({ day, openTime, closeTime }: OpeningDay) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${day}`,
    opens: openTime,
    closes: closeTime,
  }
}
