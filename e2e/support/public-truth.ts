import { areas } from '../../lib/content/areas'
import { newestNear } from '../../lib/projects/near'
import { townSlug, townsIn } from '../../lib/projects/towns'
import type { Tables } from '../../lib/supabase/database.types'
import type { Db } from './fixtures'

const PER_PAGE = 24
const types = ['windows', 'doors', 'conservatories'] as const

const COLUMNS =
  'id, slug, title, description, location, status, created_at, completion_date, has_windows, has_doors, has_conservatories, project_images(image_set_id, image_type)'

type Row = Pick<
  Tables<'projects'>,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'location'
  | 'status'
  | 'created_at'
  | 'completion_date'
  | `has_${(typeof types)[number]}`
> & { project_images: Pick<Tables<'project_images'>, 'image_set_id' | 'image_type'>[] }

/** What a visitor must find at a path: a status, and on a page that lists projects which ones, in order. */
export interface Expected {
  status: number
  location?: string
  projects?: string[]
  texts?: string[]
}

/** Every public page that shows projects, as the database has them now. */
export async function publicTruth(db: Db): Promise<Map<string, Expected>> {
  const { data, error } = await db.from('projects').select(COLUMNS)
  if (error) throw new Error(error.message)
  const rows: Row[] = data
  const former = await db.from('project_slugs').select('slug, projects(slug)')
  if (former.error) throw new Error(former.error.message)

  const truth = new Map<string, Expected>()
  const newest = rows.toSorted((a, b) => compare(b.created_at, a.created_at) || compare(b.id, a.id))
  addPages(truth, '/projects', newest)
  for (const type of types) {
    addPages(
      truth,
      `/projects/type/${type}`,
      newest.filter((row) => row[`has_${type}`]),
    )
  }
  const inTowns = Object.fromEntries(
    areas.map((town) => [town, newest.filter(({ location }) => townsIn(location).includes(town))]),
  )
  const byTown = Object.fromEntries(
    Object.entries(inTowns).map(([town, some]) => [
      town,
      some.map(({ id, status }) => ({ id, types: [], isCompleted: status === 'completed' })),
    ]),
  )
  for (const town of areas) {
    const path = `/projects/in/${townSlug(town)}`
    const inTown = inTowns[town] ?? []
    if (inTown.length === 0) {
      truth.set(path, { status: 404 })
      continue
    }
    addPages(truth, path, inTown)
    // Below its first page, work in the towns around.
    const near = newestNear(town, byTown).slice(0, 3)
    truth.get(path)?.projects?.push(...slugs(newest.filter(({ id }) => near.includes(id))))
  }
  const finished = rows
    .filter(({ status }) => status === 'completed')
    .toSorted(
      (a, b) => compare(b.completion_date ?? '', a.completion_date ?? '') || compare(b.id, a.id),
    )
  truth.set('/', { status: 200, projects: slugs(finished.slice(0, 3)) })
  for (const type of types) {
    const related = finished.filter((row) => row[`has_${type}`]).slice(0, 3)
    truth.set(`/services/${type}`, { status: 200, projects: slugs(related) })
  }
  truth.set('/sitemap.xml', { status: 200, projects: slugs(finished).toSorted() })
  for (const row of rows) {
    const sets = new Set(
      row.project_images
        .filter(({ image_type }) => image_type === 'before' || image_type === 'after')
        .map(({ image_set_id }) => image_set_id),
    )
    const numbered = Array.from({ length: sets.size }, (_, index) => `id="set-${index + 1}"`)
    truth.set(`/projects/${row.slug}`, {
      status: 200,
      texts: [row.title, ...row.description.split('\n'), ...numbered].map(inHtml),
    })
  }
  for (const { slug, projects } of former.data) {
    if (projects && !truth.has(`/projects/${slug}`))
      truth.set(`/projects/${slug}`, { status: 308, location: `/projects/${projects.slug}` })
  }
  return truth
}

/** What the page at a path shows that it should not, or lacks; none where it is as expected. */
export async function differenceAt(
  siteUrl: string,
  path: string,
  expected: Expected,
): Promise<string | undefined> {
  const answer = await fetch(siteUrl + path, { redirect: 'manual' })
  const text = await answer.text()
  if (answer.status !== expected.status)
    return `${path} answers ${answer.status}, not ${expected.status}`
  const { location, projects, texts = [] } = expected
  if (location && answer.headers.get('location') !== location)
    return `${path} leads to ${answer.headers.get('location')}, not ${location}`
  // The 'Day one: ' that begins a paragraph is shown as its heading.
  const words = text.replaceAll(/<\/h3><p( [^>]*)?>/g, ': ')
  const missing = texts.filter((each) => !words.includes(each))
  if (missing.length) return `${path} lacks ${missing.join(', ')}`
  if (!projects) return
  const shown = path.endsWith('.xml') ? listedIn(text).toSorted() : cardsIn(text)
  if (shown.join() !== projects.join())
    return `${path} shows ${shown.join(', ')}; the database has ${projects.join(', ')}`
}

function addPages(truth: Map<string, Expected>, path: string, rows: Row[]): void {
  const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE))
  for (let page = 1; page <= pages; page += 1) {
    const some = rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)
    truth.set(page === 1 ? path : `${path}/page/${page}`, { status: 200, projects: slugs(some) })
  }
  truth.set(`${path}/page/${pages + 1}`, { status: 404 })
}

const slugs = (rows: Row[]) => rows.map(({ slug }) => slug)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
/** As React writes a text. */
const inHtml = (text: string) =>
  text.startsWith('id=') ? text : text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)

/** The projects of the cards, in their order; each card leads to its project by one link. */
const cardsIn = (html: string) =>
  [...html.matchAll(/<article[^>]*>.*?<\/article>/gs)].flatMap(
    ([card]) => /href="\/projects\/([a-z0-9-]+)"/.exec(card)?.[1] ?? [],
  )

const listedIn = (xml: string) =>
  [...xml.matchAll(/<loc>[^<]*\/projects\/([a-z0-9-]+)<\/loc>/g)].map(([, slug]) => slug ?? '')
