import type { Locator, Page } from '@playwright/test'

/** More stops than any page has. */
const MOST_STOPS = 200

/** On with Tab until a control has the focus: the way of whoever uses no pointer. */
export async function tabTo(
  page: Page,
  target: Locator,
  /** At each stop. */
  look?: () => Promise<void>,
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await look?.()
  }
  throw new Error(`Tab does not lead to ${target}`)
}
