import { fullDate } from './format'
import type { ImageSet, Photo, Project } from './schema'

export type FullSet = ImageSet & { before: Photo; after: Photo }

export function isFullSet(set: ImageSet | undefined): set is FullSet {
  return Boolean(set?.before && set.after)
}

/** What a comparison shows of a set: the same view twice, where the owner had it lined up. */
export function comparedPair({ before, after, linedUp }: FullSet): { before: Photo; after: Photo } {
  return linedUp ?? { before, after }
}

/** Every photo in page order: sets, then progress. */
export function photosOf({ sets, progress }: Pick<Project, 'sets' | 'progress'>): Photo[] {
  const ofSets = sets.flatMap(({ before, after }) => [before, after])
  return [...ofSets, ...progress].filter((photo) => photo !== null)
}

/** The picture of a project whose owner chose no cover: after, else progress, else before. */
export function leadPhoto({ sets, progress }: Pick<Project, 'sets' | 'progress'>): Photo | null {
  const after = sets.find((set) => set.after)?.after
  return after ?? progress[0] ?? sets[0]?.before ?? null
}

/** Photos for the lightbox, their dates in words, so that the browser needs no code for it. */
export function lightboxPhotos(project: Pick<Project, 'sets' | 'progress'>): Photo[] {
  return photosOf(project).map((photo) => ({
    ...photo,
    date: photo.date && fullDate(photo.date),
  }))
}
