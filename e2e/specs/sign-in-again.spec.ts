import { ProjectForm } from '../pages/project-form'
import { SettingsPage } from '../pages/settings-page'
import { SignInPage } from '../pages/sign-in-page'
import {
  type Account,
  makeAccount,
  removeAccount,
  signedIn,
  signOutEverywhere,
} from '../support/account'
import { expect, test } from '../support/fixtures'

const PATH = '/dashboard/settings'
let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('a session revoked elsewhere: the sign-in page, and back with what was typed', async ({
  browser,
  db,
}) => {
  const page = await signedIn(browser, account, PATH)
  const open = new SettingsPage(page)
  await open.open()
  await signOutEverywhere(account)
  await open.contact.getByLabel('Contact phone').fill('0191 498 0999')
  await open.contact.getByLabel('Saturday open').press('Space')
  await open.contact.getByLabel('Saturday to').fill('12:30')
  await open.contact.getByRole('button', { name: 'Save contact information' }).click()
  await expect(page).toHaveURL(`/bodhi?next=${encodeURIComponent(PATH)}`)
  await expect(page.getByText('Auth session missing!')).toBeVisible()
  await new SignInPage(page).submit(account.email, account.password)
  await expect(page).toHaveURL(PATH)
  const settings = new SettingsPage(page)
  await settings.expectToast("We kept what you typed. It isn't saved yet.")
  await expect(settings.contact.getByLabel('Contact phone')).toHaveValue('0191 498 0999')
  await expect(settings.contact.getByLabel('Saturday open')).toBeChecked()
  await expect(settings.contact.getByLabel('Saturday to')).toHaveValue('12:30')
  await settings.save(settings.contact, 'Contact information updated successfully')
  const { data } = await db.from('profiles').select('contact_phone').eq('id', account.id).single()
  expect(data?.contact_phone).toBe('0191 498 0999')
  await settings.open()
  await expect(page.getByText('We kept what you typed')).toHaveCount(0)
})

test('a session revoked while a project was written: back to its text, and saved', async ({
  browser,
  db,
}) => {
  const page = await signedIn(browser, account, '/projects/new')
  const form = new ProjectForm(page)
  await form.openNew()
  const title = `Porch ${crypto.randomUUID().slice(0, 8)}`
  await form.fill({
    title,
    location: 'Durham',
    startDate: '2026-03-02',
    description: 'Typed on a pavement.',
  })
  await signOutEverywhere(account)
  await form.save.click()
  await expect(page).toHaveURL(`/bodhi?next=${encodeURIComponent('/projects/new')}`)
  await expect(page.getByText('You must be logged in to create a project')).toBeVisible()
  await new SignInPage(page).submit(account.email, account.password)
  await expect(page).toHaveURL('/projects/new')
  await expect(form.title).toHaveValue(title)
  await expect(form.description).toHaveValue('Typed on a pavement.')
  await form.save.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await db.from('projects').delete().eq('title', title)
})

test('signed out elsewhere, a page stays as it is, says so, and leads back to what was typed', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  await settings.contact.getByLabel('Contact phone').fill('0191 498 0999')
  await signOutEverywhere(account)
  // Whatever happens now is counted, and nobody is there to count for.
  await db.from('contact_forms').insert({
    name: 'Ann Away',
    email: visitorEmail,
    project_type: 'custom',
    message: 'Meanwhile signed out.',
  })
  await settings.expectToast('You are signed out.')
  await expect(page).toHaveURL(PATH)
  await expect(settings.contact.getByLabel('Contact phone')).toHaveValue('0191 498 0999')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/bodhi?next=${encodeURIComponent(PATH)}`)
  await new SignInPage(page).submit(account.email, account.password)
  await settings.expectToast("We kept what you typed. It isn't saved yet.")
  await expect(settings.contact.getByLabel('Contact phone')).toHaveValue('0191 498 0999')
})

test('passwords are never kept', async ({ browser }) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  await page.context().clearCookies()
  await settings.changePassword({ current: account.password, next: 'Another-1' })
  await settings.password.getByRole('button').click()
  await expect(page).toHaveURL(`/bodhi?next=${encodeURIComponent(PATH)}`)
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).toContain('kept-fields')
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
