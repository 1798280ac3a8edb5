import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { validateXML } from 'xmllint-wasm'
import { NEVER_STORED } from '../../lib/next/shared-cache'
import { townSlug, townsIn } from '../../lib/projects/towns'
import { ProjectForm } from '../pages/project-form'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { type Db, expect, test } from '../support/fixtures'
import { sendWebhook, showChange } from '../support/webhook'

const COPY = `${environment.backendUrl}/storage/v1/object/public/public/sitemap.xml`

interface Entry {
  path: string
  lastmod: string | undefined
}

async function read(request: APIRequestContext): Promise<string> {
  const response = await request.get('/sitemap.xml')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('xml')
  return response.text()
}

function entries(xml: string): Entry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
    path: url.match(/<loc>(.*?)<\/loc>/)?.[1]?.replace(environment.baseUrl, '') ?? '',
    lastmod: url.match(/<lastmod>(.*?)<\/lastmod>/)?.[1],
  }))
}

async function completedProjects(db: Db): Promise<Entry[]> {
  const { data, error } = await db
    .from('projects')
    .select('slug, updated_at')
    .eq('status', 'completed')
  if (error) throw new Error(error.message)
  return data.map(({ slug, updated_at }) => ({
    path: `/projects/${slug}`,
    lastmod: new Date(updated_at).toISOString(),
  }))
}

const isProject = ({ path }: Entry) => /^\/projects\/[^/]+$/.test(path)

const byPath = (a: Entry, b: Entry) => a.path.localeCompare(b.path)

test.beforeAll(() => showChange('projects'))

test('the sitemap is what its protocol allows', { tag: DAILY }, async ({ request }) => {
  const schema = await readFile(new URL('../schemas/sitemap.xsd', import.meta.url), 'utf8')
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: await read(request) }],
    schema: [schema],
  })
  expect(errors).toEqual([])
  expect(valid).toBe(true)
})

test('it names the completed projects and no other, with the dates of their rows', {
  tag: DAILY,
}, async ({ request, db }) => {
  const named = entries(await read(request)).filter(isProject)
  const stored = await completedProjects(db)
  expect(stored.length).toBeGreaterThan(3)
  expect(named.sort(byPath)).toEqual(stored.sort(byPath))
})

test('it names the list of each town that has projects', { tag: DAILY }, async ({
  request,
  db,
}) => {
  const { data } = await db.from('projects').select('location')
  const towns = new Set(data?.flatMap(({ location }) => townsIn(location)))
  const named = entries(await read(request)).map(({ path }) => path)
  expect(named.filter((path) => path.startsWith('/projects/in/')).sort()).toEqual(
    [...towns].map((town) => `/projects/in/${townSlug(town)}`).sort(),
  )
})

test('each address it names answers 200 and calls itself so', async ({ request }) => {
  for (const { path } of entries(await read(request))) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    const canonical = (await response.text()).match(/<link rel="canonical" href="([^"]*)"/)?.[1]
    expect(canonical?.replace(environment.baseUrl, '') || '/', path).toBe(path)
  }
})

test('robots.txt leads to it and names no private address', { tag: DAILY }, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${environment.baseUrl}/sitemap.xml`)
  expect(robots).not.toMatch(/disallow: *\/./i)
  expect(robots).not.toMatch(/dashboard|bodhi|edit|new|login/i)
})

test('a copy lies in storage from the start, and follows what the owner changes', async ({
  owner,
  request,
  db,
}) => {
  await expect.poll(async () => (await fetch(COPY)).text()).toBe(await read(request))

  const title = `Casement ${crypto.randomUUID()}`
  await new ProjectForm(owner).openNew()
  await owner.getByLabel('Title').fill(title)
  await owner.getByLabel('Location').fill('Seaham')
  await owner.getByLabel('Start date').fill('2026-02-02')
  await owner.getByLabel('Status').selectOption('completed')
  await owner.getByRole('textbox', { name: 'Description' }).fill('A casement by the sea.')
  await owner.getByRole('button', { name: 'Create Project' }).click()
  await expect(owner.getByText('Project created successfully!')).toBeVisible()
  const path = new URL(owner.url()).pathname
  const says = async (address: string) => (await (await fetch(address)).text()).includes(path)
  try {
    expect(entries(await read(request)).some((entry) => entry.path === path)).toBe(true)
    await expect.poll(() => says(COPY)).toBe(true)
  } finally {
    await db.from('projects').delete().eq('slug', path.slice('/projects/'.length))
  }
  await showChange('projects')
  expect(await says(`${environment.baseUrl}/sitemap.xml`)).toBe(false)
  await expect.poll(() => says(COPY)).toBe(false)
})

test('the webhook opens with its secret alone, and only for what pages show', {
  tag: DAILY,
}, async () => {
  expect((await sendWebhook('projects', 'a-guess-of-some-length')).status).toBe(401)
  expect((await sendWebhook('contact_forms')).status).toBe(400)
  const answer = await sendWebhook('profiles')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe(NEVER_STORED)
})
