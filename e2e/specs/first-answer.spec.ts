import { isHard, tell } from '../../tools/test-runner/dose'
import { collectComplaints } from '../support/complaints'
import { DAILY } from '../support/daily'
import { readDocument } from '../support/document-facts'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'
import { fixedPaths, projectPaths } from '../support/public-paths'
import { blocksOf, problemsOf } from '../support/structured-data'
import { showChange } from '../support/webhook'

const daily = {
  'a browser':
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
}
const nightly = {
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Twitter: 'Twitterbot/1.0',
  curl: 'curl/8.5.0',
}

const readers = Object.entries(isHard ? { ...daily, ...nightly } : daily)

for (const [reader, userAgent] of readers) {
  test(`${reader} gets each page's own words in the first HTML`, { tag: DAILY }, async ({
    page,
    playwright,
    db,
  }) => {
    const request = await playwright.request.newContext({ userAgent, baseURL: environment.baseUrl })
    // Made just now: nobody has asked for its page before.
    const project = await makeProject(db)
    const newPath = `/projects/${project.slug}`
    try {
      for (const path of [newPath, newPath, ...fixedPaths]) {
        const response = await request.get(path)
        expect(response.status(), path).toBe(200)
        const html = await response.text()
        const facts = await readDocument(page, html, environment.baseUrl + path)
        expect(facts.titles, path).toEqual([expect.stringMatching(/\S \| SLW$/)])
        expect(facts.meta.description?.[0], path).toMatch(/\S/)
        expect(facts.meta['og:image']?.[0], path).toMatch(/^http/)
        expect(facts.canonical, path).toBe(environment.baseUrl + (path === '/' ? '' : path))
        expect(facts.headings, path).toHaveLength(1)
        if (path !== newPath) continue
        expect(facts.titles).toEqual([`${project.title} in Durham | SLW`])
        const graph = blocksOf(html).flatMap((block) => block['@graph'])
        expect(graph.map((node) => node['@type'])).toEqual(['CreativeWork', 'BreadcrumbList'])
        expect(graph.flatMap((node) => problemsOf(node))).toEqual([])
        expect(graph[0]).toMatchObject({ name: expect.stringContaining(project.title) })
      }
    } finally {
      await removeProject(db, project)
      await request.dispose()
    }
  })
  test(`${reader} is told at once what is not there, and led from a former address`, {
    tag: DAILY,
  }, async ({ playwright, db }) => {
    const request = await playwright.request.newContext({ userAgent, baseURL: environment.baseUrl })
    const project = await makeProject(db)
    try {
      // Each asked for the first time.
      for (const path of [
        `/projects/no-such-house-${crypto.randomUUID()}`,
        `/projects/${crypto.randomUUID()}`,
        `/projects/no-such-house-${crypto.randomUUID()}?from=mail`,
      ]) {
        const missing = await request.get(path, { maxRedirects: 0 })
        expect([path, missing.status()]).toEqual([path, 404])
        expect(await missing.text()).toContain('noindex')
      }
      const renamed = db.from('projects').update({ title: `Renamed ${project.title}` })
      const { data } = await renamed.eq('id', project.id).select('slug').single()
      await showChange('projects')
      const former = await request.get(`/projects/${project.slug}`, { maxRedirects: 0 })
      const to = `/projects/${data?.slug}`
      expect([former.status(), former.headers().location]).toEqual([308, to])
      const there = await request.get(to, { maxRedirects: 0 })
      expect(there.status()).toBe(200)
      tell({
        row: 'unknown and former addresses of projects',
        did: `3 unknown ones and a former one, never asked for before, by ${reader}`,
        found: '404 at the first request, 308 to a 200',
      })
    } finally {
      await removeProject(db, project)
      await request.dispose()
    }
  })
}

test('a page waits for one style sheet, whose fonts are on their way with it', {
  tag: DAILY,
}, async ({ request }) => {
  for (const path of ['/', '/contact', '/bodhi']) {
    const answer = await request.get(path)
    const html = await answer.text()
    const [sheet, ...others] = html.match(/(?<=<link rel="stylesheet" href=")[^"]+/g) ?? []
    expect(others, path).toEqual([])
    const links = answer.headers().link?.match(/(?<=<)[^>]+\.woff2(?=>; rel=preload)/g)
    // Next may send the header twice.
    const preloaded = [...new Set(links)]
    expect(preloaded, path).toHaveLength(2)
    const styles = await (await request.get(sheet ?? '')).text()
    for (const font of preloaded) expect(styles).toContain(font.split('/').at(-1))
  }
})

test('browsers compile the script of all pages while it arrives', { tag: DAILY }, async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [script = ''] = html.match(/(?<=<link rel="preload" as="script"[^>]* href=")[^"]+/) ?? []
  expect(await (await request.get(script)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('no page uses Intl while it becomes ready: its first use holds a phone up', {
  tag: DAILY,
}, async ({ page, db }) => {
  const complaints = collectComplaints(page)
  await page.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const get = () => {
        throw new Error(`Intl.${name} is used`)
      }
      Object.defineProperty(Intl, name, { get })
    }
  })
  for (const path of [...fixedPaths, (await projectPaths(db))[0] ?? '']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()}`)
  }
  await page.goto('/contact')
  await expect(page.getByText(/^(Open|Closed) now$/).first()).toBeAttached()
  expect(complaints).toEqual([])
})
