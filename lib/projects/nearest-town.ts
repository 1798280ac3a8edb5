import { areas } from '@/lib/content/areas'
import type { Position } from '@/lib/media/pairing/exif'
import type { Town } from './towns'

/** Latitude and longitude of each town's centre; its dot on the map is in lib/content/map.ts. */
export const townCentres: Record<Town, readonly [number, number]> = {
  Sunderland: [54.9061, -1.3811],
  Newcastle: [54.9738, -1.6132],
  Middlesbrough: [54.5742, -1.2349],
  Durham: [54.7761, -1.5733],
  Gateshead: [54.9621, -1.6018],
  'South Shields': [54.9986, -1.4323],
  'North Shields': [55.0097, -1.4448],
  'Whitley Bay': [55.0464, -1.4442],
  Washington: [54.9, -1.5197],
  Hartlepool: [54.6863, -1.2129],
}

/** Farther out lie other towns. */
const FARTHEST_KM = 5
const KM_A_DEGREE = 111.2

/** The town whose centre is nearest; undefined where none is near. */
export function nearestTown(position: Position): Town | undefined {
  const [nearest] = Object.entries(townCentres)
    .map(([town, centre]) => ({ town: town as Town, away: kilometresTo(centre, position) }))
    .sort((one, other) => one.away - other.away)
  return nearest && nearest.away <= FARTHEST_KM ? nearest.town : undefined
}

/** As far as a neighbour's work is still near. */
const NEAR_KM = 40

/** The other towns around one, the nearest first. */
export function townsNear(town: Town): Town[] {
  const [latitude, longitude] = townCentres[town]
  const away = (other: Town) => kilometresTo(townCentres[other], { latitude, longitude })
  return areas
    .filter((other) => other !== town && away(other) <= NEAR_KM)
    .sort((one, other) => away(one) - away(other))
}

/** Flat, which is right to a few metres this near. */
function kilometresTo(
  [latitude, longitude]: readonly [number, number],
  position: Position,
): number {
  const north = position.latitude - latitude
  const east = (position.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)
  return KM_A_DEGREE * Math.hypot(north, east)
}

/** The town that more than half of the positions lie in: one photo may be of another job. */
export function townOfMost(positions: readonly Position[]): Town | undefined {
  const found = positions.map(nearestTown)
  return found.find(
    (town) => town && 2 * found.filter((other) => other === town).length > found.length,
  )
}
