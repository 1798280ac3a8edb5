import type { Locator } from '@playwright/test'
import { SiteFrame } from '../pages/site-frame'
import { expectNoSidewaysScroll } from '../support/axe'
import { DAILY } from '../support/daily'
import { type Db, expect, test } from '../support/fixtures'
import { withProfile } from '../support/profile'

const LINKS = ['Home', 'Windows', 'Doors', 'Conservatories', 'Projects', 'Contact']

test('the top bar leads through the site, in order', { tag: DAILY }, async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/')
  expect(await frame.labels(frame.topBar)).toEqual(LINKS)
  await expect(frame.home).toHaveAttribute('href', '/')
  for (const [label, path] of Object.entries({
    Windows: '/services/windows',
    Doors: '/services/doors',
    Conservatories: '/services/conservatories',
    Projects: '/projects',
    Contact: '/contact',
    Home: '/',
  })) {
    const link = frame.topBar.getByRole('link', { name: label, exact: true })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(frame.topBar.locator('[aria-current]')).toHaveCount(1)
  }
})

test('the owner finds the dashboard in the top bar, not in the menu', async ({ owner }) => {
  const frame = new SiteFrame(owner)
  await owner.goto('/contact')
  await expect(frame.topBar.getByRole('link')).toHaveText([...LINKS, 'Dashboard'])
  await owner.setViewportSize({ width: 390, height: 780 })
  await frame.menuButton.click()
  const labels = await frame.labels(frame.menu)
  expect(labels.slice(0, LINKS.length)).toEqual(LINKS)
  expect(labels).not.toContain('Dashboard')
})

/** Whole and 80 px square, in the header, at every width and wherever the page is scrolled to. */
async function expectSquare(mark: Locator) {
  const page = mark.page()
  for (const width of [320, 352, 356, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const y of [0, 600]) {
      await page.evaluate((top) => window.scrollTo(0, top), y)
      const about = `${width} px, scrolled to ${y}`
      await expect.poll(() => mark.boundingBox(), about).toMatchObject({ width: 80, height: 80 })
      await expect.poll(() => overhang(mark), about).toBeLessThanOrEqual(0)
    }
    await expectNoSidewaysScroll(page, `the header at ${width} px`)
  }
  await page.setViewportSize({ width: 1280, height: 740 })
}

/** How far it reaches beyond the header or the window, in pixels. */
const overhang = (mark: Locator) =>
  mark.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const header = element.closest('header')?.getBoundingClientRect()
    return Math.max(-top, bottom - (header?.bottom ?? 0))
  })

test('without a logo the name stands in, 80 px square, and leads home', async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/terms')
  await expect(frame.home).toHaveAccessibleName(/^SLW( SLW Windows.*)? home$/)
  await expectSquare(frame.home.locator('> span').first())
  await frame.home.click()
  await expect(page).toHaveURL('/')
})

/** One opaque pixel, as a logo. */
async function uploadLogo(db: Db) {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p+FUpQAAAABJRU5ErkJggg=='
  const path = `journeys/logo/${crypto.randomUUID()}.png`
  const bucket = db.storage.from('logos')
  const { error } = await bucket.upload(path, Buffer.from(png, 'base64'), {
    contentType: 'image/png',
  })
  if (error) throw error
  return {
    logo_url: bucket.getPublicUrl(path).data.publicUrl,
    remove: () => bucket.remove([path]),
  }
}

test('the company’s logo is 80 px square, at once in sight, and leads home', async ({
  page,
  db,
}) => {
  const { logo_url, remove } = await uploadLogo(db)
  await withProfile(db, { logo_url, company_name: 'Pane & Sons' }, async () => {
    const frame = new SiteFrame(page)
    await page.goto('/')
    const logo = frame.home.getByRole('img', { name: 'Pane & Sons' })
    await expectSquare(logo)
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
    await expect(logo).not.toHaveJSProperty('loading', 'lazy')
    await expect(frame.home).toHaveAttribute('href', '/')
  })
  await remove()
})

test('the first stop of the keyboard skips to the content', { tag: DAILY }, async ({ page }) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('the name keeps its words whole where number, quote and menu stand beside it', async ({
  page,
}) => {
  await page.goto('/')
  const name = new SiteFrame(page).home
  for (const width of [640, 700, 767, 768]) {
    await page.setViewportSize({ width, height: 700 })
    const words = await name.evaluate((link) => {
      const text = [...link.querySelectorAll('span')].find((span) =>
        span.textContent?.includes(' '),
      )
      const node = text?.firstChild as Text
      return [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return range.getClientRects().length
      })
    })
    expect(words.length, `${width} px`).toBeGreaterThan(2)
    expect(words.filter((lines) => lines !== 1)).toEqual([])
  }
})
