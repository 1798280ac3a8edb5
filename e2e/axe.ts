import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation as the page stands now, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page, about = 'the page'): Promise<void> {
  // The pages hold no frames: the way without a second tab takes half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
    about,
  ).toEqual([])
  await expectNoSidewaysScroll(page, about)
}

export async function expectNoSidewaysScroll(page: Page, about: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${about} scrolls sideways`).toBeLessThanOrEqual(0)
}
