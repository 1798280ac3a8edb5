import { dose, tell } from '../../tools/test-runner/dose'
import { SignInPage } from '../pages/sign-in-page'
import { dataRow, rsc, sharedRows, unsharedRows } from '../support/answers'
import { type CachingProxy, startCachingProxy } from '../support/caching-proxy'
import { hasCaddy, startCaddy } from '../support/caddy'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { expect, test as plain } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'
import { publicPaths } from '../support/public-paths'
import { rawRequest } from '../support/raw-request'
import { showChange } from '../support/webhook'

const FRESH_S = 60
const STALE_S = 60

const test = plain.extend<{ cache: CachingProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  cache: async ({}, use) => {
    const cache = await startCachingProxy()
    await use(cache)
    await cache.stop()
  },
})

test('what caches may keep is bounded, carries no cookie, and depends on nothing but its form', {
  tag: DAILY,
}, async ({ db }) => {
  for (const { path, status, ...request } of await sharedRows(db)) {
    const about = `${request.method ?? 'GET'} ${path}`
    const answer = await rawRequest(path, request)
    expect(answer.status, about).toBe(status)
    expect(answer.headers['cache-control'], about).toBe(
      `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}`,
    )
    expect(answer.headers['set-cookie'], about).toBeUndefined()
    const varies = (answer.headers.vary ?? '').toLowerCase().split(/,\s*/)
    if (answer.headers['content-type']?.startsWith('text/html')) {
      expect(varies, `${about} is packed for some`).toContain('accept-encoding')
    }
    for (const name of varies) expect(name, about).toMatch(/^(rsc|next-router-.*|accept-encoding)$/)
  }
})

test('what goes to one person, acts, or is not there, is kept nowhere', { tag: DAILY }, async ({
  db,
}) => {
  for (const { path, status, ...request } of await unsharedRows(db)) {
    const about = `${request.method ?? 'GET'} ${path}`
    const answer = await rawRequest(path, request)
    expect(answer.status, about).toBe(status)
    expect(answer.headers['cache-control'], about).toMatch(/no-store/)
  }
})

test('a browser keeps the pictures of the site for a month', { tag: DAILY }, async () => {
  const { headers } = await rawRequest('/photos/house/640.avif')
  expect(headers['cache-control']).toBe('public, max-age=2592000, immutable')
})

test('visitors are served by a cache in front', { tag: DAILY }, async ({ db, cache }) => {
  const paths = [...(await publicPaths(db)), '/sitemap.xml', '/robots.txt']
  const rounds = dose(3, 100)
  test.setTimeout(dose(180_000, 900_000))
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const answer = await rawRequest(path, { base: cache.url })
      expect(answer.status, path).toBe(200)
      if (round === 0) expect(answer.body, path).toBe((await rawRequest(path)).body)
    }
  }
  expect(cache.asked()).toBe(paths.length)
  tell({
    row: 'a CDN in front serves visitors',
    did: `${paths.length} pages asked for ${rounds} times`,
    found: `${cache.asked()} reached the site`,
  })
})

test('an owner who works through a cache leaves nothing of theirs in it', async ({
  browser,
  cache,
  db,
}) => {
  const context = await browser.newContext({ baseURL: cache.url })
  const page = await context.newPage()
  const signIn = new SignInPage(page)
  await page.goto('/dashboard')
  await signIn.submit(environment.owner.email, environment.owner.password)
  await expect(page).toHaveURL('/dashboard')
  const office = [
    '/dashboard',
    '/dashboard/projects',
    '/dashboard/messages',
    '/dashboard/reviews',
    '/dashboard/settings',
    '/projects/new',
  ]
  for (const path of [...office, '/', '/projects', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/projects')
  await expect(page.getByRole('link', { name: 'New Project' })).toBeVisible()

  for (const path of office) {
    const stranger = await rawRequest(path, { base: cache.url })
    expect([stranger.status, stranger.headers['x-cache']], path).toEqual([307, 'miss'])
  }
  const { data: profile } = await db.from('profiles').select('full_name').limit(1).single()
  expect(cache.kept().length).toBeGreaterThan(3)
  for (const { url, headers, body } of cache.kept()) {
    expect(url).not.toMatch(/^\/(dashboard|bodhi|login|auth|api|projects\/new|projects\/.*\/edit)/)
    expect(headers['set-cookie'], url).toBeUndefined()
    expect(body.includes(environment.owner.email), url).toBe(false)
    if (profile?.full_name) expect(body.includes(profile.full_name), url).toBe(false)
    if (!url.startsWith('/_next/')) {
      expect((await rawRequest(url, { base: cache.url })).body, url).not.toContain('New Project')
    }
  }
  await context.close()
})

test("an owner's change is seen through a cache within two minutes", async ({ db, cache }) => {
  const project = await makeProject(db)
  const path = `/projects/${project.slug}`
  const seen = async () => (await rawRequest(path, { base: cache.url })).body
  const write = async (description: string) => {
    await db.from('projects').update({ description }).eq('id', project.id)
    await showChange('projects')
  }
  try {
    await write('The first words.')
    expect(await seen()).toContain('The first words.')
    await write('The second words.')
    expect((await rawRequest(path)).body, 'at the site itself: at once').toContain('The second')
    cache.passSeconds(FRESH_S - 5)
    expect(await seen()).toContain('The first words.')
    cache.passSeconds(6)
    // Shown once more, while it is asked for anew.
    expect(await seen()).toContain('The first words.')
    await cache.settled()
    expect(await seen()).toContain('The second words.')
    await write('The third words.')
    cache.passSeconds(FRESH_S + STALE_S)
    expect(await seen()).toContain('The third words.')
  } finally {
    await removeProject(db, project)
  }
})

test('a project renamed there and back leads nobody round in circles, whatever caches hold', async ({
  db,
}) => {
  test.skip(!hasCaddy, 'caddy is not installed')
  test.setTimeout(dose(180_000, 900_000))
  const caddy = await startCaddy(environment.baseUrl, 'http')
  const cache = await startCachingProxy({ origin: caddy.url })
  const project = await makeProject(db)
  const slugs = new Set([project.slug])
  const renames = dose(6, 200)
  let longest = 0
  try {
    for (let time = 0; time < renames; time += 1) {
      const title = time % 2 ? project.title : `Renamed ${project.title}`
      const renamed = db.from('projects').update({ title }).eq('id', project.id)
      const { data } = await renamed.select('slug').single()
      slugs.add(data?.slug ?? '')
      await showChange('projects')
      for (const slug of slugs) {
        let path = `/projects/${slug}`
        let steps = 0
        for (; steps < 5; steps += 1) {
          const { status, headers } = await rawRequest(path, { base: cache.url })
          if (status === 200) break
          expect([status, headers['x-cache']], path).toEqual([308, 'miss'])
          path = headers.location ?? ''
        }
        expect(steps, path).toBeLessThanOrEqual(1)
        longest = Math.max(longest, steps)
      }
      // Through every age of what is kept: fresh, stale, gone.
      cache.passSeconds([0, 20, 50, 100, 130][time % 5] ?? 0)
    }
  } finally {
    await removeProject(db, project)
    await cache.stop()
    await caddy.stop()
  }
  tell({
    row: 'a CDN in front never leads round in circles',
    did: `a project renamed there and back ${renames} times, both addresses asked for each time`,
    found: `${longest} redirect at most`,
  })
})

for (const obeysVary of [true, false]) {
  test(`page and data of one address never mix in a cache that ${obeysVary ? 'obeys' : 'ignores'} Vary`, {
    tag: DAILY,
  }, async ({ db }) => {
    const cache = await startCachingProxy({ obeysVary })
    const page = (path: string) => rawRequest(path, { base: cache.url })
    const data = async (path: string) => {
      // Somebody's try to have data kept under the page's own address.
      await rawRequest(path, { base: cache.url, headers: rsc })
      const row = await dataRow(path)
      return rawRequest(row.path, { base: cache.url, headers: row.headers })
    }
    try {
      const paths = (await publicPaths(db)).slice(0, dose(6, Number.POSITIVE_INFINITY))
      for (const [index, path] of paths.entries()) {
        const order = index % 2 ? [page, data, page, data] : [data, page, data, page]
        for (const ask of order) {
          const { status, headers } = await ask(path)
          expect(status, path).toBe(200)
          const type = ask === page ? /^text\/html/ : /^text\/x-component/
          expect(headers['content-type'], path).toMatch(type)
        }
      }
    } finally {
      await cache.stop()
    }
  })
}
