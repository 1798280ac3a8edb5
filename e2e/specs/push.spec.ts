import type { Page } from '@playwright/test'
import { EnquiryForm } from '../pages/enquiry-form'
import { SettingsPage } from '../pages/settings-page'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { expectAccessible } from '../support/axe'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { deliver, withPushService } from '../support/push-device'

const card = 'Notifications on your devices'

let account: Account
let owner: Page
test.beforeEach(async ({ browser, db }) => {
  account = await makeAccount(db)
  owner = await signedIn(browser, account, '/dashboard/settings')
})
test.afterEach(({ db }) => removeAccount(db, account))

async function enquire(page: Page, email: string) {
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Ann Push', email, message: 'A secret wish.' })
  await form.slideByKeyboard()
  await expect(form.submit).toBeEnabled()
  await form.submit.click()
  await expect(page.getByText(/Message sent successfully!/)).toBeVisible()
}

test('the owner switches notifications on, hears of an enquiry, opens it by a tap, and switches them off', async ({
  page,
  db,
  visitorEmail,
}) => {
  const service = await withPushService(owner.context())
  const { shown, refusals } = service.state
  const settings = new SettingsPage(owner)
  await settings.open()
  const region = owner.getByRole('region', { name: card })
  await region.getByRole('button', { name: 'Switch on for this device' }).click()
  const row = region.getByRole('listitem', { name: /^Chrome on .+\(this device\)/ })
  await expect(row).toContainText('Not used yet.')
  await expectAccessible(owner, 'a device with notifications')

  await row.getByRole('button', { name: 'Send a test' }).click()
  await settings.expectToast('Test sent.')
  expect(shown).toMatchObject([{ title: 'Notifications work' }])
  await expect(row).toContainText('Last used')

  await enquire(page, visitorEmail)
  await expect.poll(() => shown.length, { timeout: 10_000 }).toBe(2)
  const notice = shown[1]
  expect(notice).toMatchObject({ title: 'New enquiry: Ann Push', body: 'Residential' })
  expect(notice?.unread).toBeGreaterThan(0)
  expect(refusals).toEqual([])
  if (!notice) return

  const notification = await deliver(owner, notice)
  expect(notification).toMatchObject({
    title: 'New enquiry: Ann Push',
    options: { body: 'Residential', tag: notice.tag },
  })
  await notification.tap()
  await expect(owner).toHaveURL(notice.path)
  await expect(owner.getByText('A secret wish.')).toBeVisible()

  await settings.open()
  await expect(row).toContainText('Last used')
  await row.getByRole('button', { name: 'Switch off' }).click()
  await expect(row).toHaveCount(0)
  await expect(region.getByRole('button', { name: 'Switch on for this device' })).toBeVisible()
  const left = await db.from('push_devices').select('id').eq('user_id', account.id)
  expect(left.data).toEqual([])
  service.stop()
})

test('Logout ends them on this device, and one switched off elsewhere stays off', async ({
  db,
}) => {
  const service = await withPushService(owner.context())
  await new SettingsPage(owner).open()
  const region = owner.getByRole('region', { name: card })
  const switchOn = region.getByRole('button', { name: 'Switch on for this device' })
  const own = db.from('push_devices').select('id').eq('user_id', account.id)
  const subscription = () => owner.evaluate(() => localStorage.getItem('test-subscription'))
  await switchOn.click()
  await expect(region.getByText('(this device)')).toBeVisible()

  await db.from('push_devices').delete().eq('user_id', account.id)
  await owner.reload()
  await expect(switchOn).toBeVisible()
  await expect.poll(subscription).toBeNull()

  await switchOn.click()
  await expect(region.getByText('(this device)')).toBeVisible()
  expect((await own).data).toHaveLength(1)
  await owner.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(owner).toHaveURL(/\/$/)
  expect((await own).data).toEqual([])
  expect(await subscription()).toBeNull()
  service.stop()
})

test('an enquiry arrives although the push service fails, and is announced once it works', async ({
  page,
  db,
  request,
  visitorEmail,
}) => {
  const service = await withPushService(owner.context())
  await new SettingsPage(owner).open()
  const region = owner.getByRole('region', { name: card })
  await region.getByRole('button', { name: 'Switch on for this device' }).click()
  await expect(region.getByText('(this device)')).toBeVisible()
  service.state.mood = 500
  await enquire(page, visitorEmail)
  const { data: enquiry } = await db
    .from('contact_forms')
    .select('id, message, archived')
    .eq('email', visitorEmail)
    .single()
  expect(enquiry).toMatchObject({ message: 'A secret wish.', archived: false })
  const id = enquiry?.id ?? ''

  const { data: device } = await db
    .from('push_devices')
    .select('id')
    .eq('user_id', account.id)
    .single()
  const waiting = async () => {
    const rows = db.from('outbox').select('attempts, sent_at, last_error').eq('announces', id)
    return (await rows.eq('device', device?.id ?? '')).data
  }
  const last_error = 'Error: The push service answered 500.'
  await expect.poll(waiting).toEqual([{ attempts: 1, sent_at: null, last_error }])
  expect(service.state).toMatchObject({ tries: 1, shown: [] })
  await owner.goto(`/dashboard/messages/${id}`)
  await expect(owner.getByText('A secret wish.')).toBeVisible()

  service.state.mood = 201
  await db
    .from('outbox')
    .update({ next_attempt_at: new Date(0).toISOString() })
    .eq('announces', id)
  const headers = { authorization: `Bearer ${environment.cronSecret}` }
  expect((await request.post('/api/notifications', { headers })).status()).toBe(200)
  await expect.poll(waiting).toMatchObject([{ attempts: 2, last_error: null }])
  expect(service.state.shown).toMatchObject([
    { title: 'New enquiry: Ann Push', path: `/dashboard/messages/${id}` },
  ])
  service.stop()
})

test('where notifications are blocked it is said what to do', async () => {
  // As a browser without a window has it.
  await new SettingsPage(owner).open()
  const region = owner.getByRole('region', { name: card })
  await expect(region.getByRole('status')).toContainText('blocked in this browser')
  await expect(region.getByRole('button')).toHaveCount(0)
})
