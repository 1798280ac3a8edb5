import type { APIRequestContext } from '@playwright/test'
import { SignInPage } from '../pages/sign-in-page'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'

/** Every address on the way, each with the status that led on. */
async function wayFrom(request: APIRequestContext, path: string): Promise<string[]> {
  const way: string[] = []
  let next = path
  while (way.length < 6) {
    const response = await request.get(next, { maxRedirects: 0 })
    way.push(`${next} ${response.status()}`)
    const { location, 'cache-control': cacheControl } = response.headers()
    if (!location) break
    expect(cacheControl, next).toContain('no-store')
    const target = new URL(location, environment.baseUrl)
    expect(target.origin, next).toBe(environment.baseUrl)
    next = target.pathname + target.search
  }
  return way
}

test('signed out, the dashboard leads by /login to sign-in, which remembers the way', {
  tag: DAILY,
}, async ({ request }) => {
  expect(await wayFrom(request, '/dashboard')).toEqual([
    '/dashboard 307',
    '/login?next=%2Fdashboard 307',
    '/bodhi?next=%2Fdashboard 200',
  ])
  const next = encodeURIComponent('/dashboard/messages?box=spam')
  expect(await wayFrom(request, '/dashboard/messages?box=spam')).toEqual([
    '/dashboard/messages?box=spam 307',
    `/login?next=${next} 307`,
    `/bodhi?next=${next} 200`,
  ])
})

test('signed out, create and edit lead straight to sign-in', { tag: DAILY }, async ({
  request,
  db,
}) => {
  const { data } = await db.from('projects').select('slug').limit(1).single()
  for (const path of ['/projects/new', `/projects/${data?.slug}/edit`]) {
    expect(await wayFrom(request, path)).toEqual([
      `${path} 307`,
      `/bodhi?next=${encodeURIComponent(path)} 200`,
    ])
  }
})

test('a way that leads elsewhere is not remembered', { tag: DAILY }, async ({ request }) => {
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/bodhi']) {
    const way = await wayFrom(request, `/login?next=${encodeURIComponent(next)}`)
    expect(way.at(-1), next).toBe('/bodhi?next=%2Fdashboard 200')
  }
})

test('after sign-in one is where one wanted to be, and Back does not lead to the form', {
  tag: DAILY,
}, async ({ page }) => {
  await page.goto('/contact')
  await page.goto('/projects/new')
  await expect(page).toHaveURL('/bodhi?next=%2Fprojects%2Fnew')
  await expect(page.getByRole('heading', { name: 'Welcome Back', level: 1 })).toBeVisible()
  await expect(page.getByText('Sign in to manage your website')).toBeVisible()
  await new SignInPage(page).submit(environment.owner.email, environment.owner.password)
  await expect(page).toHaveURL('/projects/new')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('signed in, sign-in has nothing to ask', async ({ owner }) => {
  for (const path of ['/bodhi', '/login']) {
    await owner.goto(path)
    await expect(owner).toHaveURL('/dashboard')
    await owner.goto(`${path}?next=%2Fdashboard%2Fsettings`)
    await expect(owner).toHaveURL('/dashboard/settings')
    await owner.goto(`${path}?next=${encodeURIComponent('//evil.example')}`)
    await expect(owner).toHaveURL('/dashboard')
  }
})
