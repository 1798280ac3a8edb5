import type { ServiceSlug } from '@/lib/routes'
import type { DrawingName } from './drawings'
import type { StaticPicture } from './pictures'

export interface Point {
  title: string
  text: string
}

/** One kind of window, door or conservatory, with what speaks for it and against it. */
export interface Solution {
  title: string
  text: string
  goodFor: string
  /** Where another kind is the better choice. */
  thinkTwice: string
  drawing: DrawingName
}

interface KindGroup {
  id: string
  title: string
  text: string
  picture?: StaticPicture
  solutions: readonly [Solution, Solution, Solution, Solution]
}

export interface Installation {
  text: string
  picture: StaticPicture
  steps: readonly Point[]
  /** What to do before the fitters come. */
  before: readonly string[]
}

export interface ServiceContent {
  slug: ServiceSlug
  name: string
  title: string
  intro: string
  /** For the list of services: when to start looking here. */
  startHere: string
  /** For search results. */
  summary: string
  picture: StaticPicture
  /** A second look, beside the first in the list of services. */
  detail?: StaticPicture
  groups: readonly KindGroup[]
  /** Rules and facts worth knowing before choosing; the law of England, hedged where cases differ. */
  worthKnowing: readonly Point[]
  reasons: readonly [Point, Point, Point]
  installation: Installation
  /** The enquiry form's preselected project type (specification §2). */
  projectType: 'residential' | 'residential_doors' | 'conservatory'
}
