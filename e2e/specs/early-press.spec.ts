import type { Page } from '@playwright/test'
import { makeAccount, removeAccount, signedIn } from '../support/account'
import { expect, test } from '../support/fixtures'

/** The page again, on a line that has brought its text and not its scripts when the button is pressed. */
async function pressEarly(page: Page, name: string): Promise<void> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name }).filter({ visible: true }).click()
  scripts.resolve()
}

for (const [who, owner, path, name, after] of [
  ['the owner', true, '/dashboard/settings', 'Logout', '/'],
  ['a stranger', false, '/dashboard', 'Sign out', '/bodhi?next=%2Fdashboard'],
] as const) {
  test(`${who} signs out before the page's scripts are there`, async ({ browser, db }) => {
    const account = await makeAccount(db, { owner })
    try {
      const page = await signedIn(browser, account, path)
      await pressEarly(page, name)
      await expect(page).toHaveURL(after)
      await page.unroute('**/_next/static/**/*.js')
      await page.goto('/dashboard/messages')
      await expect(page).toHaveURL(/\/bodhi/)
    } finally {
      await removeAccount(db, account)
    }
  })
}
