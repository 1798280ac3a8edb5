import { LINED_UP_COLUMNS, PICTURE_COLUMNS } from '@/lib/media/picture'

const PAIR_COLUMNS = `${PICTURE_COLUMNS}, ${LINED_UP_COLUMNS}, image_set_id` as const

/** A project's cover, and its first before, most likely the cover's pair; read with `onlyCoverPair`. */
export const COVER_PAIR_COLUMNS =
  `project_images(${PAIR_COLUMNS}, image_type), befores:project_images(${PAIR_COLUMNS})` as const

interface PictureQuery {
  eq(column: string, value: string): this
  neq(column: string, value: string): this
  order(
    column: string,
    options: { referencedTable: string; ascending?: boolean; nullsFirst?: boolean },
  ): this
  limit(count: number, options: { referencedTable: string }): this
}

/**
 * Leaves of a project's pictures the one that cards show: the chosen cover, else after, progress, before.
 * @param pictures the embedded table or its alias
 */
export function onlyCover<Query extends PictureQuery>(query: Query, pictures: string): Query {
  const referencedTable = pictures
  return query
    .neq(`${pictures}.image_type`, 'video')
    .order('is_cover', { referencedTable, nullsFirst: false })
    .order('is_primary', { referencedTable, ascending: false })
    .order('image_type', { referencedTable, ascending: false })
    .order('position', { referencedTable, nullsFirst: false })
    .order('created_at', { referencedTable })
    .limit(1, { referencedTable })
}

/**
 * Leaves of `COVER_PAIR_COLUMNS` one picture each.
 * @param path of embedded projects, such as 'projects.'; none where they are what is read
 */
export function onlyCoverPair<Query extends PictureQuery>(query: Query, path = ''): Query {
  const befores = { referencedTable: `${path}befores` }
  return onlyCover(query, `${path}project_images`)
    .eq(`${path}befores.image_type`, 'before')
    .order('position', { ...befores, nullsFirst: false })
    .order('created_at', befores)
    .limit(1, befores)
}
