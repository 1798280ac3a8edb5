import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const widths = [320, 768, 1280]
const publicPages = ['/', '/projects', '/contact', '/bodhi', '/projects/no-such-house']
const officePages = ['/dashboard', '/dashboard/messages', '/dashboard/settings', '/projects/new']

async function expectAccessible(page: Page, path: string) {
  // A toast on its way in is half transparent for a moment, which is no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
    ).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}

for (const path of publicPages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => expectAccessible(page, path))
}

test('axe finds nothing on a project page', async ({ page, db }) => {
  const { data } = await db
    .from('projects')
    .select('slug, project_images!inner(id)')
    .limit(1)
    .single()
  await expectAccessible(page, `/projects/${data?.slug}`)
})

for (const path of officePages) {
  test(`axe finds nothing on ${path} for the owner`, async ({ owner }) =>
    expectAccessible(owner, path))
}
