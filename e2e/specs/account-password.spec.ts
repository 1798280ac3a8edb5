import { SettingsPage } from '../pages/settings-page'
import { SignInPage } from '../pages/sign-in-page'
import {
  type Account,
  linkTo,
  mailsTo,
  makeAccount,
  removeAccount,
  signedIn,
} from '../support/account'
import { expect, test } from '../support/fixtures'

const PATH = '/dashboard/settings'
let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('a new password needs the current one, twice the same, and six characters', async ({
  browser,
}) => {
  const settings = new SettingsPage(await signedIn(browser, account, PATH))
  const elsewhere = await signedIn(browser, account, '/dashboard/messages')
  await settings.open()
  const current = account.password
  await settings.changePassword({ current, next: 'Another-1', again: 'Another-2' })
  await settings.save(settings.password, 'New passwords do not match')
  await expect(settings.password.getByLabel('Confirm new password')).toHaveAccessibleDescription(
    'New passwords do not match',
  )

  await settings.changePassword({ current: 'not-it', next: 'Another-1' })
  await settings.save(settings.password, 'Failed to update password')
  await expect(settings.password.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password',
  )

  await settings.password.evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await settings.changePassword({ current, next: 'short' })
  await settings.password.getByRole('button').click()
  await expect(settings.password.getByLabel(/^New password/)).toHaveAccessibleDescription(
    'Please use at least 6 characters',
  )

  await settings.changePassword({ current, next: 'Another-1' })
  const again = settings.password.getByLabel('Confirm new password')
  await again.press('Enter')
  await settings.expectToast('Password updated successfully')
  await expect(settings.password.getByLabel('Current password')).toHaveValue('')
  await expect(again).toHaveValue('')
  await expect(again).toBeFocused()

  // This session goes on, every other one has ended, and only the new password opens another.
  await settings.open()
  await elsewhere.goto('/dashboard/messages')
  await expect(elsewhere).toHaveURL(/\/bodhi/)
  const signIn = new SignInPage(elsewhere)
  await signIn.submit(account.email, current)
  await expect(
    elsewhere.getByText('Failed to sign in. Please check your credentials.').first(),
  ).toBeVisible()
  await signIn.submit(account.email, 'Another-1')
  await expect(elsewhere).toHaveURL('/dashboard/messages')
})

test('a forgotten password is chosen anew by a link from a mail, once', async ({
  page,
  context,
}) => {
  await page.goto('/bodhi')
  await page.getByText('Forgotten your password?').click()
  await page.getByLabel('The email you sign in with').fill(account.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  const answer = page.getByText("If this address has an account, we've emailed you a link.")
  await expect(answer.first()).toBeVisible()

  const link = await linkTo(account.email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/dashboard\/settings#password$/)
  await expect(page.getByText('You can now choose a new password')).toBeVisible()
  const settings = new SettingsPage(page)
  await expect(settings.password.getByLabel('Current password')).toHaveCount(0)
  await settings.changePassword({ next: 'Chosen-anew-1' })
  await settings.save(settings.password, 'Password updated successfully')
  // From now on the current one is asked for again.
  await expect(settings.password.getByLabel('Current password')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('recovery')

  await context.clearCookies()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/has expired or was already used/).first()).toBeVisible()
  await page.goto('/bodhi')
  await new SignInPage(page).submit(account.email, 'Chosen-anew-1')
  await expect(page).toHaveURL('/dashboard')
})

test('an address without an account gets the same answer, and no mail', async ({ page }) => {
  const nobody = `nobody-${crypto.randomUUID()}@example.com`
  await page.goto('/bodhi')
  await page.getByText('Forgotten your password?').click()
  await page.getByLabel('The email you sign in with').fill(nobody)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(
    page.getByText("If this address has an account, we've emailed you a link.").first(),
  ).toBeVisible()
  expect(await mailsTo(nobody)).toBe(0)
})

test('a session opened by password is no recovery, whatever cookie comes along', async ({
  browser,
}) => {
  const page = await signedIn(browser, account, PATH)
  const session = (await page.context().cookies()).filter(({ name }) => /auth-token/.test(name))
  const stored = session.map(({ value }) => value).join('')
  const json = Buffer.from(stored.replace(/^base64-/, ''), 'base64url').toString()
  const claims = JSON.parse(
    Buffer.from(JSON.parse(json).access_token.split('.')[1], 'base64url').toString(),
  )
  await page.context().addCookies([{ name: 'recovery', value: claims.session_id, url: page.url() }])
  const settings = new SettingsPage(page)
  await settings.open()
  await expect(settings.password.getByLabel('Current password')).toBeVisible()
  await settings.password.evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await settings.changePassword({ next: 'Another-1' })
  await settings.save(settings.password, 'Failed to update password')
  await expect(settings.password.getByLabel('Current password')).toHaveAccessibleDescription(
    'Please enter your current password',
  )
})
