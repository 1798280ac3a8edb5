import type { Browser, Page } from '@playwright/test'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { layoutShifts, watchLayout } from '../support/page-probe'

const PATHS = [
  ...['/dashboard', '/dashboard/projects', '/dashboard/messages'],
  ...['/dashboard/settings', '/dashboard/reviews', '/projects/new'],
]
const viewport = { width: 390, height: 844 }
type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** A phone that never saw the office. */
async function withPhone(
  browser: Browser,
  storageState: State,
  javaScriptEnabled: boolean,
  look: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    ...{ baseURL: environment.baseUrl, storageState, viewport, javaScriptEnabled },
  })
  await look(await context.newPage())
  await context.close()
}

/** Where menu and content of the first screen stand. */
async function frameOf(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const parts = {
    bar: page.locator('[data-bottom-bar]'),
    content: page.getByRole('main'),
    title: page.getByRole('heading', { level: 1 }),
  }
  const boxes = Object.entries(parts).map(async ([name, part]) => {
    const box = await part.boundingBox()
    // A headline is as wide as its font, which may come with the next page.
    const numbers = box && (name === 'title' ? [box.x, box.y] : [box.x, box.y, box.width])
    return [name, numbers?.map(Math.round)]
  })
  return Object.fromEntries(await Promise.all(boxes))
}

for (const path of PATHS) {
  test(`on a phone’s first visit ${path} is painted as it stays`, async ({
    browser,
    ownerState,
  }) => {
    let first = {}
    // The HTML alone, before any script.
    await withPhone(browser, ownerState, false, async (page) => {
      await page.goto(path)
      first = await frameOf(page)
      expect(first).toMatchObject({
        bar: [0, expect.any(Number), 390],
        content: [0, expect.any(Number), 390],
      })
      const menus = page.getByRole('navigation', { name: 'Office' }).filter({ visible: true })
      await expect(menus).toHaveCount(1)
      await expect(menus.getByRole('link', { name: 'Dashboard' })).toBeInViewport()
      expect(await widthOf(page)).toBe(390)
    })
    await withPhone(browser, ownerState, true, async (page) => {
      await watchLayout(page)
      await page.goto(path)
      await hydrated(page.getByRole('main'))
      // What arrives after it, such as the worker and the live count.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await page.waitForLoadState('networkidle')
      expect(await layoutShifts(page)).toEqual([])
      expect(await frameOf(page)).toEqual(first)
      expect(await widthOf(page)).toBe(390)
    })
  })
}

/** A page that is wider than the screen would be shrunk to it, and jump. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
