import type { Page } from '@playwright/test'
import { MessagesPage } from '../pages/messages-page'
import { SettingsPage } from '../pages/settings-page'
import {
  type Account,
  makeAccount,
  removeAccount,
  signedIn,
  signOutEverywhere,
} from '../support/account'
import { alive } from '../support/alive'
import { type Db, expect, test } from '../support/fixtures'
import { pressInVain } from '../support/press-in-vain'
import { photo } from '../support/titled-project'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

async function messageFrom(db: Db, email: string) {
  const { data } = await db
    .from('contact_forms')
    .select('status, archived, deleted_at')
    .eq('email', email)
    .single()
  return data
}

async function openMessage(page: Page, db: Db, email: string) {
  await db.from('contact_forms').insert({
    name: 'Ann Away',
    email,
    project_type: 'custom',
    message: 'Meanwhile signed out.',
  })
  const messages = new MessagesPage(page)
  // Once connected, the page would read itself anew, and perhaps just as the session ends.
  await page.routeWebSocket(/realtime\/v1\/websocket/, () => {})
  await messages.open(email)
  const card = messages.card(email)
  await alive(card.getByLabel('Status'))
  return { messages, card }
}

test('a message stays until it is deleted anew, and its deletion can still be taken back', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const page = await signedIn(browser, account, '/dashboard')
  const { messages, card } = await openMessage(page, db, visitorEmail)
  const remove = async () => {
    await messages.delete(card)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }
  await pressInVain(page, account, 'Failed to delete message', remove)
  await expect(card).toBeVisible()
  expect(await messageFrom(db, visitorEmail)).toMatchObject({ deleted_at: null })
  await remove()
  await expect(card).toHaveCount(0)

  const undo = page.getByRole('button', { name: 'Undo' })
  await pressInVain(page, account, 'Failed to restore the message', () => undo.click())
  await expect(card).toHaveCount(0)
  await undo.click()
  await expect(page.getByText('Message restored')).toBeVisible()
  await expect(card).toBeVisible()
})

test('a note that was being written is saved once its owner is back', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const page = await signedIn(browser, account, '/dashboard')
  const { card } = await openMessage(page, db, visitorEmail)
  await card.getByRole('button', { name: 'Add a note about Ann Away' }).click()
  const { pathname, search } = new URL(page.url())
  await signOutEverywhere(account)
  await card.getByLabel('Private note about Ann Away').fill('Ring after six')
  await expect(card.getByText("Not saved: you've been signed out.")).toBeVisible()
  await card.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/bodhi?next=${encodeURIComponent(pathname + search)}`)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('Private note about Ann Away')).toHaveValue('Ring after six')
  await expect(card.getByText('Saved')).toBeVisible()
  const { data } = await db.from('contact_forms').select('note').eq('email', visitorEmail)
  expect(data).toEqual([{ note: 'Ring after six' }])
})

test('a logo is still to be saved, and what was typed beside it is back', async ({
  browser,
  db,
}) => {
  const page = await signedIn(browser, account, '/dashboard/settings')
  const settings = new SettingsPage(page)
  await settings.open()
  await settings.contact.getByLabel('Contact phone').fill('0191 498 0999')
  const { logo } = settings
  const choose = () => logo.locator('input[type=file]').setInputFiles(photo('front-door-after'))
  await choose()
  await pressInVain(page, account, 'Failed to update logo', () =>
    logo.getByRole('button', { name: 'Save logo' }).click(),
  )
  await settings.expectToast("We kept what you typed. It isn't saved yet.")
  await expect(settings.contact.getByLabel('Contact phone')).toHaveValue('0191 498 0999')
  await expect(logo.getByText('No logo yet')).toBeVisible()
  await choose()
  await logo.getByRole('button', { name: 'Save logo' }).click()
  await settings.expectToast('Logo updated successfully')
  const { data } = await db.from('profiles').select('logo_url').eq('id', account.id).single()
  expect(data?.logo_url).toContain('/logos/')
})

test('status and box of a message are as before, until they are changed anew', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const page = await signedIn(browser, account, '/dashboard')
  const { messages, card } = await openMessage(page, db, visitorEmail)
  const answer = () => messages.setStatus(card, 'contacted')
  await pressInVain(page, account, 'Failed to update status', answer)
  await expect(card.getByLabel('Status')).toHaveValue('new')
  await alive(card.getByLabel('Status'))
  await answer()
  await expect(page.getByText('Message status updated')).toBeVisible()

  // With what the change has fetched anew.
  await messages.open(visitorEmail)
  await alive(card.getByLabel('Status'))
  const move = () => card.getByRole('button', { name: /^Move to spam/ }).click()
  await pressInVain(page, account, 'Failed to move the message', move)
  await expect(card).toBeVisible()
  expect(await messageFrom(db, visitorEmail)).toMatchObject({ archived: false })
  await move()
  await expect(card).toHaveCount(0)
  expect(await messageFrom(db, visitorEmail)).toMatchObject({
    status: 'contacted',
    archived: true,
  })
})
