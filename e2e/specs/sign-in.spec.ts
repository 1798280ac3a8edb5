import { SignInPage } from '../pages/sign-in-page'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { expectAccessible, expectAccessibleAtEach } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

test('where the form is bypassed, the server still asks for both', { tag: DAILY }, async ({
  page,
}) => {
  await page.goto('/bodhi')
  await page.getByRole('form', { name: 'Sign in' }).evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await new SignInPage(page).submit('', '')
  await expect(
    page.getByText('You must provide either an email or phone number and a password').first(),
  ).toBeVisible()
  await expect(page).toHaveURL('/bodhi')
})

test('nothing to complain of, with the way back in opened and refused', async ({ page }) => {
  await page.goto('/bodhi')
  await new SignInPage(page).submit('nobody@example.com', 'wrong-password')
  await expect(
    page.getByText('Failed to sign in. Please check your credentials.').first(),
  ).toBeVisible()
  await page.getByText('Forgotten your password?').click()
  const address = page.getByLabel('The email you sign in with')
  await page.getByRole('form', { name: 'A link by email' }).evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await address.fill('nobody')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(address).toHaveAccessibleDescription(/Please enter an email address/)
  await expectAccessibleAtEach(page, 'sign-in')
})

test('a link that is not complete says so', async ({ page }) => {
  await page.goto('/auth/confirm#type=recovery')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/Part of this link is missing/)).toBeVisible()
  await expectAccessible(page)
})

test.describe('a signed-in stranger', () => {
  let stranger: Account
  test.beforeEach(async ({ db }) => {
    stranger = await makeAccount(db, { owner: false })
  })
  test.afterEach(({ db }) => removeAccount(db, stranger))

  test('sees no settings, and signs out', async ({ browser }) => {
    const page = await signedIn(browser, stranger, '/dashboard/settings')
    await expect(page.getByRole('heading', { name: /no access/i })).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    await (await hydrated(page.getByRole('button', { name: 'Sign out' }))).click()
    await expect(page).toHaveURL(`/bodhi?next=${encodeURIComponent('/dashboard/settings')}`)
    await page.goto('/dashboard/settings')
    await expect(page).toHaveURL(/\/bodhi/)
  })
})

test('signing out on a line that is down is not taken for done', async ({ browser, db }) => {
  const account = await makeAccount(db)
  try {
    const page = await signedIn(browser, account, '/dashboard')
    const logout = page.getByRole('button', { name: 'Logout' }).filter({ visible: true })
    await hydrated(logout)
    // A first sign of use, with which the toasts' code arrives.
    await logout.focus()
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached()
    await page.context().setOffline(true)
    await logout.click()
    await expect(page.getByText('Failed to sign out. You are still signed in.')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expect(logout).toBeVisible()

    await page.context().setOffline(false)
    await logout.click()
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/bodhi/)
  } finally {
    await removeAccount(db, account)
  }
})
