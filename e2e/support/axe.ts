import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isHard } from '../../tools/test-runner/dose'

/** A wide screen at 400 % or a small phone, a phone, a tablet, a desk. */
export const WIDTHS = [320, 360, 768, 1280] as const

let next = 0

/** No violation as the page stands now, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page, about = 'the page'): Promise<void> {
  // A toast on its way in is half transparent for a moment, which is no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The pages hold no frames: the way without a second tab takes half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
    about,
  ).toEqual([])
  await expectNoSidewaysScroll(page, about)
}

/** The same at every width; every day at one of them, the given one or each in turn. */
export async function expectAccessibleAtEach(
  page: Page,
  about: string,
  turn = next++,
): Promise<void> {
  const before = page.viewportSize()
  for (const width of isHard ? WIDTHS : WIDTHS.filter((_, at) => at === turn % WIDTHS.length)) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `${about} at ${width} px`)
  }
  if (before) await page.setViewportSize(before)
}

export async function expectNoSidewaysScroll(page: Page, about: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${about} scrolls sideways`).toBeLessThanOrEqual(0)
}
