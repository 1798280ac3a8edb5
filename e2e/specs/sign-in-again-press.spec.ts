import type { Page } from '@playwright/test'
import { MessagesPage } from '../pages/messages-page'
import { SettingsPage } from '../pages/settings-page'
import {
  type Account,
  makeAccount,
  pressSignedOut,
  removeAccount,
  signedIn,
  signInDialog,
  signInOver,
  signOutEverywhere,
} from '../support/account'
import { type Db, expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { photo } from '../support/titled-project'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

async function messageFrom(db: Db, email: string) {
  const { data } = await db
    .from('contact_forms')
    .select('status, archived, deleted_at, note')
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
  const list = page.url()
  await messages.openMessage(card)
  return { messages, card, list }
}

test('a message is deleted, and restored on its page, each with one press', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const page = await signedIn(browser, account, '/dashboard')
  const { messages, card, list } = await openMessage(page, db, visitorEmail)
  const own = page.url()
  const remove = async () => {
    await messages.delete(card)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }
  await pressSignedOut(page, account, remove, list)
  await expect(card).toHaveCount(0)

  await page.goto(own)
  const restore = page.getByRole('button', { name: 'Restore' })
  await hydrated(restore)
  await pressSignedOut(page, account, () => restore.click())
  await expect(page.getByText('Message restored')).toBeVisible()
  await expect(card).toBeVisible()
  expect(await messageFrom(db, visitorEmail)).toMatchObject({ deleted_at: null })
})

test('a note that is being written is saved once its owner is back', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const page = await signedIn(browser, account, '/dashboard')
  const { card } = await openMessage(page, db, visitorEmail)
  await card.getByRole('button', { name: 'Add a note about Ann Away' }).click()
  const note = card.getByLabel('Private note about Ann Away')
  await signOutEverywhere(account)
  await note.fill('Ring after six')
  await signInDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByText("Not saved: you've been signed out.")).toBeVisible()
  await expect(note).toBeFocused()
  // Typing on is not interrupted again, only pressing.
  const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await note.fill('Ring after seven')
  await refused
  await expect(signInDialog(page)).toHaveCount(0)
  await card.getByRole('button', { name: 'Sign in' }).click()
  await signInOver(page, account)
  await expect(card.getByText('Saved', { exact: true })).toBeVisible()
  await expect(note).toHaveValue('Ring after seven')
  expect(await messageFrom(db, visitorEmail)).toMatchObject({ note: 'Ring after seven' })
})

test('a logo is saved, and what was typed beside it stays', async ({ browser, db }) => {
  const page = await signedIn(browser, account, '/dashboard/settings')
  const settings = new SettingsPage(page)
  await settings.open()
  await settings.contact.getByLabel('Contact phone').fill('0191 498 0999')
  const { logo } = settings
  await logo.locator('input[type=file]').setInputFiles(photo('front-door-after'))
  await pressSignedOut(page, account, () => logo.getByRole('button', { name: 'Save logo' }).click())
  await settings.expectToast('Logo updated successfully')
  await expect(settings.contact.getByLabel('Contact phone')).toHaveValue('0191 498 0999')
  const { data } = await db.from('profiles').select('logo_url').eq('id', account.id).single()
  expect(data?.logo_url).toContain('/logos/')
})

test('status and box of a message are changed with one press', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const page = await signedIn(browser, account, '/dashboard')
  const { messages, card, list } = await openMessage(page, db, visitorEmail)
  await pressSignedOut(page, account, () => messages.setStatus(card, 'contacted'))
  await expect(page.getByText('Message status updated')).toBeVisible()
  await expect(card.getByLabel('Status')).toHaveValue('contacted')

  const move = () => card.getByRole('button', { name: /^Move to spam/ }).click()
  await pressSignedOut(page, account, move, list)
  await expect(card).toHaveCount(0)
  expect(await messageFrom(db, visitorEmail)).toMatchObject({
    status: 'contacted',
    archived: true,
  })
})
