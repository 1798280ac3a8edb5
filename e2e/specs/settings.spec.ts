import type { Locator } from '@playwright/test'
import { SettingsPage } from '../pages/settings-page'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { expectAccessibleAtEach } from '../support/axe'
import { DAILY } from '../support/daily'
import { type Db, expect, test } from '../support/fixtures'

const PATH = '/dashboard/settings'
let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

async function profileOf(db: Db) {
  const { data, error } = await db.from('profiles').select().eq('id', account.id).maybeSingle()
  if (error) throw new Error(error.message)
  return data
}

test('each card saves by itself, from no profile row on', { tag: DAILY }, async ({
  browser,
  db,
}) => {
  const page = await signedIn(browser, account, '/dashboard')
  await expect(
    page.getByRole('heading', { name: `Welcome, ${account.email.split('@')[0]}`, exact: true }),
  ).toBeVisible()
  const reminder = page.getByRole('link', { name: 'Please complete your profile to get started' })
  expect((await reminder.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await reminder.click()
  await expect(page).toHaveURL(PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  expect(await profileOf(db)).toBeNull()

  await settings.facebook.getByLabel('Facebook address').fill('facebook.com/slw.windows')
  await settings.save(settings.facebook, 'Facebook profile updated successfully')
  await expect(settings.facebook).toContainText('Saved')
  await settings.facebook.getByLabel('Facebook address').press('End')
  await settings.facebook.getByLabel('Facebook address').pressSequentially('x')
  await expect(settings.facebook).not.toContainText('Saved')
  expect(await profileOf(db)).toMatchObject({
    facebook_url: 'https://facebook.com/slw.windows',
    full_name: null,
    business_hours: null,
  })

  await settings.instagram.getByLabel('Instagram address').fill('https://instagram.com/slw')
  await settings.save(settings.instagram, 'Instagram profile updated successfully')
  await settings.name.getByLabel('First name').fill('Olive')
  await settings.save(settings.name, 'Name updated successfully')
  await settings.company.getByText('Registered details (optional)').click()
  await settings.company.getByLabel('Company number').fill('01234567')
  await settings.save(settings.company, 'Company details updated successfully')
  await settings.contact.getByLabel('Contact email').fill('office@example.com')
  await settings.save(settings.contact, 'Contact information updated successfully')
  await settings.save(settings.images, 'Image compression settings saved successfully')

  const week = (isOpen: boolean, openTime: string, closeTime: string) => (day: string) => ({
    day,
    isOpen,
    openTime,
    closeTime,
  })
  expect(await profileOf(db)).toMatchObject({
    facebook_url: 'https://facebook.com/slw.windows',
    instagram_url: 'https://instagram.com/slw',
    full_name: 'Olive',
    company_name: null,
    registered_number: '01234567',
    contact_email: 'office@example.com',
    contact_phone: null,
    business_hours: [
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(week(true, '09:00', '17:00')),
      ...['Saturday', 'Sunday'].map(week(false, '10:00', '14:00')),
    ],
    image_compression_settings: {
      projectImages: { maxSizeMB: 3, maxWidthOrHeight: 2048, quality: 0.85 },
      logoImages: { maxSizeMB: 1, maxWidthOrHeight: 1024, quality: 0.95 },
      rawUploadLimit: 5,
    },
  })

  await settings.facebook.getByLabel('Facebook address').fill('')
  await settings.save(settings.facebook, 'Facebook profile updated successfully')
  await expect.poll(async () => (await profileOf(db))?.facebook_url).toBeNull()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Olive' })).toBeVisible()
  await expect(page.getByText('Please complete your profile')).toHaveCount(0)
})

test('what is wrong is said at its field, and nothing is stored', async ({ browser, db }) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()

  for (const address of ['javascript:alert(1)', 'https://facebook.com.evil.example/x', 'slw']) {
    const field = settings.facebook.getByLabel('Facebook address')
    await field.fill(address)
    await settings.facebook.getByRole('button').click()
    await expect(field).toHaveAccessibleDescription(/Please enter an address such as/)
    await expect(field).toBeFocused()
    await field.fill('https://facebook.com/')
    await field.fill(address)
  }
  const phone = settings.contact.getByLabel('Contact phone')
  await phone.fill('call me')
  await settings.contact.getByLabel('Monday from').fill('18:00')
  await settings.contact.getByRole('button', { name: 'Save contact information' }).click()
  await expect(phone).toHaveAccessibleDescription(/Please enter a phone number/)
  await expect(settings.contact.getByLabel('Monday to')).toHaveAccessibleDescription(
    'Opening time must be before closing time',
  )
  await settings.name.getByLabel('First name').fill('   ')
  await settings.name.getByRole('button').click()
  await expect(settings.name.getByLabel('First name')).toHaveAccessibleDescription(
    'Please enter your first name',
  )
  expect(await profileOf(db)).toBeNull()
})

test('hours: a day is opened, closed, and copied to others', async ({ browser, db }) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  const { contact } = settings
  await contact.getByLabel('Monday from').fill('08:30')
  await contact.getByLabel('Saturday open').press('Space')
  await contact.getByLabel('Saturday to').fill('13:00')
  const copy = async (change?: (dialog: Locator) => Promise<unknown>) => {
    await contact.getByRole('button', { name: 'Copy to other days…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy hours' })
    await change?.(dialog)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter')
    await expect(dialog).toHaveCount(0)
  }
  await copy()
  await settings.expectToast('Copied Monday to Tuesday, Wednesday, Thursday, Friday')
  await copy(async (dialog) => {
    await dialog.getByLabel('Copy from').selectOption('Saturday')
    await expect(dialog.getByRole('checkbox', { name: 'Saturday' })).toHaveCount(0)
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await dialog.getByRole('checkbox', { name: day }).uncheck()
    }
    await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: 'Sunday' }).press('Space')
  })
  await contact.getByLabel('Friday open').press('Space')
  await expect(contact.getByLabel('Friday from')).toBeHidden()
  await settings.save(contact, 'Contact information updated successfully')
  const hours = (await profileOf(db))?.business_hours
  expect(hours).toMatchObject([
    { openTime: '08:30' },
    { openTime: '08:30' },
    { openTime: '08:30' },
    { openTime: '08:30' },
    { isOpen: false, openTime: '08:30', closeTime: '17:00' },
    { isOpen: true, openTime: '10:00', closeTime: '13:00' },
    { isOpen: true, openTime: '10:00', closeTime: '13:00' },
  ])
  await settings.open()
  await expect(contact.getByLabel('Friday open')).not.toBeChecked()
  await expect(contact.getByLabel('Saturday to')).toHaveValue('13:00')
})

test('sliders are moved, typed and reset, and quality is stored as a fraction', async ({
  browser,
  db,
}) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  await settings.slide('Quality', 'Project images', 70)
  const { images } = settings
  const logo = images.getByRole('group', { name: 'Logo' })
  await settings.slide('Maximum file size', 'Logo', 0.3)
  await logo.getByLabel('Quality in %').fill('42')
  await logo.getByLabel('Longest side in px').fill('1210')
  await expect(images).toContainText('to 1200 px at 40%')
  await expect(logo.getByLabel('Longest side in px')).toHaveValue('1210')
  await logo.getByLabel('Quality in %').focus()
  await expect(logo.getByLabel('Longest side in px')).toHaveValue('1200')
  await logo.getByRole('button', { name: 'Reset to default Logo' }).click()
  await expect(logo.getByRole('slider', { name: 'Maximum file size' })).toHaveValue('1')
  await expect(images).toContainText('logos above 1 MB to 1024 px at 95%')
  await settings.slide('Maximum file size', 'Logo', 0.3)
  await settings.slide('Raw upload limit', 'Before compression', 11)
  // Enter saves what was typed.
  await images.getByLabel('Raw upload limit in MB').fill('12')
  await expect(settings.images).toContainText('at 70% quality')
  await expect(settings.images).toContainText('logos above 0.3 MB')
  await expect(settings.images).toContainText('Photos above 12 MB are refused')
  await images.getByLabel('Raw upload limit in MB').press('Enter')
  await settings.expectToast('Image compression settings saved successfully')
  expect((await profileOf(db))?.image_compression_settings).toEqual({
    projectImages: { maxSizeMB: 3, maxWidthOrHeight: 2048, quality: 0.7 },
    logoImages: { maxSizeMB: 0.3, maxWidthOrHeight: 1024, quality: 0.95 },
    rawUploadLimit: 12,
  })
})

test('axe finds nothing, with a mistake on the page', async ({ browser }) => {
  const page = await signedIn(browser, account, PATH)
  const settings = new SettingsPage(page)
  await settings.open()
  await settings.limits.click()
  await settings.contact.getByLabel('Monday from').fill('18:00')
  await settings.contact.getByRole('button', { name: 'Save contact information' }).click()
  await expect(settings.contact.getByText('Opening time must be before closing time')).toBeVisible()
  await expectAccessibleAtEach(page, 'settings')
})
