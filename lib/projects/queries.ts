import 'server-only'
import { cacheTag } from 'next/cache'
import { briefly, cachedRead, tags } from '@/lib/next/cached-read'
import type { ServiceSlug } from '@/lib/routes'
import type { SitemapProject } from '@/lib/seo/sitemap'
import { isAddressable } from './addresses'
import {
  type PageStarts,
  readComparableSlug,
  readCompleted,
  readCompletedForSitemap,
  readNewestSlugs,
  readPageFrom,
  readPageStarts,
  readProject,
  readSlugOfFormer,
  readSlugOfId,
} from './reads'
import type { Project, ProjectPage, ProjectSummary } from './schema'

const RELATED_LIMIT = 3

/** One page of all projects or of one type, newest first. A page out of range is empty. */
export async function listProjects(page: number, type?: ServiceSlug): Promise<ProjectPage> {
  'use cache'
  cacheTag(tags.projects)
  const nothing: ProjectPage = { projects: [], page, pageCount: 0, total: 0 }
  return cachedRead(
    'Project list',
    async () => {
      const { starts, total } = await findPageStarts(type)
      const start = starts[page - 1]
      if (!start && page > 1) briefly()
      const projects = start ? await readPageFrom(start, type) : []
      return { projects, page, pageCount: starts.length, total }
    },
    nothing,
  )
}

/** Read once after each change, for all pages of a list. */
async function findPageStarts(type?: ServiceSlug): Promise<PageStarts> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead('Pages of projects', () => readPageStarts(type), { total: 0, starts: [] })
}

/** The page of a path segment; null for a malformed or out-of-range one. */
export async function findProjectPage(
  page: number | null,
  type?: ServiceSlug,
): Promise<ProjectPage | null> {
  const found = page === null ? null : await listProjects(page, type)
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

/** The current slug for a former slug or a project's id. */
export async function findCurrentSlug(slugOrId: string): Promise<string | null> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead(
    'Former address',
    async () => {
      briefly()
      if (!isAddressable(slugOrId)) return null
      return (await readSlugOfFormer(slugOrId)) ?? (await readSlugOfId(slugOrId))
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

/** The latest completed project with a complete set. */
export async function findComparable(): Promise<Project | null> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead(
    'Project to compare',
    async () => {
      const slug = await readComparableSlug()
      return slug ? readProject(slug) : null
    },
    null,
  )
}

/**
 * Latest completed projects of one type, for related blocks.
 * @param except the project whose page shows them
 */
export async function listRelated(
  service: ServiceSlug,
  except?: string,
): Promise<ProjectSummary[]> {
  'use cache'
  cacheTag(tags.projects)
  // Fails silently (specification §2): the page works without it.
  return cachedRead('Related projects', () => readCompleted(RELATED_LIMIT, service, except), [], {
    always: true,
  })
}

/** Slugs of the newest projects, to prerender at build time. */
export async function listProjectSlugs(limit: number): Promise<string[]> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead('Project slugs', () => readNewestSlugs(limit), [])
}

/** Projects for the sitemap (specification §4: completed ones only). */
export async function listCompletedForSitemap(): Promise<SitemapProject[]> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead('Sitemap', readCompletedForSitemap, [])
}
