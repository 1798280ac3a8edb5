import type { Browser, Page } from '@playwright/test'
import { SiteFrame } from '../pages/site-frame'
import {
  type Account,
  makeAccount,
  removeAccount,
  signedIn,
  signOutEverywhere,
} from '../support/account'
import { environment } from '../support/environment'
import { setFault } from '../support/faults'
import { expect, test } from '../support/fixtures'

const HINT = 'signed-in'

const ownerLinks = (page: Page) => page.getByRole('link', { name: /^(Dashboard|New Project)$/ })
const hasHint = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === HINT)

/** How often the page asked the server who is signed in. */
function countQuestions(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/dashboard/viewer') asked += 1
  })
  return () => asked
}

async function toContact(page: Page) {
  await new SiteFrame(page).topBar.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
}

test('a hint left without a session is forgotten, and the owner’s links with it', async ({
  page,
}) => {
  const questions = countQuestions(page)
  await page.context().addCookies([{ name: HINT, value: '1', url: environment.baseUrl }])
  const answered = page.waitForResponse(/\/viewer/)
  await page.goto('/projects')
  await answered
  await expect(ownerLinks(page)).toHaveCount(0)
  expect(await hasHint(page)).toBe(false)
  await toContact(page)
  await expect(ownerLinks(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(questions()).toBe(1)
})

test('a visitor is never asked for', async ({ page }) => {
  const questions = countQuestions(page)
  await page.goto('/projects')
  await toContact(page)
  await page.waitForLoadState('networkidle')
  expect(questions()).toBe(0)
})

test.describe('with a session', () => {
  let account: Account
  test.beforeEach(async ({ db }) => {
    account = await makeAccount(db)
  })
  test.afterEach(async ({ db }) => {
    await setFault('pass')
    await removeAccount(db, account)
  })

  /** Signed in, with no page open that may still ask. */
  async function signedInAtNoPage(browser: Browser): Promise<Page> {
    const page = await signedIn(browser, account, '/services')
    await page.goto('about:blank')
    return page
  }

  test('the links stay, asked about once a page load', async ({ browser }) => {
    const page = await signedInAtNoPage(browser)
    const questions = countQuestions(page)
    const answered = page.waitForResponse(/\/viewer/)
    await page.goto('/projects')
    expect((await answered).status()).toBe(200)
    await toContact(page)
    await expect(ownerLinks(page)).toHaveText(['Dashboard'])
    expect(questions()).toBe(1)
  })

  test('one that was revoked elsewhere is none', async ({ browser }) => {
    const page = await signedInAtNoPage(browser)
    await signOutEverywhere(account)
    const answered = page.waitForResponse(/\/viewer/)
    await page.goto('/projects')
    await answered
    await expect(ownerLinks(page)).toHaveCount(0)
    await expect.poll(() => hasHint(page)).toBe(false)
  })

  test('an outage says nothing about it: the links stay', async ({ browser }) => {
    const page = await signedInAtNoPage(browser)
    await setFault('503', '^/auth')
    const answered = page.waitForResponse(/\/viewer/)
    await page.goto('/projects')
    expect((await answered).status()).toBe(503)
    await expect(ownerLinks(page)).toHaveText(['Dashboard', 'New Project'])
    expect(await hasHint(page)).toBe(true)
  })
})
