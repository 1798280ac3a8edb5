import { type Picture, type PictureRow, pictureOf } from '@/lib/media/picture'
import type { Tables } from '@/lib/supabase/database.types'
import { type ProjectStatus, statusOf } from './schema'

/** A project on the owner's dashboard. */
export interface OwnProject {
  id: string
  slug: string
  title: string
  location: string
  status: ProjectStatus
  startDate: string
  createdAt: string
  before: Picture | null
  after: Picture | null
}

type OwnRow = Pick<
  Tables<'projects'>,
  'id' | 'slug' | 'title' | 'location' | 'status' | 'start_date' | 'created_at'
> & {
  /** Before and after pictures, oldest first. */
  project_images: (PictureRow & { image_type: string; image_set_id: string | null })[]
}

/** Shows the pictures of a complete set if there is one, else the first of each kind. */
export function toOwnProject(row: OwnRow): OwnProject {
  const ofType = (type: string) => row.project_images.filter((image) => image.image_type === type)
  const [befores, afters] = [ofType('before'), ofType('after')]
  const partnerOf = (before: OwnRow['project_images'][number]) =>
    afters.find((after) => after.image_set_id && after.image_set_id === before.image_set_id)
  const before = befores.find(partnerOf) ?? befores[0]
  const after = (before && partnerOf(before)) ?? afters[0]
  const picture = (image: PictureRow | undefined, moment: string) =>
    image ? pictureOf(image, `${row.title} in ${row.location}, ${moment}`) : null
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    status: statusOf(row.status),
    startDate: row.start_date,
    createdAt: row.created_at,
    before: picture(before, 'before'),
    after: picture(after, 'after'),
  }
}
