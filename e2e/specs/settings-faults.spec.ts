import { SettingsPage } from '../pages/settings-page'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { setFault } from '../support/faults'
import { expect, test } from '../support/fixtures'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(async ({ db }) => {
  await setFault('pass')
  await removeAccount(db, account)
})

test('where saving fails, each form says so in its own words and keeps what was typed', async ({
  browser,
}) => {
  const page = await signedIn(browser, account, '/dashboard/settings')
  const settings = new SettingsPage(page)
  await settings.open()
  await setFault('503', '/rest/v1/profiles')
  await settings.name.getByLabel('First name').fill('Olive')
  await settings.save(settings.name, 'Failed to update name')
  await expect(settings.name.getByRole('alert')).toHaveText('Failed to update name')
  await expect(settings.name.getByLabel('First name')).toHaveValue('Olive')
  await settings.contact.getByLabel('Contact phone').fill('0191 498 0999')
  await settings.save(settings.contact, 'Failed to update contact information')
  await expect(settings.contact.getByLabel('Contact phone')).toHaveValue('0191 498 0999')
  await settings.facebook.getByLabel('Facebook address').fill('https://facebook.com/slw')
  await settings.save(settings.facebook, 'Failed to update Facebook profile')
  await settings.instagram.getByLabel('Instagram address').fill('https://instagram.com/slw')
  await settings.save(settings.instagram, 'Failed to update Instagram profile')
  await settings.save(settings.images, 'Failed to save image compression settings')

  await setFault('503', '/auth/v1/user')
  await settings.changeEmail({ current: account.password, next: 'new@example.com' })
  await settings.save(settings.email, 'Failed to update email')
  await settings.changePassword({ current: account.password, next: 'Another-1' })
  await settings.save(settings.password, 'Failed to update password')

  // Nothing was said about the session: the forms work again as they stand.
  await setFault('pass')
  await settings.save(settings.name, 'Name updated successfully')
})

test('settings that cannot be read say so, and come when tried again', async ({ browser }) => {
  const page = await signedIn(browser, account, '/dashboard/messages')
  await setFault('503', '/rest/v1/profiles.*id=eq')
  await page.goto('/dashboard/settings')
  await expect(page.getByText('Failed to load profile settings')).toBeVisible()
  await setFault('pass')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Image Upload Settings' })).toBeVisible()
})
