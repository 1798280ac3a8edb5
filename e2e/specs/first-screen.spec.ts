import { heroLights } from '../../lib/content/home'
import { SiteFrame } from '../pages/site-frame'
import { expectNoSidewaysScroll } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [390, 844],
] as const) {
  const tag = width === 390 ? DAILY : []
  test(`the hero fits a screen of ${width} × ${height}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const hero = await page.locator('main section').first().boundingBox()
    expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThanOrEqual(height)
    await expect(page.locator('main section img').first()).toBeInViewport({ ratio: 0.95 })
    for (const { label } of heroLights) {
      const light = page.locator('main section').first().getByRole('link', { name: label })
      await expect(light.locator('span').first()).toBeInViewport({ ratio: 1 })
    }
  })
}

test('words and pictures stand on one edge, however wide the screen', async ({ page }) => {
  for (const width of [1024, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const comparison = page.getByRole('region', { name: 'The same view, before and after' })
    const edges = await Promise.all(
      [
        page.getByRole('banner').getByRole('link').first(),
        page.getByRole('heading', { level: 1 }),
        comparison.getByRole('heading'),
        comparison.locator('.pane').first(),
        page.getByRole('contentinfo').locator('p').first(),
      ].map(async (part) => (await part.boundingBox())?.x),
    )
    expect(edges, `${width} px`).toEqual(edges.map(() => edges[0]))
  }
})

test('on a wide screen hero and comparison are 1600 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/')
  const hero = await page.locator('main section img').first().boundingBox()
  expect(hero?.width).toBeGreaterThan(1550)
  const comparison = page.getByRole('region', { name: 'The same view, before and after' })
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

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the comparison nudges once and cards grow: motion ${reducedMotion}`, async ({ page }) => {
    const moves = reducedMotion === 'no-preference'
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ animationName }) => {
        document.documentElement.dataset.seen = `${document.documentElement.dataset.seen ?? ''} ${animationName}`
      })
    })
    await page.goto('/')
    const slider = page.getByRole('region', { name: 'The same view, before and after' })
    await slider.getByRole('slider').scrollIntoViewIfNeeded()
    const nudges = page.locator('html[data-seen*="nudge"]')
    const frame = slider.locator('div:has(> input[type=range])')
    if (moves) await expect(nudges).toBeAttached()
    else await expect(frame).toHaveClass(/nudge/)
    // Over, or never begun.
    await expect.poll(() => frame.evaluate((each) => each.getAnimations().length)).toBe(0)
    const start = await frame.evaluate((each) => each.style.getPropertyValue('--start'))
    await expect(frame).toHaveCSS('--share', start)
    if (!moves) await expect(nudges).not.toBeAttached()

    const pane = page.getByRole('region', { name: 'What we fit' }).getByRole('listitem').first()
    await pane.hover()
    await expect(pane.getByRole('img')).toHaveCSS('scale', moves ? '1.03' : 'none')
    const card = page.getByRole('article').first()
    await card.hover()
    const picture = card.getByAltText(/./).first().locator('xpath=ancestor::div[1]')
    await expect(picture).toHaveCSS('scale', moves ? '1.03' : 'none')
  })
}
