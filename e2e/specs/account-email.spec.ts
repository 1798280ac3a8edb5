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

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('an address changes once the mails to both are confirmed, and not before', async ({
  browser,
}) => {
  const page = await signedIn(browser, account, '/dashboard/settings')
  const settings = new SettingsPage(page)
  await settings.open()
  const current = account.password
  await settings.changeEmail({ current, next: account.email })
  await settings.save(settings.email, 'Failed to update email')
  await expect(settings.email.getByLabel('New email')).toHaveAccessibleDescription(
    'This is already your address',
  )

  const wanted = `new-${account.email}`
  await settings.changeEmail({ current: 'not-it', next: wanted })
  await settings.save(settings.email, 'Failed to update email')
  await expect(settings.email.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password',
  )
  await expect(settings.email.getByLabel('New email')).toHaveValue(wanted)
  expect(await mailsTo(wanted)).toBe(0)

  await settings.changeEmail({ current, next: wanted })
  await settings.save(
    settings.email,
    'Email update initiated. Please check your new email for verification.',
  )
  await page.reload()
  await expect(settings.email).toContainText(`You sign in as ${account.email}`)

  // Opening the link does nothing by itself: mail scanners do that too.
  await page.goto(await linkTo(wanted))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('form', { name: 'Confirm' })).toContainText(
    'open the link we emailed to your other address',
  )
  await expect(page.getByRole('button', { name: /^Confirm(ing|$)/ })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'One link to go' })).toBeFocused()
  expect(page.url()).not.toContain('token_hash')

  await page.goto(await linkTo(account.email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/dashboard\/settings/)
  await expect(page.getByText('Email updated successfully')).toBeVisible()
  await expect(settings.email).toContainText(`You sign in as ${wanted}`)
  // It is no way round the current password.
  await expect(settings.password.getByLabel('Current password')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  const signIn = new SignInPage(other)
  await signIn.open(new URL('/bodhi', page.url()).href)
  await signIn.submit(wanted, account.password)
  await expect(other).toHaveURL(/\/dashboard$/)
})
