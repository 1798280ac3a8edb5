import { createClient } from '@supabase/supabase-js'
import { SettingsPage } from '../pages/settings-page'
import { SignInPage } from '../pages/sign-in-page'
import {
  type Account,
  linkTo,
  makeAccount,
  removeAccount,
  signedIn,
  signInDialog,
  signOutEverywhere,
} from '../support/account'
import { CODE, setUpTwoStep } from '../support/authenticator'
import { expectAccessible } from '../support/axe'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'

const PATH = '/dashboard/settings'
let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('set up by the picture: from then on a password alone opens nothing', async ({ browser }) => {
  const page = await signedIn(browser, account, PATH)
  const elsewhere = await signedIn(browser, account, '/dashboard')
  const app = await setUpTwoStep(page, account)
  await expectAccessible(page, 'settings with two-step sign-in')
  await elsewhere.goto('/dashboard/messages')
  await expect(elsewhere).toHaveURL(/\/bodhi\?/)

  // The password leads to the code and nowhere else.
  const signIn = new SignInPage(elsewhere)
  await signIn.submit(account.email, account.password)
  await expect(elsewhere).toHaveURL('/bodhi/code?next=%2Fdashboard%2Fmessages')
  await expect(elsewhere.getByLabel(CODE)).toBeFocused()
  await expectAccessible(elsewhere, 'the page for the code')
  await elsewhere.goto('/projects/new')
  await expect(elsewhere).toHaveURL('/bodhi/code?next=%2Fprojects%2Fnew')
  const holder = createClient(environment.backendUrl, environment.publishableKey)
  const { email, password } = account
  await holder.auth.signInWithPassword({ email, password })
  expect((await holder.rpc('viewer_is_owner')).data).toBe(false)
  expect((await holder.from('contact_forms').select('id')).data).toEqual([])

  const code = elsewhere.getByLabel(CODE)
  await code.fill(app.wrong())
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/This code is not right/)
  await expect(code).toBeFocused()
  const right = app.next()
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await code.press('Enter')
  await expect(elsewhere).toHaveURL('/projects/new')
  await expect(elsewhere.getByText('Welcome back!')).toBeVisible()

  // Each code works once.
  await elsewhere.context().clearCookies()
  await signIn.open()
  await signIn.submit(account.email, account.password)
  await elsewhere.getByLabel(CODE).fill(right)
  await elsewhere.getByLabel(CODE).press('Enter')
  await expect(elsewhere.getByLabel(CODE)).toHaveAccessibleDescription(/was used before/)
})

test('switching it off takes the password and a code', async ({ browser }) => {
  const page = await signedIn(browser, account, PATH)
  const app = await setUpTwoStep(page, account)
  const { twoStep, ...settings } = new SettingsPage(page)
  const off = twoStep.getByRole('button', { name: 'Switch off two-step sign-in' })
  await expect(twoStep.getByRole('heading', { name: 'Two-step sign-in On' })).toBeFocused()
  await twoStep.getByLabel('Current password').fill('not-it-1')
  await twoStep.getByLabel(CODE).fill(app.next())
  await off.click()
  await expect(twoStep.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password',
  )
  await twoStep.getByLabel('Current password').fill(account.password)
  await off.click()
  await expect(twoStep.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
  await expect(settings.page.getByText('Two-step sign-in is off').first()).toBeVisible()
  const again = await signedIn(browser, account, '/dashboard')
  await expect(again).toHaveURL('/dashboard')
})

test('a mailed link to a new password asks for the code too', async ({ browser }) => {
  const page = await signedIn(browser, account, PATH)
  const app = await setUpTwoStep(page, account)
  await page.context().clearCookies()
  await page.goto('/bodhi')
  await page.getByText('Forgotten your password?').click()
  await page.getByLabel('The email you sign in with').fill(account.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText("we've emailed you a link").first()).toBeVisible()
  await expect.poll(() => linkTo(account.email)).toMatch(/recovery/)
  await page.goto(await linkTo(account.email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/bodhi/code?next=%2Fdashboard%2Fsettings%23password')
  await page.getByLabel(CODE).fill(app.next())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/dashboard/settings#password')
  await expect(page.getByText('You can now choose a new password')).toBeVisible()
  const settings = new SettingsPage(page)
  await settings.changePassword({ next: 'Chosen-anew-1' })
  await settings.save(settings.password, 'Password updated successfully')
})

test('a session ended while typing asks for password and code over the page', async ({
  browser,
}) => {
  const page = await signedIn(browser, account, PATH)
  const app = await setUpTwoStep(page, account)
  const settings = new SettingsPage(page)
  await settings.contact.getByLabel('Contact phone').fill('0191 498 0999')
  await signOutEverywhere(account)
  await settings.contact.getByRole('button', { name: 'Save contact information' }).click()
  const dialog = signInDialog(page)
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByLabel(CODE)).toBeFocused()
  await expectAccessible(page, 'the code in the sign-in dialog')
  await page.keyboard.type(app.next())
  await page.keyboard.press('Enter')
  await settings.expectToast('Contact information updated successfully')
  await expect(page).toHaveURL(PATH)
})
