import { SettingsPage } from '../pages/settings-page'
import {
  type Account,
  makeAccount,
  removeAccount,
  signedIn,
  signInDialog,
  signInOver,
  signOutEverywhere,
} from '../support/account'
import { expectAccessible } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'

const PATH = '/dashboard/settings'
let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('a session ended while typing: signs in over the page, by keyboard on a small phone', {
  tag: DAILY,
}, async ({ browser, db }) => {
  const page = await signedIn(browser, account, PATH)
  await page.setViewportSize({ width: 360, height: 640 })
  const settings = new SettingsPage(page)
  await settings.open()
  await settings.instagram.getByLabel('Instagram address').fill('https://instagram.com/typed')
  await signOutEverywhere(account)
  await settings.contact.getByLabel('Contact phone').fill('0191 498 0999')
  await settings.contact.getByLabel('Saturday open').press('Space')
  await settings.contact.getByLabel('Saturday to').fill('12:30')
  const save = settings.contact.getByRole('button', { name: 'Save contact information' })
  await save.press('Enter')

  const dialog = signInDialog(page)
  const password = dialog.getByLabel('Password')
  await expect(dialog.getByLabel('Email')).toHaveValue(account.email)
  await expect(password).toBeFocused()
  await expectAccessible(page, 'the sign-in dialog')
  await page.keyboard.type('a slip')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(
    'Failed to sign in. Please check your credentials.',
  )
  await expect(password).toBeFocused()
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await settings.expectToast('Contact information updated successfully')
  await expect(save).toBeFocused()
  await expect(page).toHaveURL(PATH)
  await expect(settings.instagram.getByLabel('Instagram address')).toHaveValue(
    'https://instagram.com/typed',
  )
  const { data } = await db.from('profiles').select('contact_phone').eq('id', account.id).single()
  expect(data?.contact_phone).toBe('0191 498 0999')
})

test('Escape leaves the page as it is, and the next press asks again', async ({ browser }) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  await signOutEverywhere(account)
  await settings.contact.getByLabel('Contact phone').fill('0191 498 0999')
  const save = settings.contact.getByRole('button', { name: 'Save contact information' })
  await save.click()
  await expect(signInDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signInDialog(page)).toHaveCount(0)
  await settings.expectToast('Auth session missing!')
  await expect(settings.contact.getByLabel('Contact phone')).toHaveValue('0191 498 0999')
  await save.click()
  await signInOver(page, account)
  await settings.expectToast('Contact information updated successfully')
})

test('signed out elsewhere, a page stays as it is, says so, and signs in over it', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  await settings.contact.getByLabel('Contact phone').fill('0191 498 0999')
  await signOutEverywhere(account)
  // A change asks for the count, which nobody may read.
  await db.from('contact_forms').insert({
    name: 'Ann Away',
    email: visitorEmail,
    project_type: 'custom',
    message: 'Meanwhile signed out.',
  })
  await settings.expectToast('You are signed out.')
  await expect(signInDialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signInOver(page, account)
  await settings.expectToast('Welcome back!')
  await expect(page.getByText('You are signed out.')).toHaveCount(0)
  await expect(page).toHaveURL(PATH)
  await expect(settings.contact.getByLabel('Contact phone')).toHaveValue('0191 498 0999')
})

test('another account gets its own page, and nothing of what was typed', async ({
  browser,
  db,
}) => {
  const other = await makeAccount(db)
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  await settings.contact.getByLabel('Contact phone').fill('0191 498 0999')
  await signOutEverywhere(account)
  await settings.contact.getByRole('button', { name: 'Save contact information' }).click()
  await signInOver(page, other)
  await expect(page.getByText(other.email).first()).toBeVisible()
  await expect(settings.contact.getByLabel('Contact phone')).not.toHaveValue('0191 498 0999')
  const { data } = await db.from('profiles').select('id').in('id', [account.id, other.id])
  expect(data).toEqual([])
  await removeAccount(db, other)
})

test('passwords are never stored', async ({ browser }) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  await page.context().clearCookies()
  await settings.changePassword({ current: account.password, next: 'Another-1' })
  await settings.password.getByRole('button').click()
  await signInDialog(page).getByRole('button', { name: 'Cancel' }).click()
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain('Another-1')
  expect(stored).not.toContain(account.password)
})

test('an access token that ran out while a form was open is renewed on saving', async ({
  browser,
}) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  const cookies = (await page.context().cookies()).filter(({ name }) => /auth-token/.test(name))
  const [cookie] = cookies
  if (!cookie) throw new Error('No session cookie')
  const decode = (value: string) =>
    JSON.parse(Buffer.from(value.replace(/^base64-/, ''), 'base64url').toString())
  const session = decode(cookies.map(({ value }) => value).join(''))
  const value = Buffer.from(JSON.stringify({ ...session, expires_at: 1_000_000_000 })).toString(
    'base64url',
  )
  for (const { name } of cookies.slice(1)) await page.context().clearCookies({ name })
  await page
    .context()
    .addCookies([{ ...cookie, name: cookie.name.replace(/\.\d+$/, ''), value: `base64-${value}` }])
  if (/\.\d+$/.test(cookie.name)) await page.context().clearCookies({ name: cookie.name })

  await settings.instagram.getByLabel('Instagram address').fill('https://instagram.com/kept')
  await settings.save(settings.instagram, 'Instagram profile updated successfully')
  const renewed = (await page.context().cookies()).filter(({ name }) => /auth-token/.test(name))
  const now = decode(renewed.map(({ value }) => value).join(''))
  expect(now.refresh_token).not.toBe(session.refresh_token)
  await settings.open()
  await expect(settings.instagram.getByLabel('Instagram address')).toHaveValue(
    'https://instagram.com/kept',
  )
})
