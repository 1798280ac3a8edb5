import type { APIRequestContext, Page } from '@playwright/test'
import { DAILY } from '../support/daily'
import { type DocumentFacts, readDocument } from '../support/document-facts'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { publicPaths } from '../support/public-paths'
import { showChange } from '../support/webhook'

const { baseUrl } = environment

interface Crawl {
  pages: Map<string, DocumentFacts>
  /** What did not answer as it should, and who leads there. */
  dead: string[]
}

/** Everything of ours that can be reached by links from `/`, breadth first, over plain HTTP. */
async function crawl(page: Page, request: APIRequestContext): Promise<Crawl> {
  const pages = new Map<string, DocumentFacts>()
  const dead: string[] = []
  const queue = [{ address: `${baseUrl}/`, from: 'the start' }]
  const known = new Set(queue.map(({ address }) => address))
  for (const { address, from } of queue) {
    const response = await request.get(address, { maxRedirects: 0 })
    if (response.status() !== 200) dead.push(`${address} (${response.status()}) from ${from}`)
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    const facts = await readDocument(page, await response.text(), address)
    pages.set(new URL(address).pathname, facts)
    for (const link of facts.links.map(withoutFragment).filter(isOurs)) {
      if (known.has(link)) continue
      known.add(link)
      queue.push({ address: link, from: address })
    }
  }
  return { pages, dead }
}

const withoutFragment = (address: string) => address.split('#')[0] ?? address
const isOurs = (address: string) => address.startsWith(`${baseUrl}/`)

/** Each picture once at its smallest, and each size of the optimiser once: not every size of every picture. */
function sampled(pictures: string[]): string[] {
  const seen = new Set<string>()
  const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key))
  const widthOf = (address: string) => Number(new URL(address).searchParams.get('w') ?? 0)
  return [...new Set(pictures)]
    .sort((a, b) => widthOf(a) - widthOf(b))
    .filter((address) => {
      const { searchParams, pathname } = new URL(address)
      const source = searchParams.get('url') ?? pathname
      // Both count, so that neither test hides the other.
      return [isNew(source), isNew(`${widthOf(address)} ${searchParams.get('q')}`)].includes(true)
    })
}

async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  return (await request.get(address, { maxRedirects: 0 })).status()
}

// One crawl for all of them.
test.describe.configure({ mode: 'default' })

let found: Crawl

test.beforeAll(async ({ browser, playwright }) => {
  // Whatever other tests changed behind the site's back.
  await showChange('projects')
  const page = await browser.newPage()
  const request = await playwright.request.newContext()
  found = await crawl(page, request)
  await Promise.all([page.close(), request.dispose()])
})

test('no link leads nowhere, and every public page can be reached by links', {
  tag: DAILY,
}, async ({ db }) => {
  expect(found.dead).toEqual([])
  expect([...found.pages.keys()].sort()).toEqual((await publicPaths(db)).sort())
})

test('every link into a page finds its place there', { tag: DAILY }, () => {
  const lost = [...found.pages].flatMap(([path, { links }]) =>
    links
      .filter((link) => isOurs(link) && link.includes('#'))
      .filter((link) => {
        const { pathname, hash } = new URL(link)
        return !found.pages.get(pathname)?.ids.includes(decodeURIComponent(hash.slice(1)))
      })
      .map((link) => `${link} from ${path}`),
  )
  expect(lost).toEqual([])
})

test('no page sends strangers to the back office', { tag: DAILY }, () => {
  const office = /^\/(dashboard|bodhi|login|auth|projects\/(new$|[^/]+\/edit))/
  for (const [path, { links }] of found.pages) {
    const leads = links.filter((link) => isOurs(link) && office.test(new URL(link).pathname))
    expect(leads, path).toEqual([])
  }
})

test('every picture, icon, script and style sheet is there', { tag: DAILY }, async ({
  request,
}) => {
  const pages = [...found.pages.values()]
  const files = pages.flatMap(({ files, icons, manifest }) => [...files, ...icons, manifest ?? ''])
  const shared = pages.flatMap(({ meta }) => [
    ...(meta['og:image'] ?? []),
    ...(meta['twitter:image'] ?? []),
  ])
  const pictures = sampled(pages.flatMap(({ pictures }) => pictures))
  expect(pictures.length).toBeGreaterThan(20)
  const dead: string[] = []
  for (const address of new Set([...files, ...shared, ...pictures])) {
    const status = await statusOf(request, address)
    if (status !== 200) dead.push(`${address} (${status})`)
  }
  expect(dead).toEqual([])
})

test('the icons that the manifest names are there', { tag: DAILY }, async ({ request }) => {
  const { manifest: address, icons: linked } = found.pages.get('/') as DocumentFacts
  expect(linked.length).toBeGreaterThan(1)
  expect(address).toBeTruthy()
  const { icons } = await (await request.get(address ?? '')).json()
  expect(icons.length).toBeGreaterThan(0)
  for (const { src } of icons) {
    expect(await statusOf(request, new URL(src, baseUrl).href), src).toBe(200)
  }
})

test('every page says what it is, and no two say the same', { tag: DAILY }, () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const [path, facts] of found.pages) {
    const { meta } = facts
    const only = (name: string) => {
      expect(meta[name], `${path}: ${name}`).toHaveLength(1)
      return meta[name]?.[0] ?? ''
    }
    const title = facts.titles[0] ?? ''
    const description = only('description')
    expect(facts.headings, `${path}: one h1`).toHaveLength(1)
    expect(facts.lang, path).toBe('en-GB')
    expect(facts.titles, path).toHaveLength(1)
    expect(title, path).toMatch(/\S \| SLW$/)
    expect(titles.get(title), `${path}: its title is taken`).toBeUndefined()
    expect(descriptions.get(description), `${path}: its description is taken`).toBeUndefined()
    expect(facts.canonical, path).toBe(path === '/' ? baseUrl : baseUrl + path)
    expect(only('og:title'), path).toBe(title)
    expect(only('og:description'), path).toBe(description)
    expect(only('og:url'), path).toBe(facts.canonical)
    expect(only('og:site_name'), path).toBe('SLW')
    expect(only('og:locale'), path).toBe('en_GB')
    expect(only('og:type'), path).toMatch(/^(website|article)$/)
    expect(only('og:image'), path).toMatch(/^https?:\/\//)
    expect(only('twitter:card'), path).toBe('summary_large_image')
    expect(meta.robots?.join() ?? '', path).not.toContain('noindex')
    titles.set(title, path)
    descriptions.set(description, path)
  }
})
