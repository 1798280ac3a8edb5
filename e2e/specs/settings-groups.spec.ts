import { SettingsPage } from '../pages/settings-page'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

const PATH = '/dashboard/settings'
const groups = [
  ...['Company', 'Contact and hours', 'Sign-in and security'],
  ...['Social', 'Pictures (advanced)', 'Notifications'],
]
/** Of each form, in the order of the page. */
const buttons = {
  'Company details': 'Save company details',
  'Contact information': 'Save contact information',
  'Your name': 'Update name',
  'Sign-in email': 'Update email',
  Password: 'Update password',
  'Two-step sign-in': 'Set up two-step sign-in',
  Facebook: 'Update Facebook',
  Instagram: 'Update Instagram',
  'Image upload settings': 'Save image settings',
  'Confirmation email': 'Save confirmation email',
  Replies: 'Save replies',
}
let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('on a phone the number is within a screen and a half, and each group one tap away', async ({
  browser,
}) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await settings.open()
  const phone = await settings.contact.getByLabel('Contact phone').boundingBox()
  expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThan(1.5 * 844)
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(links).toHaveText(groups)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(groups)
  for (const name of groups) {
    await links.filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  }
  await expect(page.getByRole('region', { name: 'Emails about enquiries' })).toContainText(
    account.email,
  )
})

test('each form has one button, which names what it saves', async ({ browser }) => {
  const page = await signedIn(browser, account, PATH)
  await new SettingsPage(page).open()
  const forms = await page
    .getByRole('main')
    .locator('form')
    .evaluateAll((found) =>
      found.map((form) => [
        form.getAttribute('aria-label'),
        ...[...form.querySelectorAll('button')]
          .filter(({ type }) => type === 'submit')
          .map(({ textContent }) => textContent),
      ]),
    )
  expect(forms).toEqual(Object.entries(buttons))
})

test('reviews have a page of their own, one tap from Settings', async ({ browser }) => {
  const page = await signedIn(browser, account, PATH)
  await new SettingsPage(page).open()
  await page.getByRole('link', { name: 'Reviews and accreditations' }).click()
  await expect(page).toHaveURL('/dashboard/reviews')
  const asking = page.getByRole('region', { name: 'Asking for reviews' })
  const field = asking.getByLabel('Where customers leave a review')
  await hydrated(field)
  await field.fill('g.page/r/slw/review')
  await asking.getByRole('button', { name: 'Save review address' }).click()
  await expect(page.getByText('Review address updated successfully').first()).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('https://g.page/r/slw/review')
})
