import { getImageProps } from 'next/image'
import { foldSrcSet, type Sizes } from '../src-set'
import { fullDate } from './format'
import type { ImageSet, Photo, Project } from './schema'

export type FullSet = ImageSet & { before: Photo; after: Photo }

export function isFullSet(set: ImageSet | undefined): set is FullSet {
  return Boolean(set?.before && set.after)
}

/** Every photo in page order: sets, then progress. */
export function photosOf({ sets, progress }: Pick<Project, 'sets' | 'progress'>): Photo[] {
  const ofSets = sets.flatMap(({ before, after }) => [before, after])
  return [...ofSets, ...progress].filter((photo) => photo !== null)
}

/** The project's lead picture: after, else progress, else before. */
export function leadPhoto({ sets, progress }: Pick<Project, 'sets' | 'progress'>): Photo | null {
  const after = sets.find((set) => set.after)?.after
  return after ?? progress[0] ?? sets[0]?.before ?? null
}

/** A full-window photo with its sizes and its date in words. */
export type LargePhoto = Photo & Sizes

/** Photos for the lightbox; sized on the server, so the browser needs no code for it. */
export function lightboxPhotos(project: Pick<Project, 'sets' | 'progress'>): LargePhoto[] {
  return photosOf(project).map((photo) => {
    const { src, alt, width, height } = photo
    const { props } = getImageProps({ src, alt, width, height, sizes: '100vw' })
    return { ...photo, ...foldSrcSet(props), date: photo.date && fullDate(photo.date) }
  })
}

/**
 * Whether a progress photo spans two of the grid's three columns: the first, the last or both, so that
 * no cell stays empty.
 */
export function isWide(index: number, count: number): boolean {
  const left = count % 3
  return (left > 0 && index === 0) || (left === 1 && index === count - 1)
}
