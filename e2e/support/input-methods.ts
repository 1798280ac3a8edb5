import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './axe'
import { tabTo } from './tab-to'

/** A way to use a page. Each finds its own way to the control it is told of. */
export interface InputMethod {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  pick(list: Locator, option: string): Promise<void>
  /** To an end of a slider, or as near as one tap leads. */
  slideToEnd(slider: Locator): Promise<void>
  chooseFile(button: Locator, file: string): Promise<void>
}

/** Tab, Enter, Space, arrows and letters. @param look at each stop on the way */
export function byKeyboard(page: Page, look?: () => Promise<void>): InputMethod {
  const goTo = (target: Locator) => tabTo(page, target, look)
  const hand: InputMethod = {
    async press(target) {
      await goTo(target)
      const kind = await target.evaluate((element) => element.getAttribute('type'))
      await page.keyboard.press(kind === 'checkbox' ? 'Space' : 'Enter')
    },
    async write(target, text) {
      await goTo(target)
      const kind = await target.evaluate((element) => element.getAttribute('type'))
      if (kind !== 'date') await page.keyboard.press('ControlOrMeta+A')
      // 2026-02-03 is typed as day, month, year.
      await page.keyboard.type(kind === 'date' ? text.split('-').reverse().join('') : text)
    },
    async pick(list, option) {
      await goTo(list)
      const chosen = () =>
        list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
      const most = await list.locator('option').count()
      for (let step = 0; step < most && (await chosen()) !== option; step++) {
        await page.keyboard.press('ArrowDown')
      }
      expect(await chosen()).toBe(option)
    },
    async slideToEnd(slider) {
      await goTo(slider)
      await page.keyboard.press('End')
    },
    async chooseFile(button, file) {
      await goTo(button)
      await answerChooser(page, file, () => page.keyboard.press('Enter'))
    },
  }
  return hand
}

/** One finger, one tap at a time; the system's own keyboard and lists do the rest. */
export function byTaps(page: Page): InputMethod {
  return byPointer(page, ({ x, y }) => page.touchscreen.tap(x, y))
}

export function byMouse(page: Page): InputMethod {
  return byPointer(page, ({ x, y }) => page.mouse.click(x, y))
}

async function answerChooser(page: Page, file: string, open: () => Promise<void>) {
  const chosen = page.waitForEvent('filechooser')
  // The browser learns that somebody waits before it is asked to open one.
  await page.evaluate(() => undefined)
  await open()
  await (await chosen).setFiles(file)
}

interface Point {
  x: number
  y: number
}

function byPointer(page: Page, hit: (at: Point) => Promise<void>): InputMethod {
  const press = async (target: Locator, across?: number) => {
    await expect(target).toBeEnabled()
    await hit(await placeOf(target, across))
  }
  return {
    press: (target) => press(target),
    async write(target, text) {
      await press(target)
      await expect(target).toBeFocused()
      await target.fill(text)
    },
    async pick(list, option) {
      await press(list)
      await list.selectOption({ label: option })
    },
    slideToEnd: (slider) => press(slider, 0.99),
    async chooseFile(button, file) {
      await answerChooser(page, file, () => press(button))
    },
  }
}

/** Where a pointer finds a control, or the label that is drawn for it; nothing else lies over it there. */
async function placeOf(target: Locator, across = 0.5): Promise<Point> {
  const look = () =>
    target.evaluate((element, part) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const drawn = element.clientWidth > 1 ? element : (label ?? element)
      drawn.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = drawn.getBoundingClientRect()
      const x = left + width * part
      const y = top + height / 2
      const at = document.elementFromPoint(x, y)
      // What lets pointers through is answered by the frame around it.
      const isHit = at && (drawn.contains(at) || drawn.parentElement?.contains(at))
      return isHit ? { x, y } : `${at?.outerHTML.slice(0, 120)} lies over it`
    }, across)
  let place: Point | undefined
  await expect
    .poll(async () => {
      const [first, second] = [await look(), await look()]
      // Nothing that is still on its way is hit.
      if (typeof second === 'string' || JSON.stringify(first) !== JSON.stringify(second))
        return second
      place = second
      return 'there'
    })
    .toBe('there')
  return place ?? { x: 0, y: 0 }
}

/** What has the focus can be seen, at least in part, and nothing must be scrolled both ways (WCAG 2.4.11, 1.4.10). */
export async function expectFocusInSight(page: Page): Promise<void> {
  const hidden = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      // A control may be drawn by its label or its frame, out of sight itself.
      const isUnseen = element.clientWidth <= 1 || getComputedStyle(element).opacity === '0'
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const drawn = isUnseen ? (label ?? element.parentElement ?? element) : element
      const { left, right, top, bottom } = drawn.getBoundingClientRect()
      const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
      for (const across of parts) {
        for (const down of parts) {
          const at = document.elementFromPoint(
            left + (right - left) * across,
            top + (bottom - top) * down,
          )
          if (at && (drawn.contains(at) || at.contains(drawn))) return null
        }
      }
      return `${drawn.outerHTML.slice(0, 200)} at ${Math.round(top)}–${Math.round(bottom)}`
    })
  await expect.poll(hidden, { message: 'what has the focus is hidden' }).toBeNull()
  await expectNoSidewaysScroll(page, page.url())
}
