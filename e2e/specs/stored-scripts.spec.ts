import type { Browser, BrowserContext, Page } from '@playwright/test'
import { notificationMail } from '../../lib/enquiries/notify-mail'
import { tell } from '../../tools/test-runner/dose'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { type Db, expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { Feed, payloads } from '../support/payloads'
import { showChange } from '../support/webhook'

const feed = (room: number) => new Feed(payloads, room)
const address = (start: string, room: number) =>
  new Feed(payloads, room, { unspaced: true, wrap: (text) => `${start}${text}` })
const email = () => new Feed(payloads, 254, { unspaced: true, wrap: (text) => `${text}@x.co` })

const profile = {
  full_name: feed(100),
  company_name: feed(100),
  contact_phone: feed(40),
  contact_email: email(),
  hours_note: feed(200),
  registered_name: feed(200),
  registered_number: feed(40),
  registered_address: feed(300),
  facebook_url: address('https://facebook.com/', 500),
  instagram_url: address('https://instagram.com/', 500),
  logo_url: address(`${environment.storageUrl}/storage/v1/object/public/logos/`, 1_000),
}
const project = { title: feed(120), location: feed(120), description: feed(5_000) }
const enquiry = {
  name: feed(100),
  email: email(),
  phone: feed(40),
  message: feed(5_000),
  note: feed(2_000),
}
const review = {
  name: feed(80),
  town: feed(80),
  words: feed(2_000),
  source_url: address('https://x.co/', 500),
}
const accreditation = {
  name: feed(80),
  number: feed(40),
  link_url: address('https://x.co/', 500),
  logo_url: address(`${environment.storageUrl}/storage/v1/object/public/logos/`, 1_000),
}
const captions = [feed(300), feed(300), feed(300), feed(300)]
/** They take one payload at a time, or hardly more, and go on when all other fields have had theirs. */
const short = [
  ...[profile.full_name, profile.company_name, profile.contact_phone, profile.registered_number],
  ...[enquiry.name, enquiry.phone],
  ...[review.name, review.town, accreditation.name, accreditation.number],
]
const feeds = [
  ...[profile, project, enquiry, review, accreditation].flatMap(Object.values),
  ...captions,
] as Feed[]

const taken = <T extends Record<string, Feed>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).map(([name, from]) => [name, from.take()])) as {
    [K in keyof T]: string
  }

function ok({ error }: { error: { message: string } | null }): void {
  if (error) throw new Error(error.message)
}

/** Windows of one browser, looking at different pages at the same time. */
const WINDOWS = 3

/** A browser that notes whatever a payload sets off. */
async function watched(
  browser: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  bypassCSP: boolean,
  ran: string[],
): Promise<Page[]> {
  const context = await browser.newContext({
    baseURL: environment.baseUrl,
    storageState,
    bypassCSP,
  })
  await context.exposeFunction('xss', (n: unknown) => ran.push(`script ${n}`))
  await context.route(/xss\.example/, (route) => {
    ran.push(`request ${route.request().url()}`)
    return route.abort()
  })
  // No text gets into these, and each page would wait for them.
  await context.route(/_next\/image|\.woff2/, (route) => route.abort())
  context.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`)
    return dialog.dismiss()
  })
  return Promise.all(Array.from({ length: WINDOWS }, () => context.newPage()))
}

/** What waits for a click or a key: handlers in attributes, links that are programs, broken JSON-LD. */
const traps = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} ${name}`)
        const isAddress = [
          ...['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'srcdoc'],
        ].includes(name)
        if (
          isAddress &&
          /^\s*(javascript|vbscript|data:text)/i.test(value) &&
          // React's own, for a form that is sent before its script has come.
          !value.startsWith('javascript:throw new Error(')
        )
          found.push(value)
        if (name === 'href' && /^mailto:|^tel:/.test(value) && /["<>\s]/.test(value))
          found.push(value)
      }
      if (element.matches('script[type="application/ld+json"]')) {
        JSON.parse(element.textContent ?? '')
      }
    }
    return found
  })

const publicPaths = ['/', '/contact', '/projects', '/services/windows', '/privacy-policy']
/** With the project's own page, each short field is shown on one of them. */
const shortPaths = [
  ...['/contact', '/privacy-policy', '/dashboard', '/dashboard/messages'],
  ...['/dashboard/reviews', '/dashboard/settings'],
]
const officePaths = [
  '/dashboard',
  '/dashboard/projects',
  '/dashboard/messages',
  '/dashboard/reviews',
  '/dashboard/settings',
]

async function visit(windows: Page[], paths: string[], ran: string[]): Promise<void> {
  const left = [...paths]
  await Promise.all(
    windows.map(async (page) => {
      for (let path = left.shift(); path; path = left.shift()) {
        await page.goto(path)
        expect([path, await traps(page)]).toEqual([path, []])
        expect([path, ran]).toEqual([path, []])
      }
    }),
  )
}

/** The cells of each record after RFC 4180; anything else between them is a fault. */
function recordsOf(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '')
  const cells = [...text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)]
  expect(cells.map(([whole]) => whole).join('')).toBe(text)
  const records: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    records.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end !== ',') records.push([])
  }
  return records.slice(0, -1)
}

async function plain(page: Page | undefined, slug: string): Promise<void> {
  const get = async (path: string) => (await page?.request.get(path))?.text() ?? ''
  const sitemap = await get('/sitemap.xml')
  expect(sitemap).toContain(`/projects/${slug}<`)
  expect(sitemap).not.toContain('xss(')
  JSON.parse(await get('/manifest.webmanifest'))
  const csv = await get('/dashboard/messages/export')
  expect(csv).toContain('xss')
  const [header = [], ...records] = recordsOf(csv)
  expect(header).toHaveLength(13)
  for (const cells of records) {
    expect(cells).toHaveLength(header.length)
    // Nothing that a spreadsheet would work out.
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  }
  // As written, but for the mark before what would be worked out.
  const kept = records.flat().map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))
  for (const text of [...formulas, ...notes]) expect(kept).toContain(text)
}

/** A spreadsheet would work out each of them, as a formula or what one may begin with. */
const formulas = ['=HYPERLINK("http://xss.example")', '+1-1', '-1+1', '@SUM(1)']
const notes = ['=1', '\t=1', '\r=1', '\n=1']

/** @returns how the rows may be taken away again */
async function storeFormulas(db: Db): Promise<string[]> {
  const rows = formulas.map((text) => ({
    ...{
      id: crypto.randomUUID(),
      name: text,
      email: `${/^[^@]/.exec(text)?.[0] ?? ''}x@x.co`,
      phone: text,
    },
    ...{ message: text, project_type: 'custom' },
  }))
  ok(await db.from('contact_forms').insert(rows))
  for (const [index, { id }] of rows.entries()) {
    const change = { note: notes[index], archived: false }
    ok(await db.from('contact_forms').update(change).eq('id', id))
  }
  return rows.map(({ id }) => id)
}

let made: MadeProject
let enquiryId: string
let formulaIds: string[] = []
let before: object
test.beforeEach(async ({ db }) => {
  const image_set_id = crypto.randomUUID()
  made = await makeProject(db, { has_windows: true }, [
    { image_type: 'before', image_set_id },
    { image_type: 'after', image_set_id },
    { image_type: 'progress' },
    { image_type: 'video', file: { name: 'v.mp4', type: 'video/mp4', bytes: Buffer.alloc(64) } },
  ])
  const proof = { id: made.id, user_id: made.ownerId, name: 'x' }
  const words = { project_id: made.id, words: 'x', given_on: '2026-01-05', position: 1 }
  ok(await db.from('reviews').insert({ ...proof, ...words }))
  ok(await db.from('accreditations').insert({ ...proof, position: 1 }))
  enquiryId = crypto.randomUUID()
  const { data } = await db.from('profiles').select().eq('id', made.ownerId).single()
  before = data ?? {}
})
test.afterEach(async ({ db }) => {
  await db
    .from('contact_forms')
    .delete()
    .in('id', [enquiryId, ...formulaIds])
  await db.from('profiles').update(before).eq('id', made.ownerId)
  for (const table of ['reviews', 'accreditations'] as const) {
    await db.from(table).delete().eq('id', made.id)
    await showChange(table)
  }
  await showChange('profiles')
  await removeProject(db, made)
})

/** Stores the next payloads in every field. @returns where the project is now */
async function store(db: Db): Promise<string> {
  ok(await db.from('profiles').update(taken(profile)).eq('id', made.ownerId))
  const changed = db.from('projects').update(taken(project)).eq('id', made.id)
  const { data, error } = await changed.select('slug').single()
  if (error) throw new Error(error.message)
  for (const [index, id] of made.images.entries()) {
    const caption = captions[index]?.take() ?? ''
    ok(await db.from('project_images').update({ caption }).eq('id', id))
  }
  ok(await db.from('contact_forms').update(taken(enquiry)).eq('id', enquiryId))
  ok(await db.from('reviews').update(taken(review)).eq('id', made.id))
  ok(await db.from('accreditations').update(taken(accreditation)).eq('id', made.id))
  for (const table of ['profiles', 'projects', 'reviews'] as const) await showChange(table)
  return data.slug
}

test('no text that anybody stored runs anywhere it is shown', async ({
  browser,
  ownerState,
  db,
}) => {
  // Three quarters of an hour alone, more beside another journey.
  test.setTimeout(7_200_000)
  const row = { id: enquiryId, email: 'x@x.co', project_type: 'custom', name: 'x', message: 'x' }
  ok(await db.from('contact_forms').insert(row))
  formulaIds = await storeFormulas(db)
  const ran: string[] = []
  const open = await watched(browser, ownerState, true, ran)
  const guarded = await watched(browser, ownerState, false, ran)
  // Whether anything would be noticed at all.
  for (const page of open) {
    await page.goto('/terms')
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src onerror=xss(1)>'),
    )
    await expect.poll(() => ran.splice(0)).toEqual(['script 1'])
  }
  let [rounds, visits] = [0, 0]
  while (feeds.some((each) => !each.isEmpty)) {
    const slug = await store(db)
    const isWide = feeds.some((each) => !each.isEmpty && !short.includes(each))
    const project = `/projects/${slug}`
    const paths = isWide
      ? [project, `${project}/edit`, ...publicPaths, ...officePaths]
      : [project, ...shortPaths]
    await visit(open, paths, ran)
    // Whatever runs behind the policy runs without it too: it is looked at now and then.
    if (rounds % 10 === 0) {
      await visit(guarded, paths, ran)
      await plain(guarded[0], slug)
      visits += paths.length
    }
    visits += paths.length
    rounds++
  }
  await open[0]?.goto(environment.mailboxUrl)
  expect(ran).toEqual([])
  for (const [page] of [open, guarded]) await page?.context().close()
  tell({
    row: 'stored scripts',
    did: `${payloads.length} payloads through ${feeds.length} fields, ${visits} pages with and without the policy, JSON-LD, mailto, tel, social links, CSV, sitemap`,
    found: '0 run',
  })
})

test('nor does it in a mail to the owner', { tag: DAILY }, async ({ browser, ownerState }) => {
  const ran: string[] = []
  const [page] = await watched(browser, ownerState, true, ran)
  if (!page) throw new Error('No window')
  for (const text of payloads) {
    const mail = notificationMail(
      {
        id: 1,
        digestDay: null,
        digestHour: null,
        arrived: 0,
        spamCount: 0,
        enquiry: {
          name: text,
          email: `${text}@x.co`,
          phone: text,
          projectType: text,
          message: text,
          receivedAt: '2026-11-21T09:48:00Z',
        },
      },
      environment.baseUrl,
    )
    await page.setContent(mail?.html ?? '')
    expect([text, await traps(page)]).toEqual([text, []])
    expect([text, await page.locator('p, a').count()]).toEqual([text, 5])
    expect([text, ran]).toEqual([text, []])
  }
  await page.context().close()
  tell({
    row: 'stored scripts',
    did: `${payloads.length} payloads as name, address, number and message of a mail to the owner`,
    found: '0 run',
  })
})
