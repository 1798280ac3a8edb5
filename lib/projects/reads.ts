import 'server-only'
import { PICTURE_COLUMNS } from '@/lib/media/picture'
import type { ServiceSlug } from '@/lib/routes'
import type { SitemapProject } from '@/lib/seo/sitemap'
import { createPublicClient } from '@/lib/supabase/public'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { toProject, toSummary } from './rows'
import { type Project, type ProjectSummary, serviceFlags } from './schema'

// What several queries read.

export const PROJECTS_PER_PAGE = 24

const SUMMARY_COLUMNS =
  'id, slug, title, location, status, start_date, completion_date, description, has_windows, has_doors, has_conservatories, created_at' as const

const COVER = `project_images(${PICTURE_COLUMNS}, image_type)` as const

/** A list page's first project: the order of every list. */
export type PageStart = [createdAt: string, id: string]

/** The page that starts with this project; earlier pages are not read. */
export async function readPageFrom(
  [createdAt, id]: PageStart,
  type?: ServiceSlug,
): Promise<ProjectSummary[]> {
  let query = selectSummaries()
  if (type) query = query.eq(serviceFlags[type], true)
  const answer = await query
    // The first condition bounds the index scan; the second orders rows of the same time.
    .lte('created_at', createdAt)
    .or(`created_at.lt."${createdAt}",id.lte.${id}`)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PROJECTS_PER_PAGE)
  return unwrap(answer).map(toSummary)
}

export async function readCompleted(
  limit: number,
  service?: ServiceSlug,
  except?: string,
): Promise<ProjectSummary[]> {
  let query = selectSummaries().eq('status', 'completed')
  if (service) query = query.eq(serviceFlags[service], true)
  if (except) query = query.neq('id', except)
  const answer = await query
    .order('completion_date', { ascending: false, nullsFirst: false })
    .order('id', { ascending: false })
    .limit(limit)
  return unwrap(answer).map(toSummary)
}

/** Each with one picture: after, else progress, else before. */
function selectSummaries() {
  return createPublicClient()
    .from('projects')
    .select(`${SUMMARY_COLUMNS}, ${COVER}`)
    .neq('project_images.image_type', 'video')
    .order('is_primary', { referencedTable: 'project_images', ascending: false })
    .order('image_type', { referencedTable: 'project_images', ascending: false })
    .order('created_at', { referencedTable: 'project_images' })
    .limit(1, { referencedTable: 'project_images' })
}

export async function readProject(slug: string): Promise<Project | null> {
  const row = unwrapMaybe(
    await createPublicClient()
      .from('projects')
      .select(
        `${SUMMARY_COLUMNS}, user_id, updated_at, project_images(id, image_type, image_date, image_set_id, poster_path, created_at, ${PICTURE_COLUMNS})`,
      )
      .eq('slug', slug)
      .order('created_at', { referencedTable: 'project_images' })
      .order('id', { referencedTable: 'project_images' })
      .maybeSingle(),
  )
  return row && toProject(row)
}

/** A hosted Data API's limit of rows per response. */
const ROWS_PER_READ = 1000

/** All completed projects, page by page along the primary key: newest change first. */
export async function readCompletedForSitemap(): Promise<SitemapProject[]> {
  const projects: SitemapProject[] = []
  let last: string | undefined
  do {
    let query = createPublicClient()
      .from('projects')
      .select('id, slug, updated_at')
      .eq('status', 'completed')
    if (last) query = query.gt('id', last)
    const rows = unwrap(await query.order('id').limit(ROWS_PER_READ))
    for (const row of rows) projects.push({ slug: row.slug, updatedAt: row.updated_at })
    last = rows.length === ROWS_PER_READ ? rows.at(-1)?.id : undefined
  } while (last)
  return projects.sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
}
