import 'server-only'
import { LINED_UP_COLUMNS, PICTURE_COLUMNS } from '@/lib/media/picture'
import { type PageMark, toMarkedPage } from '@/lib/next/page-mark'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapCount, unwrapMaybe } from '@/lib/supabase/unwrap'
import { isId } from './addresses'
import { type ProjectToEdit, toProjectToEdit } from './editor/edit-rows'
import { toOwnProject } from './rows'
import { type ProjectStatus, projectStatuses } from './schema'

const OWN_PROJECTS_PER_PAGE = 24

/** Enough to find a complete set. */
const PICTURES_LOOKED_AT = 8

/** One page of the owner's projects, newest first; one extra row shows whether there is another page. */
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
    .order('position', { referencedTable: 'project_images', nullsFirst: false })
    .order('created_at', { referencedTable: 'project_images' })
    .order('id', { referencedTable: 'project_images' })
    .limit(PICTURES_LOOKED_AT, { referencedTable: 'project_images' })
    .limit(OWN_PROJECTS_PER_PAGE + 1)
  if (mark) {
    // The first condition bounds the index scan; the second orders rows of the same time.
    query = query
      .filter('created_at', mark.newer ? 'gte' : 'lte', mark.at)
      .or(`created_at.${side}."${mark.at}",id.${side}.${mark.id}`)
  }
  return toMarkedPage(unwrap(await query).map(toOwnProject), OWN_PROJECTS_PER_PAGE, mark)
}

/** The owner's projects per status. */
export async function countOwnProjects(ownerId: string): Promise<Record<ProjectStatus, number>> {
  const client = await createSessionClient()
  const counts = await Promise.all(
    projectStatuses.map(async (status) => {
      const answer = await client
        .from('projects')
        .select('id', { count: 'exact', head: true })
        .eq('user_id', ownerId)
        .eq('status', status)
        // The embedded Data API reads the rows even for a count.
        .limit(1)
      return [status, unwrapCount(answer)] as const
    }),
  )
  return Object.fromEntries(counts) as Record<ProjectStatus, number>
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
