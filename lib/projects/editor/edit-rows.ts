import { type LinedUpRow, linedUpRow, pictureOf, publicFileUrl } from '@/lib/media/picture'
import type { Picture } from '@/lib/picture'
import type { Tables } from '@/lib/supabase/database.types'

/** A saved picture as the owner edits it. */
export interface SavedPicture extends Picture {
  id: string
  type: 'before' | 'after' | 'progress'
  /** Chosen by the owner. */
  isCover: boolean
  /** What comparisons show in its place. */
  linedUp?: Picture
  caption: string
  /** yyyy-MM-dd, or empty. */
  date: string
}

export interface SavedSet {
  id: string
  /** All pictures of the set, even if it holds two of one kind. */
  pictures: SavedPicture[]
}

export interface SavedVideo {
  id: string
  src: string
  poster: string | null
  caption: string
  date: string
}

export type ProjectToEdit = Tables<'projects'> & {
  sets: SavedSet[]
  progress: SavedPicture[]
  videos: SavedVideo[]
}

type ImageRow = LinedUpRow &
  Pick<
    Tables<'project_images'>,
    'id' | 'image_type' | 'image_date' | 'image_set_id' | 'is_cover' | 'poster_path'
  >

/** Unlike the public page it includes every stored picture, so that all can be changed and deleted. */
export function toProjectToEdit({
  project_images,
  ...project
}: Tables<'projects'> & { project_images: ImageRow[] }): ProjectToEdit {
  const sets = new Map<string, SavedSet>()
  const progress: SavedPicture[] = []
  const videos: SavedVideo[] = []
  for (const row of project_images) {
    const { id, image_type: type } = row
    if (type === 'video') videos.push(videoOf(row))
    else if (type === 'progress') progress.push(savedPicture(row, type))
    else if (type === 'before' || type === 'after') {
      // A picture without a set forms its own, under its own id (rows.ts).
      const setId = row.image_set_id ?? id
      const set = sets.get(setId) ?? { id: setId, pictures: [] }
      set.pictures.push(savedPicture(row, type))
      sets.set(setId, set)
    }
  }
  for (const { pictures } of sets.values()) {
    pictures.sort((a, b) => Number(a.type === 'after') - Number(b.type === 'after'))
  }
  return { ...project, sets: [...sets.values()], progress, videos }
}

function savedPicture(row: ImageRow, type: SavedPicture['type']): SavedPicture {
  const seen = linedUpRow(row)
  return {
    ...pictureOf(row, ''),
    id: row.id,
    type,
    isCover: row.is_cover === true,
    linedUp: seen ? pictureOf(seen, '') : undefined,
    ...wordsOf(row),
  }
}

function videoOf(row: ImageRow): SavedVideo {
  return {
    id: row.id,
    src: publicFileUrl(row.bucket, row.path),
    poster: row.poster_path ? publicFileUrl('project-images', row.poster_path) : null,
    ...wordsOf(row),
  }
}

function wordsOf({ caption, image_date }: ImageRow) {
  return { caption: caption ?? '', date: image_date ?? '' }
}
