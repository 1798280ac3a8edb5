import { type Position, readExif } from './exif'
import { type Features, featuresOf, type Pixels } from './features'
import { type Found, judged } from './line-up'
import { likenessOf } from './match'
import { loadOpenCv, type OpenCv } from './opencv'
import { type Pair, pairPhotos, QUICK_POINTS } from './pair-photos'
import { type Proposal, proposeSets } from './propose-sets'
import { type Days, sortByDay } from './sort-by-day'
import { takenAt } from './taken-at'

export interface PhotoToSort {
  id: string
  file: File
}

/** How an after photo lies on its before photo. */
type ComparedPair = Pick<Pair, 'before' | 'after'> & Found

export interface SortedPhotos {
  proposal: Proposal
  /** Pairs that were looked at closely: lining them up needs no second comparison. */
  compared: ComparedPair[]
  /** yyyy-MM-dd by photo, where the camera wrote it. */
  days: Record<string, string>
  /** Where each was taken, if the camera wrote it. Never leaves the device. */
  positions: Record<string, Position>
  /** The dates do not tell before from after. */
  isOneDay: boolean
  /** False where this device could not compare them, so only the dates count. */
  isCompared: boolean
}

interface Means {
  /** At the compared size, upright. */
  decode: (file: File) => Promise<Pixels>
  /** @param progress 0 to 1 */
  report: (progress: number) => void
  /** The photos could not be compared at all; they are sorted by date. */
  failed: (error: unknown) => void
}

/** Finding the points of a photo takes as long as this many quick comparisons. */
const POINTS_COST = 10

/** @param free how many sets the form still has */
export async function sortPhotos(
  photos: readonly PhotoToSort[],
  free: number,
  means: Means,
): Promise<SortedPhotos> {
  const dated = await Promise.all(
    photos.map(async ({ id, file }) => {
      const exif = await readExif(file)
      return { id, takenAt: takenAt(exif, file), position: exif.position }
    }),
  )
  const days = sortByDay(dated)
  const found = await comparePhotos(photos, days, means).catch((error: unknown) => {
    means.failed(error)
    return undefined
  })
  const fromCamera = dated.filter(({ takenAt: { isFromCamera } }) => isFromCamera)
  return {
    proposal: proposeSets(days, found?.pairs ?? [], free),
    compared: found?.compared ?? [],
    days: Object.fromEntries(fromCamera.map(({ id, takenAt: { day } }) => [id, day])),
    positions: Object.fromEntries(
      dated.flatMap(({ id, position }) => (position ? [[id, position]] : [])),
    ),
    isOneDay: days.before.length === 0,
    isCompared: found !== undefined,
  }
}

async function comparePhotos(
  photos: readonly PhotoToSort[],
  days: Days,
  { decode, report }: Means,
): Promise<{ pairs: Pair[]; compared: ComparedPair[] }> {
  const compared: ComparedPair[] = []
  if (days.candidates.length === 0) return { pairs: [], compared }
  const all = POINTS_COST * photos.length + days.candidates.length
  let done = 0
  const advance = (cost: number) => {
    done += cost
    report(Math.min(1, done / all))
  }
  const cv = await loadOpenCv()
  const features = new Map<string, Features | undefined>()
  const wanted = new Set(days.candidates.flat())
  for (const { id, file } of photos) {
    if (wanted.has(id)) features.set(id, await featuresIn(cv, file, decode))
    advance(POINTS_COST)
  }
  const pairs = pairPhotos(days.candidates, (before, after, quick) => {
    if (quick) advance(1)
    const [one, other] = [features.get(before), features.get(after)]
    if (!one || !other) return 0
    const likeness = likenessOf(cv, one, other, quick ? QUICK_POINTS : undefined)
    if (!quick) compared.push({ before, after, ...judged(likeness, one, other) })
    return likeness.inliers
  })
  return { pairs, compared }
}

/** Undefined for a file that is no picture: the upload says so. */
async function featuresIn(cv: OpenCv, file: File, decode: Means['decode']) {
  try {
    return featuresOf(cv, await decode(file))
  } catch {
    return undefined
  }
}
