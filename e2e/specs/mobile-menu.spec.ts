import { SiteFrame } from '../pages/site-frame'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

test('by taps: it opens, leads on, and closes behind one', { tag: DAILY }, async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/contact')
  await expect(frame.menu).toBeHidden()
  await frame.menuButton.tap()
  expect((await frame.labels(frame.menu)).slice(0, 6)).toEqual([
    'Home',
    'Windows',
    'Doors',
    'Conservatories',
    'Projects',
    'Contact',
  ])
  await expect(frame.menu.locator('[aria-current]')).toHaveText('Contact')
  for (const link of await frame.menu.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await frame.menu.getByRole('link', { name: 'Doors' }).tap()
  await expect(page).toHaveURL('/services/doors')
  await expect(frame.menu).toBeHidden()
})

test('by taps: the same button closes it, a tap beside it, and a link to where one is', async ({
  page,
}) => {
  const frame = new SiteFrame(page)
  await page.goto('/contact')
  await frame.menuButton.tap()
  await frame.menuButton.tap()
  await expect(frame.menu).toBeHidden()
  await frame.menuButton.tap()
  await page.touchscreen.tap(200, 770)
  await expect(frame.menu).toBeHidden()
  await frame.menuButton.tap()
  await frame.menu.getByRole('link', { name: 'Contact' }).tap()
  await expect(frame.menu).toBeHidden()
})

test('by keyboard: Enter opens, Escape closes and gives the focus back, a link leads on', async ({
  page,
}) => {
  const frame = new SiteFrame(page)
  await page.goto('/')
  await (await hydrated(frame.menuButton)).focus()
  await page.keyboard.press('Enter')
  await expect(frame.menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(frame.menu.getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(frame.menu).toBeHidden()
  await expect(frame.menuButton).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/windows')
  await expect(frame.menu).toBeHidden()
})

test('by keyboard: it closes behind the focus, which it would cover', async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/')
  await (await hydrated(frame.menuButton)).press('Enter')
  await frame.menu.getByRole('link').last().focus()
  await expect(frame.menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(frame.menu).toBeHidden()
})

test('it can be reached to its last entry on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 })
  const frame = new SiteFrame(page)
  await page.goto('/')
  await frame.menuButton.tap()
  await frame.menu.getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(frame.menu.getByRole('link').last()).toBeInViewport({ ratio: 1 })
})
