import { MessagesPage } from '../pages/messages-page'
import { SettingsPage } from '../pages/settings-page'
import { type Account, makeAccount, removeAccount } from '../support/account'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { tabTo } from '../support/tab-to'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('an owner signs in, answers a message, changes hours and leaves, by keyboard alone', async ({
  page,
  db,
  visitorEmail,
}) => {
  const enquiry = { email: visitorEmail, project_type: 'custom', message: 'Keys only, please.' }
  await db.from('contact_forms').insert({ ...enquiry, name: 'Ann Keys' })
  const follow = async (name: RegExp | string) => {
    await tabTo(page, page.getByRole('link', { name }).filter({ visible: true }).first())
    await page.keyboard.press('Enter')
  }
  const press = async (name: RegExp | string) => {
    await tabTo(page, page.getByRole('button', { name }).filter({ visible: true }).first())
    await page.keyboard.press('Enter')
  }

  await page.goto('/bodhi?next=/dashboard/messages')
  await hydrated(page.getByLabel('Email').first())
  await tabTo(page, page.getByLabel('Email').first())
  await page.keyboard.type(account.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/messages')

  const search = page.getByRole('searchbox', { name: 'Search messages' })
  await tabTo(page, search)
  await page.keyboard.type(visitorEmail)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  const card = new MessagesPage(page).card(visitorEmail)
  await hydrated(card.getByRole('link'))
  await tabTo(page, card.getByRole('link'))
  await page.keyboard.press('Enter')
  await hydrated(card.getByLabel('Status'))
  await tabTo(page, card.getByLabel('Status'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Message status updated')).toBeVisible()
  const { data } = await db.from('contact_forms').select('status').eq('email', visitorEmail)
  expect(data).toEqual([{ status: 'contacted' }])

  await follow(/^Settings/)
  await expect(page).toHaveURL('/dashboard/settings')
  const settings = new SettingsPage(page)
  await hydrated(settings.saveImages)
  await tabTo(page, settings.contact.getByLabel('Contact phone'))
  await page.keyboard.type('0191 498 0777')
  await tabTo(page, settings.contact.getByLabel('Saturday open'))
  await page.keyboard.press('Space')
  await press('Save contact information')
  await settings.expectToast('Contact information updated successfully')
  await tabTo(page, settings.limits)
  await page.keyboard.press('Enter')
  const quality = settings.images.getByRole('slider', { name: 'Quality' }).first()
  await tabTo(page, quality)
  await page.keyboard.press('ArrowLeft')
  await expect(quality).toHaveValue('80')
  await press('Save image settings')
  await settings.expectToast('Image compression settings saved successfully')
  const { data: profile } = await db
    .from('profiles')
    .select('contact_phone, business_hours, image_compression_settings')
    .eq('id', account.id)
    .single()
  expect(profile).toMatchObject({
    contact_phone: '0191 498 0777',
    image_compression_settings: { projectImages: { quality: 0.8 } },
  })
  expect(profile?.business_hours).toContainEqual({
    day: 'Saturday',
    isOpen: true,
    openTime: '10:00',
    closeTime: '14:00',
  })

  await press('Logout')
  await expect(page).toHaveURL(/\/(bodhi)?$/)
})
