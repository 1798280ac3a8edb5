import { routes } from '@/lib/routes'

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
export const claims = [
  '10-year guarantee',
  'Free no-obligation quotes',
  'A-rated thermal performance',
] as const

export const navigation = [
  { label: 'Home', href: routes.home },
  { label: 'Windows', href: routes.service('windows') },
  { label: 'Doors', href: routes.service('doors') },
  { label: 'Conservatories', href: routes.service('conservatories') },
  { label: 'Projects', href: routes.projects },
  { label: 'Contact', href: routes.contact },
] as const
