import 'server-only'
import { type Cursor, toCursorPage } from '@/lib/cursor'
import { LINED_UP_COLUMNS, PICTURE_COLUMNS } from '@/lib/media/picture'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapCount, unwrapMaybe } from '@/lib/supabase/unwrap'
import { isId } from './addresses'
import { onlyCover } from './cover'
import { type ProjectToEdit, toProjectToEdit } from './editor/edit-rows'
import {
  type OwnProjectFilter,
  ownStatuses,
  type ProjectCounts,
  wordConditions,
} from './own-filter'
import { toListedProject, toOwnProject } from './own-rows'
import { selectProject } from './reads'
import { toProject } from './rows'

const OWN_PROJECTS_PER_PAGE = 24
const PROJECTS_IN_LIST = 50

/** Enough to find a complete set. */
const PICTURES_LOOKED_AT = 8

const OWN_COLUMNS =
  `id, slug, title, location, status, start_date, created_at, is_hidden, covers:project_images(${PICTURE_COLUMNS}, image_type)` as const

/** One page of the owner's projects, newest first; one extra row shows whether there is another page. */
export async function listOwnProjects(ownerId: string, cursor: Cursor | null = null) {
  const client = await createSessionClient()
  const query = client
    .from('projects')
    .select(`${OWN_COLUMNS}, project_images(${PICTURE_COLUMNS}, image_type, image_set_id)`)
    .eq('user_id', ownerId)
    .in('project_images.image_type', ['before', 'after'])
    .order('position', { referencedTable: 'project_images', nullsFirst: false })
    .order('created_at', { referencedTable: 'project_images' })
    .order('id', { referencedTable: 'project_images' })
    .limit(PICTURES_LOOKED_AT, { referencedTable: 'project_images' })
  const withCovers = onlyCover(query, 'covers')
  const found = unwrap(await pageFrom(withCovers, { perPage: OWN_PROJECTS_PER_PAGE, cursor }))
  return toCursorPage(found.map(toOwnProject), OWN_PROJECTS_PER_PAGE, cursor)
}

/** One page of the owner's projects that a filter leaves, each with its cover. */
export async function findOwnProjects(
  ownerId: string,
  { status, text }: OwnProjectFilter,
  cursor: Cursor | null = null,
) {
  const client = await createSessionClient()
  const own = client
    .from('projects')
    .select(`${OWN_COLUMNS}, completion_date`)
    .eq('user_id', ownerId)
  let query = onlyCover(own, 'covers')
  if (status) query = query.eq('is_hidden', status === 'draft')
  if (status && status !== 'draft') query = query.eq('status', status)
  const page = { perPage: PROJECTS_IN_LIST, cursor, conditions: wordConditions(text) }
  const found = unwrap(await pageFrom(query, page))
  return toCursorPage(found.map(toListedProject), PROJECTS_IN_LIST, cursor)
}

interface PageQuery<Query> {
  filter(column: string, operator: string, value: unknown): Query
  or(filters: string): Query
  order(column: string, options: { ascending: boolean }): Query
  limit(count: number): Query
}

interface Page {
  perPage: number
  cursor: Cursor | null
  conditions?: string[]
}

/** A page and one row, beyond the cursor; towards newer rows, the nearest come first. */
function pageFrom<Query extends PageQuery<Query>>(
  query: Query,
  { perPage, cursor, conditions = [] }: Page,
): Query {
  const [side, ascending] = cursor?.newer ? (['gt', true] as const) : (['lt', false] as const)
  const page = query
    .order('created_at', { ascending })
    .order('id', { ascending })
    .limit(perPage + 1)
  if (!cursor) return withAll(page, conditions)
  // The first condition bounds the index scan; the second orders rows of the same time.
  return withAll(page.filter('created_at', cursor.newer ? 'gte' : 'lte', cursor.at), [
    ...conditions,
    `or(created_at.${side}."${cursor.at}",id.${side}.${cursor.id})`,
  ])
}

/** In one `or`: of several, the embedded Data API asks for any instead of all. */
function withAll<Query extends Pick<PageQuery<Query>, 'or'>>(
  query: Query,
  conditions: string[],
): Query {
  return conditions.length > 0 ? query.or(`and(${conditions.join(',')})`) : query
}

/** The owner's published projects per status, and the drafts, of those that hold the words. */
export async function countOwnProjects(ownerId: string, text = ''): Promise<ProjectCounts> {
  const client = await createSessionClient()
  const counts = await Promise.all(
    ownStatuses.map(async (status) => {
      let query = client
        .from('projects')
        .select('id', { count: 'exact', head: true })
        .eq('user_id', ownerId)
        .eq('is_hidden', status === 'draft')
        // The embedded Data API reads the rows even for a count.
        .limit(1)
      if (status !== 'draft') query = query.eq('status', status)
      return [status, unwrapCount(await withAll(query, wordConditions(text)))] as const
    }),
  )
  return Object.fromEntries(counts) as ProjectCounts
}

/**
 * The project of /projects/{slug or id}/edit with all its pictures, of any owner. Former slugs count too:
 * another tab may have changed the title during editing.
 */
export async function findProjectToEdit(slugOrId: string): Promise<ProjectToEdit | null> {
  const found = await findProject(isId(slugOrId) ? 'id' : 'slug', slugOrId)
  if (found) return found
  const client = await createSessionClient()
  const former = client.from('project_slugs').select('project_id').eq('slug', slugOrId)
  const row = unwrapMaybe(await former.maybeSingle())
  return row && findProject('id', row.project_id)
}

/** A project as visitors would see it, of any owner. */
export async function previewProject(id: string) {
  if (!isId(id)) return null
  const row = unwrapMaybe(await selectProject(await createSessionClient(), 'id', id))
  return row && { project: toProject(row), isHidden: row.is_hidden }
}

async function findProject(by: 'id' | 'slug', value: string): Promise<ProjectToEdit | null> {
  const client = await createSessionClient()
  const row = unwrapMaybe(
    await client
      .from('projects')
      .select(
        `*, project_images(id, image_type, image_date, image_set_id, is_cover, poster_path, ${PICTURE_COLUMNS}, ${LINED_UP_COLUMNS})`,
      )
      .eq(by, value)
      .order('position', { referencedTable: 'project_images', nullsFirst: false })
      .order('created_at', { referencedTable: 'project_images' })
      .order('id', { referencedTable: 'project_images' })
      .maybeSingle(),
  )
  return row && toProjectToEdit(row)
}
