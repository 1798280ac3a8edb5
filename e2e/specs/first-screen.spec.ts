import { SiteFrame } from '../pages/site-frame'
import { expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [390, 844],
] as const) {
  test(`the hero fits a screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const hero = await page.locator('main section').first().boundingBox()
    expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThanOrEqual(height)
    await expect(page.locator('main section img').first()).toBeInViewport({ ratio: 0.95 })
  })
}

test('on a wide screen hero and comparison are 1600 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/')
  const hero = await page.locator('main section img').first().boundingBox()
  expect(hero?.width).toBeGreaterThan(1550)
  const comparison = page.getByRole('region', { name: 'The same house, before and after' })
  const box = await comparison.locator('.pane').first().boundingBox()
  expect(box?.width).toBe(1600)
})

test('the phone number stands in the header, beside the owner’s link too', async ({
  page,
  owner,
}) => {
  const call = (of: typeof page) => of.getByRole('banner').locator('a[href^="tel:"]').first()
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(call(page)).toHaveText(/\d{3}/)
    expect((await call(page).boundingBox())?.width).toBeGreaterThan(100)
  }
  for (const width of [1024, 1280]) {
    await owner.setViewportSize({ width, height: 800 })
    await owner.goto('/contact')
    await expect(new SiteFrame(owner).topBar.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expectNoSidewaysScroll(owner, `the owner's header at ${width} px`)
  }
})
