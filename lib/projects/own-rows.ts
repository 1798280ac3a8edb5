import { type PictureRow, pictureOf } from '@/lib/media/picture'
import type { Picture } from '@/lib/picture'
import type { Tables } from '@/lib/supabase/database.types'
import { altOf } from './rows'
import { type ProjectSummary, statusOf } from './schema'

/** A project in the owner's list. */
export type ListedProject = Pick<
  ProjectSummary,
  'id' | 'slug' | 'title' | 'location' | 'status' | 'startDate' | 'completionDate' | 'cover'
> & { createdAt: string; is_hidden: boolean }

/** A project on the owner's dashboard. */
export interface OwnProject extends Omit<ListedProject, 'completionDate'> {
  before: Picture | null
  after: Picture | null
}

type Row = Pick<
  Tables<'projects'>,
  'id' | 'slug' | 'title' | 'location' | 'status' | 'start_date' | 'created_at' | 'is_hidden'
> & {
  /** At most one. */
  covers: TypedPicture[]
}

type TypedPicture = PictureRow & { image_type: string }

type OwnRow = Row & {
  /** Before and after pictures, oldest first. */
  project_images: (TypedPicture & { image_set_id: string | null })[]
}

/** Shows the pictures of a complete set if there is one, else the first of each kind. */
export function toOwnProject(row: OwnRow): OwnProject {
  const ofType = (type: string) => row.project_images.filter((image) => image.image_type === type)
  const [befores, afters] = [ofType('before'), ofType('after')]
  const partnerOf = (before: OwnRow['project_images'][number]) =>
    afters.find((after) => after.image_set_id && after.image_set_id === before.image_set_id)
  const before = befores.find(partnerOf) ?? befores[0]
  const after = (before && partnerOf(before)) ?? afters[0]
  return { ...factsOf(row), before: pictureIn(row, before), after: pictureIn(row, after) }
}

export function toListedProject(
  row: Row & Pick<Tables<'projects'>, 'completion_date'>,
): ListedProject {
  return { ...factsOf(row), completionDate: row.completion_date }
}

function factsOf(row: Row) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    status: statusOf(row.status),
    startDate: row.start_date,
    createdAt: row.created_at,
    is_hidden: row.is_hidden,
    cover: pictureIn(row, row.covers[0]),
  }
}

function pictureIn(row: Row, image: TypedPicture | undefined): Picture | null {
  return image ? pictureOf(image, altOf(image.image_type, row)) : null
}
