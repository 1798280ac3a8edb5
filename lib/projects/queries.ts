import 'server-only'
import { cacheTag } from 'next/cache'
import { briefly, cachedRead, tags } from '@/lib/cached-read'
import { PICTURE_COLUMNS } from '@/lib/media/picture'
import type { ServiceSlug } from '@/lib/routes'
import { createPublicClient } from '@/lib/supabase/public'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { toProject, toSummary } from './rows'
import { type Project, type ProjectPage, type ProjectSummary, serviceFlags } from './schema'

export const PROJECTS_PER_PAGE = 24
export const RELATED_LIMIT = 3

const SUMMARY_COLUMNS =
  'id, slug, title, location, status, start_date, completion_date, description, has_windows, has_doors, has_conservatories, created_at' as const

const COVER = `project_images(${PICTURE_COLUMNS}, image_type)` as const

/** PostgREST: the range begins behind the last row. */
const BEYOND_LAST_ROW = 'PGRST103'

/** One page of all projects, or of those of one type, newest first. A page out of range has no projects. */
export async function listProjects(page: number, type?: ServiceSlug): Promise<ProjectPage> {
  'use cache'
  cacheTag(tags.projects)
  const nothing: ProjectPage = { projects: [], page, pageCount: 0, total: 0 }
  return cachedRead(
    'Project list',
    async () => {
      const found = await readPage(page, type)
      if (found.projects.length === 0 && page > 1) briefly()
      return found
    },
    nothing,
  )
}

/** The project with this very slug. Former ones and ids: `findCurrentSlug`. */
export async function getProjectBySlug(slug: string): Promise<Project | null> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead(
    'Project',
    async () => {
      const project = await readProject(slug)
      if (!project) briefly()
      return project
    },
    null,
  )
}

/** Where a former slug, or a project's id, leads today. */
export async function findCurrentSlug(slugOrId: string): Promise<string | null> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead(
    'Former address',
    async () => {
      const slug = (await readSlugOfFormer(slugOrId)) ?? (await readSlugOfId(slugOrId))
      briefly()
      return slug
    },
    null,
  )
}

/** Latest completed projects of all types. */
export async function listLatestCompleted(limit: number): Promise<ProjectSummary[]> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead('Latest projects', () => readCompleted(limit), [])
}

/**
 * Latest completed projects of one type: related blocks.
 * @param except the project on whose page they stand
 */
export async function listRelated(
  service: ServiceSlug,
  except?: string,
): Promise<ProjectSummary[]> {
  'use cache'
  cacheTag(tags.projects)
  // Its failure is silent (specification §2): no page may fall for the lack of it.
  return cachedRead('Related projects', () => readCompleted(RELATED_LIMIT, service, except), [], {
    always: true,
  })
}

/** Slugs of the newest projects: the pages worth making at build time. */
export async function listProjectSlugs(limit: number): Promise<string[]> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead('Project slugs', async () => {
    const rows = unwrap(
      await createPublicClient()
        .from('projects')
        .select('slug')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(limit),
    )
    return rows.map(({ slug }) => slug)
  }, [])
}

async function readPage(page: number, type?: ServiceSlug): Promise<ProjectPage> {
  const first = (page - 1) * PROJECTS_PER_PAGE
  let query = selectSummaries({ count: 'exact' })
  if (type) query = query.is(serviceFlags[type], true)
  const answer = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(first, first + PROJECTS_PER_PAGE - 1)
  if (answer.error?.code === BEYOND_LAST_ROW) return { projects: [], page, pageCount: 0, total: 0 }
  const projects = unwrap(answer).map(toSummary)
  const total = answer.count ?? projects.length
  return { projects, page, pageCount: Math.ceil(total / PROJECTS_PER_PAGE), total }
}

async function readCompleted(
  limit: number,
  service?: ServiceSlug,
  except?: string,
): Promise<ProjectSummary[]> {
  let query = selectSummaries().eq('status', 'completed')
  if (service) query = query.is(serviceFlags[service], true)
  if (except) query = query.neq('id', except)
  const answer = await query
    .order('completion_date', { ascending: false, nullsFirst: false })
    .order('id', { ascending: false })
    .limit(limit)
  return unwrap(answer).map(toSummary)
}

/** Each with one picture: an after image first, then progress, then before. */
function selectSummaries(options?: { count: 'exact' }) {
  return createPublicClient()
    .from('projects')
    .select(`${SUMMARY_COLUMNS}, ${COVER}`, options)
    .neq('project_images.image_type', 'video')
    .order('is_primary', { referencedTable: 'project_images', ascending: false })
    .order('image_type', { referencedTable: 'project_images', ascending: false })
    .order('created_at', { referencedTable: 'project_images' })
    .limit(1, { referencedTable: 'project_images' })
}

async function readProject(slug: string): Promise<Project | null> {
  const row = unwrapMaybe(
    await createPublicClient()
      .from('projects')
      .select(
        `${SUMMARY_COLUMNS}, user_id, updated_at, project_images(id, image_type, image_date, image_set_id, poster_path, ${PICTURE_COLUMNS})`,
      )
      .eq('slug', slug)
      .order('created_at', { referencedTable: 'project_images' })
      .order('id', { referencedTable: 'project_images' })
      .maybeSingle(),
  )
  return row && toProject(row)
}

async function readSlugOfFormer(slug: string): Promise<string | null> {
  const row = unwrapMaybe(
    await createPublicClient()
      .from('project_slugs')
      .select('projects(slug)')
      .eq('slug', slug)
      .maybeSingle(),
  )
  return row?.projects?.slug ?? null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function readSlugOfId(id: string): Promise<string | null> {
  if (!UUID.test(id)) return null
  const row = unwrapMaybe(
    await createPublicClient().from('projects').select('slug').eq('id', id).maybeSingle(),
  )
  return row?.slug ?? null
}
