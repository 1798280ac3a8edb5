import type { ProjectPage } from '@/lib/projects/schema'
import { fullSize } from '@/tests/size/fill'
import type { Reading } from '@/tests/size/plans'
import { isHard, tell } from '@/tools/test-runner/dose'
import { type BigBackend, startBigBackend } from '../../big-backend'

// The app's own reads, as PostgreSQL executes them.
jest.mock('server-only', () => ({}))
jest.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }))
jest.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => at.client }))

const amounts = isHard ? fullSize : { projects: 1200, imagesPerProject: 6, enquiries: 4000 }
const lastPage = Math.ceil(amounts.projects / 24)

/** Imported late: the reads take the backend's address when they load. */
const loadApp = async () => ({
  ...(await import('@/lib/projects/queries')),
  ...(await import('@/lib/projects/owner-queries')),
  ...(await import('@/lib/enquiries/queries')),
})
let at: BigBackend
let app: Awaited<ReturnType<typeof loadApp>>
let renamed = { id: '', formerSlug: '', slug: '' }

beforeAll(async () => {
  at = await startBigBackend(amounts)
  app = await loadApp()
  const [formerSlug = ''] = await app.listProjectSlugs(1)
  const change = at.client.from('projects').update({ title: 'Renamed' }).eq('slug', formerSlug)
  const { data } = await change.select('id, slug').single()
  renamed = { id: data?.id, slug: data?.slug, formerSlug }
}, 600_000)
afterAll(() => at?.stop())

type Tables = Partial<
  Record<'projects' | 'project_images' | 'project_slugs' | 'contact_forms' | 'outbox', number>
>
interface Question<T = unknown> {
  ask: () => Promise<T>
  /** Rows shown of each table, which limits the rows read. */
  shows: (answer: T) => Tables
  /** Rows that may be read and not shown. */
  spare?: number
  /** No index can answer. */
  inOrder?: boolean
}
const question = <T>(ask: () => Promise<T>, shows: (answer: T) => Tables, spare?: number) =>
  ({ ask, shows, spare }) as Question

/** Each card has its cover and what that looked like before. */
const cards = (found: unknown[]) => ({
  projects: found.length,
  project_images: 2 * found.length,
})
/** Page starts are found by counting all projects, once after each change. */
const list = ({ projects, total }: ProjectPage) => ({
  projects: projects.length + total,
  project_images: 2 * projects.length,
})
/** Each thousand but the first begins with a row that was read before. */
const thousands = Math.floor(amounts.projects / 1000)
/** Towns are found by reading every location, once after each change. */
const everyLocation = ({ projects }: ProjectPage) => ({
  projects: projects.length + amounts.projects,
  project_images: 2 * projects.length,
})
const inbox = { box: 'inbox', status: null, text: '' } as const
const messages = (filter: Parameters<typeof app.listEnquiries>[0], spare?: number) =>
  question(() => app.listEnquiries(filter), shownMessages, spare)
/** One extra row per page; the rest are mails not sent yet. */
const shownMessages = ({ rows }: { rows: unknown[] }) => ({
  contact_forms: rows.length + 1,
  outbox: 51,
})
/** The count, and one row that the embedded Data API reads with it. */
const counted = (enquiries: number) => ({ contact_forms: enquiries + 1 })

const questions: Record<string, Question> = {
  'first page of projects': question(() => app.listProjects(1), list),
  'last page of projects': question(() => app.listProjects(lastPage), list),
  'first page of doors': question(() => app.listProjects(1, { type: 'doors' }), list),
  'late page of doors': question(() => app.listProjects(9, { type: 'doors' }), list),
  'first page in a town': question(
    () => app.listProjects(1, { town: 'Durham' }),
    everyLocation,
    thousands,
  ),
  'late page in a town': question(
    () => app.listProjects(3, { town: 'Durham' }),
    everyLocation,
    thousands,
  ),
  'a page that is not there': question(() => app.listProjects(9999), list),
  'a project': question(
    () => app.getProjectBySlug(renamed.slug),
    (project) => ({ projects: project ? 1 : 0, project_images: amounts.imagesPerProject }),
  ),
  'a former address': question(
    () => app.findCurrentSlug(renamed.formerSlug),
    (slug) => ({ project_slugs: 1, projects: slug === renamed.slug ? 1 : 0 }),
  ),
  'an address that never was': question(
    () => app.findCurrentSlug('never-was'),
    () => ({}),
  ),
  'an id': question(
    () => app.findCurrentSlug(renamed.id),
    (slug) => ({ projects: slug === renamed.slug ? 1 : 0 }),
  ),
  'latest completed': question(() => app.listLatestCompleted(3), cards),
  // Up to a dozen projects are searched with their pictures, and one is shown.
  'one to compare': question(
    () => app.findComparable([]),
    () => ({ projects: 12 + 1, project_images: (12 + 1) * amounts.imagesPerProject }),
  ),
  // The page's own project may be among them.
  related: question(() => app.listRelated(['windows'], renamed.id), cards, 1),
  'slugs for the build': question(() => app.listProjectSlugs(50), cards),
  sitemap: question(() => app.listCompletedForSitemap(), cards),
  'own projects': question(() => app.listOwnProjects(at.owner), ownProjects),
  'own projects, further on': question(
    async () => app.listOwnProjects(at.owner, (await app.listOwnProjects(at.owner)).older),
    (page) => twice(ownProjects(page)),
    1,
  ),
  'own projects in a list': question(
    () => app.findOwnProjects(at.owner, { status: null, text: '' }),
    listed,
  ),
  // Scans the owner's newest until one page is full.
  'own projects of a status': question(
    () => app.findOwnProjects(at.owner, { status: 'pending', text: '' }),
    listed,
    500,
  ),
  // Reads all the owner's projects: under row-level security no index answers LIKE, which is not leakproof.
  'own projects with a word': {
    ...question(
      () => app.findOwnProjects(at.owner, { status: null, text: 'durham' }),
      listed,
      amounts.projects,
    ),
    inOrder: true,
  },
  'own projects by status': question(
    () => app.countOwnProjects(at.owner),
    () => ({ projects: amounts.projects + 3 }),
  ),
  unread: question(() => app.countUnread(), counted),
  spam: question(() => app.countSpam(), counted),
  'this month': question(() => app.countThisMonth(), counted),
  'twelve weeks': question(
    () => app.countPerWeek(12),
    (weeks) => ({ contact_forms: weeks.reduce((sum, week) => sum + week.count, 0) }),
  ),
  messages: messages(inbox),
  'messages, back from further on': question(
    async () => {
      const second = await app.listEnquiries(inbox, (await app.listEnquiries(inbox)).older)
      return app.listEnquiries(inbox, second.newer)
    },
    (page) => ({ contact_forms: 3 * shownMessages(page).contact_forms, outbox: 153 }),
    // One in twenty may be a deleted row.
    15,
  ),
  'messages by status': messages({ ...inbox, status: 'contacted' }),
  'new spam': messages({ ...inbox, box: 'spam', status: 'new' }),
  'one sender': messages({ ...inbox, text: 'sender3977@' }, 3),
  'words that nobody wrote': messages({ ...inbox, text: 'zebra crossing' }),
  // Scans the newest rows until one page is full.
  'words of many messages': messages({ ...inbox, text: 'draught' }, 500),
  'mails that are due': question(
    async () => (await at.server.rpc('claim_notifications', { most: 5 })).data,
    (mails) => ({ outbox: 3 * mails.length, contact_forms: 2 * mails.length }),
    40,
  ),
  export: question(
    async () => {
      let rows = 0
      for await (const page of app.allEnquiries(at.client as never, inbox)) rows += page.length
      return rows
    },
    (rows) => ({ contact_forms: rows }),
    amounts.enquiries / 15,
  ),
}

function ownProjects({ rows }: { rows: unknown[] }): Tables {
  return { projects: rows.length + 1, project_images: 8 * (rows.length + 1) }
}

/** Each with its cover. */
function listed({ rows }: { rows: unknown[] }): Tables {
  return { projects: rows.length + 1, project_images: rows.length + 1 }
}

const twice = (tables: Tables): Tables =>
  Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows * 2]))

const ours = ['projects', 'project_images', 'project_slugs', 'contact_forms', 'outbox'] as const
const few = new Set<string>(['project_slugs'])
let asked = 0

it.each(Object.entries(questions))(
  '%s: uses an index and reads no more than is shown',
  async (_, q) => {
    let answer: unknown
    const found: Reading[] = await at.watch(async () => {
      answer = await q.ask()
    })
    asked += 1
    const shown = q.shows(answer)
    const reads = found.filter(({ table }) => (ours as readonly string[]).includes(table))
    const inOrder = reads.filter(
      ({ way, table, read }) => way === 'Seq Scan' && !few.has(table) && read > 1,
    )
    expect(q.inOrder ? [] : inOrder).toEqual([])
    const rowsOf = (table: string) =>
      reads.reduce((sum, reading) => sum + (reading.table === table ? reading.read : 0), 0)
    // Row-level security looks up the project of each picture and former address, by its key.
    const lookups: Tables = { projects: rowsOf('project_images') + rowsOf('project_slugs') }
    for (const table of ours) {
      const most = (shown[table] ?? 0) + (lookups[table] ?? 0) + (q.spare ?? 0)
      const of = reads.filter((reading) => reading.table === table)
      const read = rowsOf(table)
      expect({ table, of, read: read <= most ? 'enough' : `${read}, not ${most}` }).toMatchObject({
        read: 'enough',
      })
    }
  },
  120_000,
)

it('reports the questions', () => {
  const { projects, enquiries } = amounts
  tell({
    row: 'no query reads more rows than it shows',
    did: `${asked} reads of the app among ${projects} projects and ${enquiries} enquiries, as PostgreSQL answered them`,
    found: 'each by an index',
  })
  expect(asked).toBe(Object.keys(questions).length)
})
