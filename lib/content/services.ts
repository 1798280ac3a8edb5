import type { ServiceSlug } from '@/lib/routes'
import { points } from './points'
import { conservatories } from './service-conservatories'
import type { ServiceContent } from './service-content'
import { doors } from './service-doors'
import { windows } from './service-windows'

export type { ServiceContent }

export const services: Record<ServiceSlug, ServiceContent> = { windows, doors, conservatories }

export const serviceList: readonly ServiceContent[] = Object.values(services)

/** The 30 days must match the terms (specification §9). */
export const nextSteps = points({
  'We get in touch': 'A quick chat about what you have now and what you would like instead.',
  'We measure': 'A visit to measure up and look at walls, openings and access.',
  'You get a written quote': 'Free, no obligation, and valid for 30 days.',
})
