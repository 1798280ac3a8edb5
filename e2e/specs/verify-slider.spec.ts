import type { Page } from '@playwright/test'
import { isHard } from '../../tools/test-runner/dose'
import { EnquiryForm } from '../pages/enquiry-form'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

/** Middle of the handle, and how far it can travel. */
async function measure(form: EnquiryForm) {
  await hydrated(form.slider)
  return form.slider.evaluate((handle) => {
    // Playwright's own scrolling is content with a handle behind the header.
    handle.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = handle.getBoundingClientRect()
    const track = handle.parentElement as HTMLElement
    return {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      travel: track.clientWidth - box.width,
    }
  })
}

async function dragByMouse(page: Page, form: EnquiryForm, short: number) {
  const { x, y, travel } = await measure(form)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + travel / 2, y, { steps: 4 })
  await page.mouse.move(x + travel - short, y, { steps: 4 })
  return () => page.mouse.up()
}

for (const short of isHard ? [6, 40] : [6]) {
  test(`let go ${short} px short, it slides back`, async ({ page }) => {
    const form = new EnquiryForm(page)
    await form.open()
    const letGo = await dragByMouse(page, form, short)
    await expect(form.slider).not.toHaveAttribute('aria-valuenow', '0')
    await expect(form.submit).toBeDisabled()
    await letGo()
    await expect(form.slider).toHaveAttribute('aria-valuenow', '0')
    await expect(form.slider).toHaveAttribute('aria-valuetext', 'Not verified')
    await expect(form.submit).toBeDisabled()
  })
}

for (const short of isHard ? [5, 4, 0] : [5]) {
  test(`${short} px short is far enough, and then nothing moves it`, async ({ page }) => {
    const form = new EnquiryForm(page)
    await form.open()
    const letGo = await dragByMouse(page, form, short)
    await letGo()
    await expect(form.submit).toBeEnabled()
    await expect(form.slider).toHaveAttribute('aria-disabled', 'true')
    const there = await form.slider.boundingBox()
    await form.slider.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await page.mouse.move((there?.x ?? 0) + 10, (there?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move((there?.x ?? 0) - 200, (there?.y ?? 0) + 10, { steps: 3 })
    await page.mouse.up()
    await expect(form.slider).toHaveAttribute('aria-valuetext', 'Verified')
    await expect(form.submit).toBeEnabled()
  })
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('a tap on the handle or on the track is enough', { tag: DAILY }, async ({ page }) => {
    const form = new EnquiryForm(page)
    await form.open()
    await form.slider.tap()
    await expect(form.submit).toBeEnabled()
    await page.reload()
    await expect(form.submit).toBeDisabled()
    await form.slider.locator('..').tap({ position: { x: 250, y: 20 } })
    await expect(form.submit).toBeEnabled()
  })

  test('a finger drags it, and one that scrolls past does not', async ({ page }) => {
    const form = new EnquiryForm(page)
    await form.open()
    const { x, y, travel } = await measure(form)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: string, ...points: [number, number][]) =>
      finger.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([px, py]) => ({ x: px, y: py })),
      })
    // A flick scrolls on after the finger has left.
    const scroll = await page.evaluateHandle(() => ({
      end: new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
    }))
    await touch('touchStart', [x + 150, y])
    for (let way = 20; way <= 200; way += 20) await touch('touchMove', [x + 150, y - way])
    await touch('touchEnd')
    await scroll.evaluate(({ end }) => end)
    await expect(form.slider).toHaveAttribute('aria-valuenow', '0')
    await expect(form.submit).toBeDisabled()

    const handle = await measure(form)
    await touch('touchStart', [handle.x, handle.y])
    for (let part = 1; part <= 10; part++) {
      await touch('touchMove', [handle.x + (travel * part) / 10, handle.y])
    }
    await touch('touchEnd')
    await expect(form.submit).toBeEnabled()
  })
})
