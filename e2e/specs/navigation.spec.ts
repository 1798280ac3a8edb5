import type { Page } from '@playwright/test'
import { isHard } from '../../tools/test-runner/dose'
import { SiteFrame } from '../pages/site-frame'
import { collectComplaints } from '../support/complaints'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('a new page begins at its top; Back leads to where one was', async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/services/windows')
  await frame.legalLink('Terms of Service').scrollIntoViewIfNeeded()
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(1000)
  await frame.legalLink('Terms of Service').click()
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/services/windows')
  await expect.poll(() => scrollY(page)).toBeGreaterThan(left - 50)
  await page.goForward()
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => scrollY(page)).toBe(0)
})

// Less than header and breadcrumb bar are high: what the router takes for the top already.
for (const small of isHard ? [20, 46, 90] : [46]) {
  test(`${small} px down, a link still leads to the very top, and Back to where one was`, async ({
    page,
  }) => {
    await page.goto('/services/windows')
    const link = await hydrated(new SiteFrame(page).topBar.getByRole('link', { name: 'Doors' }))
    await page.evaluate((y) => window.scrollTo(0, y), small)
    // The link stands still: the row follows the scroll a frame later. Playwright's own click scrolls first.
    const centre = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
      return [x + width / 2, y + height / 2] as const
    }
    let at = await centre()
    await expect
      .poll(async () => {
        const before = at
        await page.evaluate(() => new Promise(requestAnimationFrame))
        at = await centre()
        return at.join() === before.join()
      })
      .toBe(true)
    await page.mouse.click(...at)
    await expect(page).toHaveURL('/services/doors')
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/services/windows')
    await expect.poll(() => scrollY(page)).toBe(small)
  })
}

test('a link to a part of another page leads to that part', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('main').getByRole('link', { name: /Commercial Windows/ })
  await (await hydrated(link)).click()
  await expect(page).toHaveURL('/services/windows#commercial')
  await expect(page.locator('#commercial')).toBeInViewport()
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
})

test('on a phone, a point in short leads to its part, unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/terms')
  const answer = page.getByText('Usually no', { exact: true })
  await expect(answer).toBeHidden()
  const point = page.getByRole('link', { name: /^The law gives consumers 14/ })
  await (await hydrated(point)).click()
  await expect(page).toHaveURL('/terms#cancelling')
  await expect(answer).toBeInViewport()
  await page.goto('/')
  await page.goto('/terms#cancelling')
  await expect(answer).toBeInViewport()
})

test('Back leads to the page on which one skipped to its content', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/services/windows')
  const windows = await title.textContent()
  await page.keyboard.press('Tab')
  await (await hydrated(page.getByRole('link', { name: 'Skip to content' }))).press('Enter')
  await expect(page).toHaveURL('/services/windows#content')
  await new SiteFrame(page).legalLink('Terms of Service').click()
  await expect(page).toHaveURL('/terms')
  await page.goBack()
  await expect(page).toHaveURL('/services/windows#content')
  await expect(title).toHaveText(windows ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/services/windows')
  await expect(title).toHaveText(windows ?? '')
})

test('screen readers hear of a new page, and the keyboard goes on in it', async ({ page }) => {
  await page.goto('/services')
  const learnMore = page.locator('main').getByRole('link', { name: /Learn More/ })
  await (await hydrated(learnMore.first())).press('Enter')
  await expect(page).toHaveURL('/services/windows')
  await expect(page.locator('next-route-announcer')).toHaveText(/Windows/)
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('in the office too the keyboard goes on in the page that a link led to', async ({ owner }) => {
  await owner.goto('/dashboard')
  const spam = owner.locator('main').getByRole('link', { name: 'Spam' })
  await (await hydrated(spam)).press('Enter')
  await expect(owner).toHaveURL(/box=spam/)
  await expect(owner.locator('main')).toBeFocused()
  await owner.keyboard.press('Tab')
  await expect(owner.locator('main :focus')).toHaveCount(1)
})

test('whoever walks along the top bar stays on it', async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/')
  await (await hydrated(frame.topBar.getByRole('link', { name: 'Doors' }))).press('Enter')
  await expect(page).toHaveURL('/services/doors')
  await expect(frame.topBar.getByRole('link', { name: 'Doors' })).toBeFocused()
})

test('while a page is on its way, its outline stands in and says so', async ({ page }) => {
  const complaints = collectComplaints(page)
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const link = page.getByRole('link', { name: /^View Project/ }).last()
  // Links in sight are fetched ahead; the first project to come brings the outline of all.
  const outline = page.waitForResponse((response) => {
    const part = response.request().headers()['next-router-segment-prefetch']
    return part?.includes('/projects/$d$slug/') ?? false
  })
  await page.goto('/projects')
  await (await hydrated(link)).scrollIntoViewIfNeeded()
  await (await outline).finished()
  await page.route(/[?&]_rsc=/, async (route) => {
    await arrived
    await route.continue()
  })
  await link.click()
  const status = page.locator('main').getByRole('status')
  await expect(status).toHaveText('Loading project')
  expect(await scrollY(page)).toBe(0)
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Our Projects')
  await expect(status.filter({ hasText: 'Loading' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/projects\/.+-in-/)
  expect(complaints).toEqual([])
})
