import type { Locator, Page } from '@playwright/test'
import { encodeFlash } from '../../lib/flash'
import { isHard } from '../../tools/test-runner/dose'
import { EnquiryForm } from '../pages/enquiry-form'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'

const FAILED = 'Failed to send message. Please try again.'

test.use({ reducedMotion: 'reduce' })

const toasts = (page: Page) => page.locator('[data-sonner-toast]')

/** A page that opens with a toast of two lines on a phone. */
async function openTold(page: Page, path: string) {
  const value = encodeFlash({ kind: 'error', message: FAILED })
  await page.context().addCookies([{ name: 'flash', value, url: environment.baseUrl }])
  await page.goto(path)
  await expect(toasts(page)).toBeVisible()
  // Under the pointer it stays.
  await toasts(page).hover()
}

async function edges(of: Locator) {
  const box = await of.boundingBox()
  if (!box) throw new Error(`${of} is not shown`)
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

async function expectApart(toast: Locator, other: Locator, about: string) {
  const overlap = async () => {
    const [a, b] = [await edges(toast), await edges(other)]
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return Math.min(across, down)
  }
  await expect.poll(overlap, `the toast covers ${about}`).toBeLessThanOrEqual(0)
}

for (const width of isHard ? [360, 768, 1280] : [360]) {
  test(`at ${width} px they stand below header and title`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/services/windows', '/projects', '/contact', '/terms', '/bodhi', '/no']) {
      await openTold(page, path)
      await expectApart(
        toasts(page),
        page.getByRole('heading', { level: 1 }),
        `the title of ${path}`,
      )
      for (const y of [0, 600]) {
        await page.evaluate((top) => window.scrollTo(0, top), y)
        await expectApart(toasts(page), page.getByRole('banner'), `the header of ${path} at ${y}`)
      }
    }
  })

  test(`at ${width} px they leave the office its titles`, async ({ owner }) => {
    await owner.setViewportSize({ width, height: 740 })
    for (const path of [
      '/dashboard',
      '/dashboard/projects',
      '/dashboard/messages',
      '/dashboard/settings',
      '/projects/new',
    ]) {
      await openTold(owner, path)
      await expectApart(toasts(owner), owner.getByRole('heading', { level: 1 }), path)
    }
  })

  test(`at ${width} px a send that fails again and again is told once, beside its button`, async ({
    page,
    visitorEmail,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.route('/contact', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    const form = new EnquiryForm(page)
    await form.open()
    await form.fill({ name: 'Ann', email: visitorEmail, message: 'A bay window.' })
    await form.slideByClick()
    const button = form.submit
    for (let press = 1; press <= 5; press++) {
      // As high as it can stand below the header.
      const header = await edges(page.getByRole('banner'))
      await button.evaluate((element, below) => {
        window.scrollBy(0, element.getBoundingClientRect().top - below - 1)
      }, header.bottom)
      const lost = page.waitForEvent('requestfailed')
      await (press === 1 ? button.click() : button.press('Enter'))
      await lost
      await expect(form.outcome).toBeFocused()
      await expect(toasts(page).filter({ hasText: FAILED })).toHaveCount(1)
      await expectApart(toasts(page), button, 'Get Free Quote')
    }
  })
}

test('what has the focus stands below header and toast', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openTold(page, '/contact')
  await page.locator('footer a').last().focus()
  const field = new EnquiryForm(page).field('Name')
  for (let stop = 0; stop < 40; stop++) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Shift+Tab')
    await expectApart(toasts(page), page.locator(':focus'), 'what has the focus')
    await expectApart(page.getByRole('banner'), page.locator(':focus'), 'what has the focus')
  }
  throw new Error('Shift+Tab does not lead to the form')
})
