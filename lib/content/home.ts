import type { Picture } from '@/lib/picture'
import { routes } from '@/lib/routes'
import { pictures } from './pictures'
import { type Point, points } from './points'

export const hero = {
  title: 'Windows, doors and conservatories for the North\u00a0East',
  text: 'From Whitley Bay to Middlesbrough: measured for your house, fitted by experts and guaranteed for\u00a010\u00a0years.',
} as const

/** The three panes of the hero picture, left to right. */
export const heroLights = [
  { label: 'Windows', href: routes.service('windows') },
  { label: 'Doors', href: routes.service('doors') },
  { label: 'Conservatories', href: routes.service('conservatories') },
] as const

export interface ServicePane {
  title: string
  kinds: string
  href: string
  picture: Picture
}

/** The four panes of the home page and their order: specification §2. */
export const servicePanes: readonly ServicePane[] = [
  {
    title: 'Residential Windows',
    kinds: 'Double and triple glazing, sash, bay, tilt and turn',
    href: routes.service('windows'),
    picture: pictures.windows,
  },
  {
    title: 'Commercial Windows',
    kinds: 'Curtain walling, aluminium, safety glass, acoustic glazing',
    href: `${routes.service('windows')}#commercial`,
    picture: pictures.shopfront,
  },
  {
    title: 'Doors',
    kinds: 'Composite, bi-fold, patio, French',
    href: routes.service('doors'),
    picture: pictures.doorClose,
  },
  {
    title: 'Conservatories',
    kinds: 'Victorian, Edwardian, lean-to, custom builds',
    href: routes.service('conservatories'),
    picture: pictures.conservatoryClose,
  },
]

export const benefits = points({
  'Energy Efficient':
    'A-rated thermal performance: warm rooms in January, and the wind off the sea left outside.',
  'Security Focused':
    'Locks, hinges and glass chosen with security in mind, for every door and every window that opens.',
  'Long Lasting': 'A 10-year guarantee covers defects, workmanship, weather sealing and hardware.',
  'Expert Installation':
    'Set level, sealed and finished by expert fitters, whether it’s one pane or a whole house.',
})

/** Of the claims in specification §1, in its order, those that the titles of the benefits don't make. */
export const claims: readonly Point[] = points({
  '10-year guarantee': 'Workmanship and hardware covered.',
  'Free no-obligation quotes': 'In writing, and valid for 30 days.',
  'A-rated thermal performance': 'The heat you pay for stays in.',
})
