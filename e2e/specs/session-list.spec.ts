import { SettingsPage } from '../pages/settings-page'
import {
  type Account,
  makeAccount,
  removeAccount,
  signedIn,
  signInDialog,
  signInOver,
} from '../support/account'
import { expect, test } from '../support/fixtures'

const PATH = '/dashboard/settings'
let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('a session ended from another browser: signed out at its next action, with its text', async ({
  browser,
}) => {
  const lost = await signedIn(browser, account, PATH)
  const typing = new SettingsPage(lost)
  await typing.open()
  await typing.contact.getByLabel('Contact phone').fill('0191 498 0999')

  const page = await signedIn(browser, account, PATH)
  const devices = page.getByRole('list', { name: 'Where you are signed in' })
  const [here, other] = [devices.getByRole('listitem').nth(0), devices.getByRole('listitem').nth(1)]
  await expect(here).toContainText(/Chrome on \w+/)
  await expect(here).toContainText('This device')
  await expect(here.getByRole('button')).toHaveCount(0)
  await expect(other).toContainText(/Chrome on \w+.*Signed in .*Last used/s)
  const end = other.getByRole('button', { name: /^End the session of Chrome/ })
  await end.press('Enter')
  await new SettingsPage(page).expectToast('Signed out on that device')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()

  await typing.contact.getByRole('button', { name: 'Save contact information' }).click()
  await expect(signInDialog(lost)).toBeVisible()
  await expect(typing.contact.getByLabel('Contact phone')).toHaveValue('0191 498 0999')
  await signInOver(lost, account)
  await typing.expectToast('Contact information updated successfully')
  await expect(lost).toHaveURL(PATH)
})

test('two devices work side by side; the ended one has to sign in, the other goes on', async ({
  browser,
  db,
}) => {
  const [phone, desk] = [
    await signedIn(browser, account, PATH),
    await signedIn(browser, account, PATH),
  ]
  await phone.setViewportSize({ width: 390, height: 844 })
  const [onPhone, atDesk] = [new SettingsPage(phone), new SettingsPage(desk)]
  await onPhone.open()
  await onPhone.name.getByLabel('First name').fill('Olive')
  await onPhone.save(onPhone.name, 'Name updated successfully')
  await atDesk.open()
  await expect(atDesk.name.getByLabel('First name')).toHaveValue('Olive')
  await atDesk.facebook.getByLabel('Facebook address').fill('https://facebook.com/slw')
  await atDesk.save(atDesk.facebook, 'Facebook profile updated successfully')
  const { data } = await db.from('profiles').select().eq('id', account.id).single()
  expect(data).toMatchObject({ full_name: 'Olive', facebook_url: 'https://facebook.com/slw' })

  await desk.getByRole('button', { name: /^End the session of Chrome/ }).click()
  await atDesk.expectToast('Signed out on that device')
  await phone.goto('/dashboard/messages')
  await expect(phone).toHaveURL(`/bodhi?next=${encodeURIComponent('/dashboard/messages')}`)
  await desk.goto('/dashboard')
  await expect(desk.getByRole('heading', { level: 1, name: 'Welcome, Olive' })).toBeVisible()
})
