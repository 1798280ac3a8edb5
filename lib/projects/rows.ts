import { type LinedUpRow, linedUpRow, pictureOf, publicFileUrl } from '@/lib/media/picture'
import type { Tables } from '@/lib/supabase/database.types'
import { excerptOf, paragraphs } from './format'
import { leadPhoto } from './gallery'
import {
  type ImageSet,
  type Photo,
  type Project,
  type ProjectSummary,
  serviceFlags,
  serviceTypes,
  statusOf,
  type Video,
} from './schema'

type ImageRow = LinedUpRow &
  Pick<
    Tables<'project_images'>,
    'id' | 'image_type' | 'image_date' | 'image_set_id' | 'is_cover' | 'poster_path' | 'created_at'
  >

/** With what `COVER_PAIR_COLUMNS` reads. */
export interface CoverPairRow extends Pick<Tables<'projects'>, 'title' | 'location'> {
  project_images: (LinedUpRow & Pick<ImageRow, 'image_type' | 'image_set_id'>)[]
  befores: (LinedUpRow & Pick<ImageRow, 'image_set_id'>)[]
}

type SummaryRow = Omit<Tables<'projects'>, 'user_id' | 'updated_at' | 'is_hidden'> & CoverPairRow

type ProjectRow = Omit<Tables<'projects'>, 'is_hidden'> & { project_images: ImageRow[] }

const videoTypes: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  ogv: 'video/ogg',
}

export function toSummary(row: SummaryRow): ProjectSummary {
  return {
    ...factsOf(row),
    excerpt: excerptOf(row.description),
    opening: paragraphs(row.description)[0] ?? '',
    ...coverPairOf(row),
  }
}

/** Both show the same view where the owner had them lined up. */
export function coverPairOf(
  row: CoverPairRow,
): Pick<ProjectSummary, 'cover' | 'before' | 'isBefore'> {
  const cover = row.project_images[0]
  if (!cover) return { cover: null, before: null }
  const isPair = (before: CoverPairRow['befores'][number]) =>
    cover.image_type === 'after' && before.image_set_id === cover.image_set_id
  const before = row.befores.find((each) => each.image_set_id && isPair(each))
  const [seenBefore, seenAfter] = [before && linedUpRow(before), linedUpRow(cover)]
  const [left, right] = seenBefore && seenAfter ? [seenBefore, seenAfter] : [before, cover]
  return {
    cover: pictureOf(right, altOf(cover.image_type, row)),
    before: left ? pictureOf(left, altOf('before', row)) : null,
    ...(cover.image_type === 'before' && { isBefore: true }),
  }
}

export function toProject(row: ProjectRow): Project {
  const photos = row.project_images.filter(({ image_type }) => image_type !== 'video')
  const sets = setsOf(photos, row)
  const progress = photos
    .filter(({ image_type }) => image_type === 'progress')
    .map((image) => photoOf(image, row))
  const chosen = photos.find(({ is_cover }) => is_cover)
  const chosenCover = chosen && photoOf(chosen, row)
  return {
    ...factsOf(row),
    ownerId: row.user_id,
    description: row.description,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    cover: chosenCover ?? leadPhoto({ sets, progress }),
    chosenCover,
    sets,
    progress,
    videos: row.project_images.filter(({ image_type }) => image_type === 'video').map(videoOf),
  }
}

function factsOf(row: Omit<SummaryRow, 'project_images' | 'befores'>) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    status: statusOf(row.status),
    startDate: row.start_date,
    completionDate: row.completion_date,
    services: serviceTypes.filter((service) => row[serviceFlags[service]]),
  }
}

/** Ordered by their first picture; a picture without a set forms its own. */
function setsOf(photos: ImageRow[], project: ProjectRow): ImageSet[] {
  const sets = new Map<string, ImageSet>()
  const views = new Map<string, Partial<Pick<ImageSet, 'before' | 'after'>>>()
  for (const image of photos) {
    if (image.image_type !== 'before' && image.image_type !== 'after') continue
    const id = image.image_set_id ?? image.id
    const set = sets.get(id) ?? { id, before: null, after: null }
    if (image.image_type === 'after' && !set.after && image.poster_path)
      set.socialCard = publicFileUrl('project-images', image.poster_path)
    const seen = linedUpRow(image)
    if (!set[image.image_type] && seen) {
      views.set(id, { ...views.get(id), [image.image_type]: photoOf(seen, project) })
    }
    set[image.image_type] ??= photoOf(image, project)
    sets.set(id, set)
  }
  for (const [id, { before, after }] of views) {
    const set = sets.get(id)
    if (set && before && after) set.linedUp = { before, after }
  }
  return [...sets.values()]
}

function photoOf(image: ImageRow, project: Pick<ProjectRow, 'title' | 'location'>): Photo {
  return {
    ...pictureOf(image, altOf(image.image_type, project)),
    id: image.id,
    caption: image.caption?.trim() || null,
    date: image.image_date,
  }
}

function videoOf(image: ImageRow): Video {
  const extension = image.path.split('.').at(-1)?.toLowerCase() ?? ''
  return {
    id: image.id,
    src: publicFileUrl(image.bucket, image.path),
    type: videoTypes[extension] ?? 'video/mp4',
    poster: image.poster_path ? publicFileUrl('project-images', image.poster_path) : null,
    caption: image.caption?.trim() || null,
    uploadedAt: image.created_at,
  }
}

export function altOf(imageType: string, { title, location }: { title: string; location: string }) {
  const moment = { before: 'before', after: 'after', progress: 'work in progress' }[imageType]
  return moment ? `${title} in ${location}, ${moment}` : `${title} in ${location}`
}
