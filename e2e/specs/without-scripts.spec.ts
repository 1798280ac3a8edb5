import type { Page } from '@playwright/test'
import { tell } from '../../tools/test-runner/dose'
import { SiteFrame } from '../pages/site-frame'
import { expectNoSidewaysScroll } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { pictures } from '../support/page-probe'
import { enquiryPaths, fixedPaths, projectPaths } from '../support/public-paths'

const ROW = 'without JavaScript'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } })

async function expectReadable(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ visible: true })).toHaveCount(0)
  await expect(new SiteFrame(page).footer).toContainText(String(new Date().getFullYear()))
  for (const { src, loaded } of await pictures(page)) expect(loaded, src).toBe(true)
  await expectNoSidewaysScroll(page, path)
}

test('every page can be read', { tag: DAILY }, async ({ page }) => {
  const paths = [...fixedPaths, '/bodhi', '/no-such-page']
  for (const path of paths) {
    await test.step(path, () => expectReadable(page, path))
  }
  tell({ row: ROW, did: `${paths.length} pages read`, found: 'all there, with their pictures' })
})

test('every project can be read, its pictures are plain links to themselves', async ({
  page,
  db,
}) => {
  const paths = await projectPaths(db)
  for (const path of paths) {
    await test.step(path, async () => {
      await expectReadable(page, path)
      const photo = page.locator('main a[data-photo]').first()
      if ((await photo.count()) === 0) return
      const answer = await page.request.get((await photo.getAttribute('href')) ?? '')
      expect(answer.headers()['content-type']).toContain('image/')
    })
  }
  tell({ row: ROW, did: `${paths.length} projects read`, found: 'all there, with their pictures' })
})

test('phone and email stand where the form would be', async ({ page, db }) => {
  for (const path of [...enquiryPaths, ...(await projectPaths(db)).slice(0, 1)]) {
    await test.step(path, async () => {
      await page.goto(path)
      // Playwright finds no text in a noscript, even where it is shown.
      const instead = page.locator('noscript .pane')
      await expect(instead.locator('a[href^="tel:"]')).toBeVisible()
      await expect(instead.locator('a[href^="mailto:"]')).toBeVisible()
      await expect(page.locator('form')).toBeHidden()
    })
  }
})

test('menu, breadcrumbs, filters and cards lead on', async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/')
  await frame.menuButton.click()
  await frame.menu.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await page.getByRole('navigation', { name: 'Project types' }).getByText('Doors').click()
  await expect(page).toHaveURL('/projects/type/doors')
  await page
    .locator('main')
    .getByRole('link', { name: /View Project/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/projects\/[^/]+-in-[^/]+$/)
  await frame.breadcrumbs.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await frame.legalLink('Privacy Policy').click()
  await expect(page).toHaveURL('/privacy-policy')
})

test('an unknown project says so and has the way back', async ({ page }) => {
  const response = await page.goto('/projects/no-such-house')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .locator('main')
    .getByRole('link', { name: /projects/i })
    .first()
    .click()
  await expect(page).toHaveURL('/projects')
})
