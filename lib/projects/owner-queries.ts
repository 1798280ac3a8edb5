import 'server-only'
import { PICTURE_COLUMNS } from '@/lib/media/picture'
import { type PageMark, toMarkedPage } from '@/lib/page-mark'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapCount, unwrapMaybe } from '@/lib/supabase/unwrap'
import { type ProjectToEdit, toProjectToEdit } from './edit-rows'
import { toOwnProject } from './own-rows'
import { type ProjectStatus, projectStatuses } from './schema'

const OWN_PROJECTS_PER_PAGE = 24

/** Enough to find a whole set among them. */
const PICTURES_LOOKED_AT = 8

/** One page of the owner's own projects, newest first; one row more tells whether there is another. */
export async function listOwnProjects(ownerId: string, mark: PageMark | null = null) {
  const client = await createSessionClient()
  const [side, ascending] = mark?.newer ? (['gt', true] as const) : (['lt', false] as const)
  let query = client
    .from('projects')
    .select(
      `id, slug, title, location, status, start_date, created_at, project_images(${PICTURE_COLUMNS}, image_type, image_set_id)`,
    )
    .eq('user_id', ownerId)
    .in('project_images.image_type', ['before', 'after'])
    .order('created_at', { ascending })
    .order('id', { ascending })
    .order('created_at', { referencedTable: 'project_images' })
    .order('id', { referencedTable: 'project_images' })
    .limit(PICTURES_LOOKED_AT, { referencedTable: 'project_images' })
    .limit(OWN_PROJECTS_PER_PAGE + 1)
  if (mark) {
    // The first condition bounds what the index reads; the second settles projects of one moment.
    query = query
      .filter('created_at', mark.newer ? 'gte' : 'lte', mark.at)
      .or(`created_at.${side}."${mark.at}",id.${side}.${mark.id}`)
  }
  return toMarkedPage(unwrap(await query).map(toOwnProject), OWN_PROJECTS_PER_PAGE, mark)
}

/** How many of the owner's own projects are in each status. */
export async function countOwnProjects(ownerId: string): Promise<Record<ProjectStatus, number>> {
  const client = await createSessionClient()
  const counts = await Promise.all(
    projectStatuses.map(async (status) => {
      const answer = await client
        .from('projects')
        .select('id', { count: 'exact', head: true })
        .eq('user_id', ownerId)
        .eq('status', status)
        // The embedded Data API reads the rows even where only their number is asked for.
        .limit(1)
      return [status, unwrapCount(answer)] as const
    }),
  )
  return Object.fromEntries(counts) as Record<ProjectStatus, number>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The project behind /projects/{slug or id}/edit with all its pictures, whoever owns it. A former slug
 * finds it too: saving a new title renders the page once more at its old address.
 */
export async function findProjectToEdit(slugOrId: string): Promise<ProjectToEdit | null> {
  if (UUID.test(slugOrId)) return readProjectToEdit('id', slugOrId)
  const project = await readProjectToEdit('slug', slugOrId)
  if (project) return project
  const client = await createSessionClient()
  const former = client.from('project_slugs').select('project_id').eq('slug', slugOrId)
  const id = unwrapMaybe(await former.maybeSingle())?.project_id
  return id ? readProjectToEdit('id', id) : null
}

async function readProjectToEdit(column: 'id' | 'slug', value: string) {
  const client = await createSessionClient()
  const row = unwrapMaybe(
    await client
      .from('projects')
      .select(
        `*, project_images(id, image_type, image_date, image_set_id, poster_path, ${PICTURE_COLUMNS})`,
      )
      .eq(column, value)
      .order('created_at', { referencedTable: 'project_images' })
      .order('id', { referencedTable: 'project_images' })
      .maybeSingle(),
  )
  return row && toProjectToEdit(row)
}
