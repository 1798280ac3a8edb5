import type { Page } from '@playwright/test'
import { tell } from '../../tools/test-runner/dose'
import { ProjectPage } from '../pages/project-page'
import { SignInPage } from '../pages/sign-in-page'
import { someAddress } from '../support/address'
import { otherRows, sharedRows, unsharedRows } from '../support/answers'
import { lifetimeOf } from '../support/cache-rules'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'
import { rawRequest } from '../support/raw-request'
import { SessionJar } from '../support/session-jar'

// Few, since the sites of a run share its cores: a page that waits past its limit is 503.
const LANES = 4

test('an answer that sets a cookie is never for a cache to keep', async ({ db }) => {
  const requests = 5_000
  test.setTimeout(900_000)
  const rows = [...(await sharedRows(db)), ...(await unsharedRows(db)), ...(await otherRows())]
  let sent = 0
  let set = 0
  const lane = async () => {
    const jar = await SessionJar.signIn()
    while (sent < requests) {
      const { path, method, headers } = rows[sent % rows.length] ?? rows[0] ?? { path: '/' }
      sent += 1
      await jar.expireIn(Math.round(Math.random() * 80))
      // From elsewhere each time: refreshes are limited by address.
      const own = { cookie: jar.header, 'x-forwarded-for': someAddress() }
      const answer = await rawRequest(path, { method, headers: { ...headers, ...own } })
      const about = `${method ?? 'GET'} ${path} ${answer.status}`
      const { 'set-cookie': cookies, 'cache-control': control } = answer.headers
      expect(answer.status, about).toBeLessThan(500)
      if (!cookies) continue
      set += 1
      expect(control, about).toMatch(/no-store/)
      expect(lifetimeOf(answer.status, answer.headers), about).toBeUndefined()
      jar.keep(answer)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  expect(set).toBeGreaterThan(requests / 6)
  tell({
    row: 'no answer that sets a cookie is cacheable',
    did: `${requests} requests to every kind of address with sessions about to expire`,
    found: `${set} set cookies, 0 of them cacheable`,
  })
})

/** What each answer in a browser set, by the address asked for. */
function collectCookies(page: Page): Map<string, string[]> {
  const found = new Map<string, string[]>()
  page.on('response', async (response) => {
    const headers = await response.allHeaders().catch(() => undefined)
    const cookies = headers?.['set-cookie']
    if (!headers || !cookies) return
    const { pathname } = new URL(response.url())
    const key = `${response.request().method()} ${pathname}`
    const names = cookies.split('\n').map((cookie) => cookie.slice(0, cookie.indexOf('=')))
    found.set(key, [...(found.get(key) ?? []), ...names])
    // Thrown here it would be nobody's: told as a name that no journey expects.
    if (lifetimeOf(response.status(), headers)) found.set(key, ['cacheable'])
  })
  return found
}

test('nor is the answer of an action that signs in, leaves a word, or signs out', async ({
  page,
  db,
}) => {
  const project = await makeProject(db)
  const path = `/projects/${project.slug}`
  const found = collectCookies(page)
  const session = expect.stringMatching(/^sb-.*-auth-token/)
  try {
    const signIn = new SignInPage(page)
    await signIn.open(`/bodhi?next=${encodeURIComponent(path)}`)
    await signIn.submit(environment.owner.email, environment.owner.password)
    await expect(page).toHaveURL(path)
    await expect
      .poll(() => found.get('POST /bodhi'))
      .toEqual(expect.arrayContaining([session, 'signed-in', 'flash']))
    const shown = new ProjectPage(page)
    await shown.page.getByRole('button', { name: 'Delete Project' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/projects')
    await expect.poll(() => found.get(`POST ${path}`)).toEqual(['flash'])
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await expect(page).not.toHaveURL(/dashboard/)
    await expect
      .poll(() => found.get('POST /dashboard'))
      .toEqual(expect.arrayContaining([session, 'signed-in']))
    expect([...found.values()].flat()).not.toContain('cacheable')
  } finally {
    await removeProject(db, project).catch(() => undefined)
  }
})
