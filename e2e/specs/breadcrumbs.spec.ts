import type { Page } from '@playwright/test'
import { SiteFrame } from '../pages/site-frame'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'

const trails: Record<string, string[]> = {
  '/services': ['Services'],
  '/services/windows': ['Services', 'Windows'],
  '/services/doors': ['Services', 'Doors'],
  '/services/conservatories': ['Services', 'Conservatories'],
  '/projects': ['Projects'],
  '/projects/type/windows': ['Projects', 'Type', 'Windows'],
  '/projects/in/whitley-bay': ['Projects', 'In', 'Whitley Bay'],
  '/contact': ['Contact'],
  '/privacy-policy': ['Privacy Policy'],
  '/terms': ['Terms'],
  '/bodhi': ['Bodhi'],
  '/no-such-page': ['No Such Page'],
}

async function expectTrail(page: Page, path: string, trail: string[]) {
  const { breadcrumbs } = new SiteFrame(page)
  await page.goto(path)
  const items = breadcrumbs.getByRole('listitem')
  await expect(items).toHaveText(['', ...trail])
  const home = items.first().getByRole('link', { name: 'Home' })
  await expect(home.locator('svg')).toBeVisible()
  await expect(home).toHaveAttribute('href', '/')
  await expect(items.last().getByRole('link')).toHaveCount(0)
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText(trail.at(-1) ?? '')
}

test('every other page is named after its address, word by word', async ({ page }) => {
  for (const [path, trail] of Object.entries(trails)) {
    await test.step(path, () => expectTrail(page, path, trail))
  }
})

test('a project’s trail is its address in words', { tag: DAILY }, async ({ page, db }) => {
  const { data } = await db.from('projects').select('slug').limit(1).single()
  const words = (data?.slug ?? '').split('-').map((word) => word[0]?.toUpperCase() + word.slice(1))
  await expectTrail(page, `/projects/${data?.slug}`, ['Projects', words.join(' ')])
})

test('it follows from page to page', async ({ page }) => {
  const { breadcrumbs, topBar } = new SiteFrame(page)
  await page.goto('/')
  await topBar.getByRole('link', { name: 'Doors' }).click()
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText('Doors')
  await breadcrumbs.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText('Services')
  await breadcrumbs.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(breadcrumbs).toHaveCount(0)
})
