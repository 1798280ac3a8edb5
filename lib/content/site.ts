import { routes } from '@/lib/routes'
import { type Point, points } from './points'

/** Used in titles, and as the brand mark when the profile has no company name. */
export const SHORT_NAME = 'SLW'

export const areas = [
  'Sunderland',
  'Newcastle',
  'Middlesbrough',
  'Durham',
  'Gateshead',
  'South Shields',
  'North Shields',
  'Whitley Bay',
  'Washington',
  'Hartlepool',
] as const

/** Of the claims in specification §1, in its order, those that the titles of the benefits don't make. */
export const claims: readonly Point[] = points({
  '10-year guarantee': 'Workmanship and hardware covered.',
  'Free no-obligation quotes': 'In writing, and valid for 30 days.',
  'A-rated thermal performance': 'The heat you pay for stays in.',
})

export const navigation = [
  { label: 'Home', href: routes.home },
  { label: 'Windows', href: routes.service('windows') },
  { label: 'Doors', href: routes.service('doors') },
  { label: 'Conservatories', href: routes.service('conservatories') },
  { label: 'Projects', href: routes.projects },
  { label: 'Contact', href: routes.contact },
] as const
