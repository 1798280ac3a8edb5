import { areas } from '@/lib/content/areas'
import type { ServiceSlug } from '@/lib/routes'

export type Town = (typeof areas)[number]

/** What a list of projects is limited to: a kind of work, a town, or both. */
export interface ListFilter {
  type?: ServiceSlug | undefined
  town?: Town | undefined
}

/** 'whitley-bay', for addresses. */
export function townSlug(town: Town): string {
  return town.toLowerCase().replaceAll(' ', '-')
}

export function findTown(slug: string): Town | undefined {
  return areas.find((town) => townSlug(town) === slug)
}

/** Not the county, and not a street that leads there. */
const BEFORE = String.raw`(?<!(?:county|co\.?)\s+)(?<![\p{L}\d])`
const AFTER = String.raw`(?![\p{L}\d]|\s+(?:road|rd|street|st|lane|avenue|terrace)(?![\p{L}\d]))`

const patterns = areas.map(
  (town) =>
    [town, new RegExp(BEFORE + town.replace(' ', String.raw`[\s-]+`) + AFTER, 'iu')] as const,
)

/** The towns that a project's location names. */
export function townsIn(location: string): Town[] {
  return patterns.filter(([, pattern]) => pattern.test(location)).map(([town]) => town)
}
