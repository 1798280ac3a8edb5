import type { Picture } from '@/lib/picture'
import type { ServiceSlug } from '@/lib/routes'
import type { DrawingName } from './drawings'
import type { Point } from './points'

export interface Solution {
  title: string
  /** A few words below the title; they fit one line of a phone. */
  gist: string
  text: string
  goodFor: string
  /** When another kind is the better choice. */
  thinkTwice: string
  drawing: DrawingName
}

interface KindGroup {
  id: string
  title: string
  /** In the line of links. */
  short: string
  text: string
  picture: Picture
  solutions: readonly [Solution, Solution, Solution, Solution]
}

export interface Installation {
  text: string
  picture: Picture
  steps: readonly Point[]
  /** What to do before the fitters come. */
  before: readonly string[]
}

export interface ServiceContent {
  slug: ServiceSlug
  name: string
  title: string
  intro: string
  /** Ends 'Start here if', on the list of services; as far as its first comma, in the planning tile. */
  startHere: string
  /** For search results. */
  summary: string
  picture: Picture
  /** On the service's own page in place of `picture`, which a project there may show too. */
  hero?: Picture
  /** Second picture in the list of services. */
  detail?: Picture
  /** What is done with this kind of work, as in 'windows we have fitted'. */
  verb: { now: string; done: string }
  /** For homes first. */
  groups: readonly [KindGroup, ...KindGroup[]]
  /** Rules of England only, hedged where cases differ. */
  worthKnowing: readonly Point[]
  reasons: readonly Point[]
  installation: Installation
  /** The enquiry form's preselected project type (specification §2). */
  projectType: 'residential' | 'residential_doors' | 'conservatory'
}
