import type { Locator } from '@playwright/test'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

/** One row, as wide as the window and at its lower edge. */
async function expectAtTheBottom(bar: Locator) {
  const box = await bar.boundingBox()
  expect(box).toMatchObject({ x: 0, width: 360 })
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
  expect(box?.height).toBeLessThan(90)
}

test('on a phone the bottom bar leads through the office and public pages, for the signed-in alone', async ({
  browser,
  page,
}) => {
  const owner = await signedIn(browser, account, '/dashboard')
  const bar = owner.getByRole('navigation', { name: 'Office' }).filter({ visible: true })
  const entries = [/^Dashboard/, /^Projects/, /^Messages/, /^Settings/, /^Logout/]

  await owner.setViewportSize({ width: 360, height: 740 })
  await expect(bar.getByRole('listitem')).toHaveText(entries)
  await expectAtTheBottom(bar)
  for (const entry of await bar.getByRole('listitem').all()) {
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await bar.getByRole('link', { name: /Messages/ }).click()
  await expect(owner).toHaveURL('/dashboard/messages')
  await expect(bar.getByRole('link', { name: /Messages/ })).toHaveAttribute('aria-current', 'page')

  await owner.goto('/contact')
  await expect(bar.getByRole('listitem')).toHaveText(entries)
  // The office's own list, from public pages as well.
  await expect(bar.getByRole('link', { name: 'Projects' })).toHaveAttribute(
    'href',
    '/dashboard/projects',
  )
  await expectAtTheBottom(bar)
  await owner.setViewportSize({ width: 1280, height: 740 })
  await expect(bar).toHaveCount(0)
  await owner.setViewportSize({ width: 360, height: 740 })
  await hydrated(bar.getByRole('button', { name: 'Logout' }))
  // The page is loaded anew, as a visitor's.
  const loaded = owner.waitForEvent('load')
  await bar.getByRole('button', { name: 'Logout' }).click()
  await loaded
  await expect(bar).toHaveCount(0)
  await owner.goto('/dashboard')
  await expect(owner).toHaveURL(/\/bodhi\?next=/)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')
  await expect(page.getByRole('navigation', { name: 'Office' })).toHaveCount(0)
})
