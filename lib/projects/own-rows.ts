import { type PictureRow, pictureOf } from '@/lib/media/picture'
import type { Picture } from '@/lib/picture'
import type { Tables } from '@/lib/supabase/database.types'
import { altOf } from './rows'
import { type ProjectStatus, type ProjectSummary, statusOf } from './schema'

/** A project on the owner's dashboard. */
export interface OwnProject {
  id: string
  slug: string
  title: string
  location: string
  status: ProjectStatus
  startDate: string
  createdAt: string
  is_hidden: boolean
  before: Picture | null
  after: Picture | null
  /** As on cards. */
  cover: Picture | null
}

type OwnRow = Pick<
  Tables<'projects'>,
  'id' | 'slug' | 'title' | 'location' | 'status' | 'start_date' | 'created_at' | 'is_hidden'
> & {
  /** Before and after pictures, oldest first. */
  project_images: (PictureRow & { image_type: string; image_set_id: string | null })[]
  /** At most one. */
  covers: (PictureRow & { image_type: string })[]
}

/** Shows the pictures of a complete set if there is one, else the first of each kind. */
export function toOwnProject(row: OwnRow): OwnProject {
  const ofType = (type: string) => row.project_images.filter((image) => image.image_type === type)
  const [befores, afters] = [ofType('before'), ofType('after')]
  const partnerOf = (before: OwnRow['project_images'][number]) =>
    afters.find((after) => after.image_set_id && after.image_set_id === before.image_set_id)
  const before = befores.find(partnerOf) ?? befores[0]
  const after = (before && partnerOf(before)) ?? afters[0]
  const picture = (image: OwnRow['covers'][number] | undefined) =>
    image ? pictureOf(image, altOf(image.image_type, row)) : null
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    status: statusOf(row.status),
    startDate: row.start_date,
    createdAt: row.created_at,
    is_hidden: row.is_hidden,
    before: picture(before),
    after: picture(after),
    cover: picture(row.covers[0]),
  }
}

/** A project in the owner's list. */
export type ListedProject = Pick<
  ProjectSummary,
  'id' | 'slug' | 'title' | 'location' | 'status' | 'startDate' | 'completionDate' | 'cover'
> & { createdAt: string; is_hidden: boolean }

type ListedRow = Pick<
  Tables<'projects'>,
  | 'id'
  | 'slug'
  | 'title'
  | 'location'
  | 'status'
  | 'start_date'
  | 'completion_date'
  | 'created_at'
  | 'is_hidden'
> & { project_images: (PictureRow & { image_type: string })[] }

export function toListedProject(row: ListedRow): ListedProject {
  const [cover] = row.project_images
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    status: statusOf(row.status),
    startDate: row.start_date,
    completionDate: row.completion_date,
    createdAt: row.created_at,
    is_hidden: row.is_hidden,
    cover: cover ? pictureOf(cover, altOf(cover.image_type, row)) : null,
  }
}
