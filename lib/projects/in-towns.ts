import 'server-only'
import { cacheTag } from 'next/cache'
import { areasFromNorth } from '@/lib/content/map'
import { briefly, cachedRead } from '@/lib/next/cached-read'
import { tags } from '@/lib/next/tags'
import type { ServiceSlug } from '@/lib/routes'
import { newestNear } from './near'
import { type InTown, PROJECTS_PER_PAGE, readByTown, readSummaries } from './reads'
import { type ProjectPage, type ProjectSummary, serviceTypes } from './schema'
import type { Town } from './towns'

const NEAR_LIMIT = 3

/** One page of a town's projects, of one kind or of any. For `listProjects`, which caches it. */
export async function readPageInTown(
  page: number,
  town: Town,
  type?: ServiceSlug,
): Promise<ProjectPage> {
  const listed = ((await findByTown())[town] ?? []).filter(isOf(type))
  const pageCount = Math.ceil(listed.length / PROJECTS_PER_PAGE)
  if (page > pageCount) briefly()
  const onPage = listed.slice((page - 1) * PROJECTS_PER_PAGE, page * PROJECTS_PER_PAGE)
  const projects = onPage.length > 0 ? await readSummaries(onPage.map(({ id }) => id)) : []
  return { projects, page, pageCount, total: listed.length }
}

const isOf = (type?: ServiceSlug) => (project: InTown) => !type || project.types.includes(type)

/** Each town's projects, newest first; read once after each change, for all towns. */
async function findByTown(): Promise<Partial<Record<Town, InTown[]>>> {
  'use cache'
  cacheTag(tags.projects)
  return cachedRead('Towns of projects', readByTown, {})
}

/** The towns that have projects, of one kind or of any, perhaps finished ones, for links to their lists. A page works without them. */
export async function listTowns(type?: ServiceSlug, areFinished = false): Promise<Town[]> {
  'use cache'
  cacheTag(tags.projects)
  const read = async () => {
    const byTown = await findByTown()
    const isShown = (project: InTown) =>
      isOf(type)(project) && (project.isCompleted || !areFinished)
    return areasFromNorth.filter((town) => byTown[town]?.some(isShown))
  }
  return cachedRead('Towns', read, [], { always: true })
}

/** The newest finished project of each of the nearest towns that has one, newest first. A page works without them. */
export async function listNear(town: Town): Promise<ProjectSummary[]> {
  'use cache'
  cacheTag(tags.projects)
  const read = async () => {
    const ids = newestNear(town, await findByTown()).slice(0, NEAR_LIMIT)
    return ids.length > 0 ? readSummaries(ids) : []
  }
  return cachedRead('Projects near a town', read, [], { always: true })
}

/** The kinds of work that projects in a town show. */
export async function listTypesIn(town: Town): Promise<ServiceSlug[]> {
  'use cache'
  cacheTag(tags.projects)
  const read = async () => {
    const listed = (await findByTown())[town] ?? []
    return serviceTypes.filter((type) => listed.some(isOf(type)))
  }
  return cachedRead('Kinds of work in a town', read, [], { always: true })
}
