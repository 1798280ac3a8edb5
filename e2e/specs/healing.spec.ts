import { expect, test } from '../fixtures'
import { showChange } from '../webhook'

test('a build made without a backend heals by itself', async ({ page }) => {
  await expect(async () => {
    await page.goto('/projects')
    await expect(page.getByRole('link', { name: /View Project/ }).first()).toBeVisible()
  }).toPass()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'View Our Work' })).toHaveAttribute(
    'href',
    '/projects',
  )
  // The pages that nobody has asked for yet.
  for (const table of ['projects', 'profiles'] as const) await showChange(table)
})
