import 'server-only'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { britishDay } from '@/lib/british-time'
import { briefly, cachedRead } from '@/lib/next/cached-read'
import { tags } from '@/lib/next/tags'
import type { ServiceSlug } from '@/lib/routes'
import type { SitemapProject } from '@/lib/seo/sitemap'
import { createPublicClient } from '@/lib/supabase/public'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { isAddressable, isId } from './addresses'
import { readPageInTown } from './in-towns'
import {
  type PageStart,
  PROJECTS_PER_PAGE,
  readCompleted,
  readCompletedForSitemap,
  readPageFrom,
  readProject,
} from './reads'
import type { Project, ProjectPage, ProjectSummary } from './schema'
import type { ListFilter } from './towns'

const RELATED_LIMIT = 3

/** Projects with both kinds of picture that are searched for a complete set. */
const COMPARED = 12

/** One page of the projects that a filter leaves, newest first. A page out of range is empty. */
export async function listProjects(page: number, filter: ListFilter = {}): Promise<ProjectPage> {
  'use cache'
  cacheTag(tags.projects)
  const nothing: ProjectPage = { projects: [], page, pageCount: 0, total: 0 }
  return cachedRead(
    'Project list',
    async () => {
      const { type, town } = filter
      if (town) return readPageInTown(page, town, type)
      const { starts, total } = await findPageStarts(type)
      const start = starts[page - 1]
      if (!start && page > 1) briefly()
      const projects = start ? await readPageFrom(start, type) : []
      return { projects, page, pageCount: starts.length, total }
    },
    nothing,
  )
}

const pageStartsSchema = z.object({
  total: z.number(),
  starts: z.array(z.tuple([z.string(), z.string()])),
})

/** The number of projects and each page's start; read once after each change, for all pages of a list. */
async function findPageStarts(type?: ServiceSlug): Promise<{ total: number; starts: PageStart[] }> {
  'use cache'
  cacheTag(tags.projects)
  const read = async () => {
    const wanted = { per_page: PROJECTS_PER_PAGE, of_type: type }
    return pageStartsSchema.parse(
      unwrap(await createPublicClient().rpc('list_page_starts', wanted)),
    )
  }
  return cachedRead('Pages of projects', read, { total: 0, starts: [] })
}

/** The page of a path segment; null for a malformed or out-of-range one. */
export async function findProjectPage(
  page: number | null,
  filter: ListFilter,
): Promise<ProjectPage | null> {
  const found = page === null ? null : await listProjects(page, filter)
  return found && found.projects.length > 0 ? found : null
}

/** The project with this current slug. For former slugs and ids: `findCurrentSlug`. */
export async function getProjectBySlug(slug: string): Promise<Project | null> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead(
    'Project',
    async () => {
      const project = isAddressable(slug) ? await readProject(slug) : null
      if (!project) briefly()
      return project
    },
    null,
  )
}

/** Whether a day is still to come; found anew as often as what is shown of projects. */
export async function isToCome(day: string): Promise<boolean> {
  'use cache'
  return cachedRead('Day', async () => day > britishDay(new Date()), false, { always: true })
}

/** The current slug for a former slug or a project's id. */
export async function findCurrentSlug(slugOrId: string): Promise<string | null> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead(
    'Former address',
    async () => {
      briefly()
      if (!isAddressable(slugOrId)) return null
      const client = createPublicClient()
      const slugs = client.from('project_slugs').select('projects(slug)').eq('slug', slugOrId)
      const former = unwrapMaybe(await slugs.maybeSingle())
      if (former?.projects) return former.projects.slug
      if (!isId(slugOrId)) return null
      const projects = client.from('projects').select('slug').eq('id', slugOrId)
      return unwrapMaybe(await projects.maybeSingle())?.slug ?? null
    },
    null,
  )
}

export async function listLatestCompleted(limit: number): Promise<ProjectSummary[]> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead('Latest projects', () => readCompleted(limit), [])
}

/**
 * The latest completed project with a complete set.
 * @param apartFrom slugs of projects shown elsewhere on the page, taken only where there is no other
 */
export async function findComparable(apartFrom: readonly string[]): Promise<Project | null> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead(
    'Project to compare',
    async () => {
      const rows = unwrap(
        await createPublicClient()
          .from('projects')
          .select(
            'slug, before:project_images!inner(image_set_id), after:project_images!inner(image_set_id)',
          )
          .eq('status', 'completed')
          .eq('before.image_type', 'before')
          .eq('after.image_type', 'after')
          .order('completion_date', { ascending: false, nullsFirst: false })
          .order('id', { ascending: false })
          .limit(COMPARED),
      )
      const comparable = rows.filter(({ before, after }) => {
        const sets = new Set(before.map(({ image_set_id: set }) => set))
        return after.some(({ image_set_id: set }) => set !== null && sets.has(set))
      })
      const shown = comparable.find(({ slug }) => !apartFrom.includes(slug)) ?? comparable[0]
      return shown ? readProject(shown.slug) : null
    },
    null,
  )
}

/**
 * Latest completed projects of any of these types, for related blocks.
 * @param except the project whose page shows them
 */
export async function listRelated(
  ofAny: readonly ServiceSlug[],
  except?: string,
): Promise<ProjectSummary[]> {
  'use cache'
  cacheTag(tags.projects)
  // Fails silently (specification §2): the page works without it.
  const read = async () => {
    const ofEach = await Promise.all(
      ofAny.map((type) => readCompleted(RELATED_LIMIT, type, except)),
    )
    return [...new Map(ofEach.flat().map((project) => [project.id, project])).values()]
      .sort((a, b) => (b.completionDate ?? '').localeCompare(a.completionDate ?? ''))
      .slice(0, RELATED_LIMIT)
  }
  return cachedRead('Related projects', read, [], { always: true })
}

/** Slugs of the newest projects, to prerender at build time. */
export async function listProjectSlugs(limit: number): Promise<string[]> {
  'use cache'
  cacheTag(tags.projects)
  const read = async () => {
    const newest = createPublicClient()
      .from('projects')
      .select('slug')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
    return unwrap(await newest.limit(limit)).map(({ slug }) => slug)
  }
  return cachedRead('Project slugs', read, [])
}

/** Projects for the sitemap (specification §4: completed ones only). */
export async function listCompletedForSitemap(): Promise<SitemapProject[]> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead('Sitemap', readCompletedForSitemap, [])
}
