import 'server-only'
import { LINED_UP_COLUMNS, PICTURE_COLUMNS } from '@/lib/media/picture'
import type { ServiceSlug } from '@/lib/routes'
import type { SitemapProject } from '@/lib/seo/sitemap'
import { createPublicClient } from '@/lib/supabase/public'
import { rowsById } from '@/lib/supabase/rows-by-id'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { COVER_PAIR_COLUMNS, onlyCoverPair } from './cover'
import { toProject, toSummary } from './rows'
import { type Project, type ProjectSummary, serviceFlags, serviceTypes } from './schema'
import { type Town, townsIn } from './towns'

// What several queries read.

type Client = ReturnType<typeof createPublicClient>

export const PROJECTS_PER_PAGE = 24

const SUMMARY_COLUMNS =
  'id, slug, title, location, status, start_date, completion_date, description, has_windows, has_doors, has_conservatories, created_at' as const

/** A list page's first project: the order of every list. */
export type PageStart = [createdAt: string, id: string]

/** These projects, newest first. */
export async function readSummaries(ids: readonly string[]): Promise<ProjectSummary[]> {
  const answer = await selectSummaries()
    .in('id', ids)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
  return unwrap(answer).map(toSummary)
}

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
    .or(upTo([createdAt, id]))
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PROJECTS_PER_PAGE)
  return unwrap(answer).map(toSummary)
}

const upTo = ([createdAt, id]: PageStart) => `created_at.lt."${createdAt}",id.lte.${id}`

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

function selectSummaries() {
  return onlyCoverPair(
    createPublicClient().from('projects').select(`${SUMMARY_COLUMNS}, ${COVER_PAIR_COLUMNS}`),
  )
}

export async function readProject(slug: string): Promise<Project | null> {
  const row = unwrapMaybe(await selectProject(createPublicClient(), 'slug', slug))
  return row && toProject(row)
}

/** With all its pictures, as its page shows it. */
export function selectProject(client: Client, by: 'id' | 'slug', value: string) {
  return client
    .from('projects')
    .select(
      `${SUMMARY_COLUMNS}, user_id, updated_at, is_hidden, project_images(id, image_type, image_date, image_set_id, is_cover, poster_path, created_at, ${PICTURE_COLUMNS}, ${LINED_UP_COLUMNS})`,
    )
    .eq(by, value)
    .order('position', { referencedTable: 'project_images', nullsFirst: false })
    .order('created_at', { referencedTable: 'project_images' })
    .order('id', { referencedTable: 'project_images' })
    .maybeSingle()
}

/** A hosted Data API's limit of rows per response. */
const ROWS_PER_READ = 1000

/** A project in a town's list, with the kinds of work it shows. */
export interface InTown {
  id: string
  types: ServiceSlug[]
  isCompleted: boolean
}

/** Each town's projects, newest first. */
export async function readByTown(): Promise<Partial<Record<Town, InTown[]>>> {
  const found: Partial<Record<Town, InTown[]>> = {}
  for (const row of await readLocations()) {
    const types = serviceTypes.filter((type) => row[serviceFlags[type]])
    for (const town of townsIn(row.location)) {
      found[town] ??= []
      found[town].push({ id: row.id, types, isCompleted: row.status === 'completed' })
    }
  }
  return found
}

const LOCATION_COLUMNS =
  'id, location, status, has_windows, has_doors, has_conservatories, created_at' as const

/** Every project's location, page by page, newest first. */
async function readLocations() {
  const select = () => createPublicClient().from('projects').select(LOCATION_COLUMNS)
  const found: NonNullable<Awaited<ReturnType<typeof select>>['data']> = []
  let last: PageStart | undefined
  do {
    let query = select()
    if (last) query = query.lte('created_at', last[0]).or(upTo(last)).neq('id', last[1])
    const rows = unwrap(
      await query
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(ROWS_PER_READ),
    )
    found.push(...rows)
    const end = rows.length === ROWS_PER_READ ? rows.at(-1) : undefined
    last = end && [end.created_at, end.id]
  } while (last)
  return found
}

/** All completed projects, page by page along the primary key: newest change first. */
export async function readCompletedForSitemap(): Promise<SitemapProject[]> {
  const rows = rowsById(ROWS_PER_READ, (last) =>
    createPublicClient()
      .from('projects')
      .select('id, slug, updated_at')
      .eq('status', 'completed')
      .gt('id', last)
      .order('id')
      .limit(ROWS_PER_READ),
  )
  const projects = await Array.fromAsync(rows, (row) => ({
    slug: row.slug,
    updatedAt: row.updated_at,
  }))
  return projects.sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
}
