import type { Locator } from '@playwright/test'
import { MessagesPage } from '../pages/messages-page'
import { SettingsPage } from '../pages/settings-page'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { expectAccessibleAtEach } from '../support/axe'
import { expect, test } from '../support/fixtures'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

const textOf = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')

test('a reply that the owner wrote is saved, used with name and kind, and removed again', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const said = { name: 'Ann Answer', message: 'A door, please.', project_type: 'residential_doors' }
  const { error } = await db.from('contact_forms').insert({ ...said, email: visitorEmail })
  expect(error).toBeNull()
  const page = await signedIn(browser, account, '/dashboard/settings')
  const settings = new SettingsPage(page)
  await settings.open()
  const replies = page.getByRole('form', { name: 'Replies', exact: true })
  const save = () => replies.getByRole('button', { name: 'Save replies' }).click()
  await replies.getByLabel('Name of the new reply').fill('Arrange a visit')
  await save()
  await expect(replies.getByText('Please fill in name and text, or clear both')).toBeVisible()
  await replies.getByLabel('Text').fill('Hello {name},\nmay we come to see your {kind}?')
  await save()
  await settings.expectToast('Replies saved successfully')
  await expect(replies.getByLabel('Reply 1')).toHaveValue('Arrange a visit')
  await expect(replies.getByLabel('Name of the new reply')).toHaveValue('')

  const messages = new MessagesPage(page)
  await messages.open(visitorEmail)
  const message = await messages.openMessage(messages.card(visitorEmail))
  await message.getByText('Reply with…').click()
  const link = message.getByRole('link', { name: 'Arrange a visit' })
  await expect(link).toBeVisible()
  await expectAccessibleAtEach(page, 'replies to choose from')
  expect(await link.getAttribute('href')).toMatch(
    new RegExp(`^mailto:${visitorEmail}\\?subject=Your%20enquiry%3A%20Residential%20Doors&`),
  )
  expect(await textOf(link)).toMatch(
    /^Hello Ann Answer,\r\nmay we come to see your Residential Doors\?[\s\S]*Ann Answer wrote:\r\n> A door, please\.$/,
  )
  // The plain reply stays what it was.
  const plain = message.getByRole('link', { name: 'Reply', exact: true })
  expect(await textOf(plain)).toMatch(/^Hello Ann Answer,/)
  expect(await textOf(plain)).not.toContain('may we come')

  await settings.open()
  await replies.getByLabel('Reply 1').fill('')
  await replies.getByLabel('Text').first().fill('')
  await save()
  await expect(replies.getByLabel('Reply 1')).toHaveCount(0)
  await messages.open(visitorEmail)
  await messages.openMessage(messages.card(visitorEmail))
  await expect(plain).toBeVisible()
  await expect(message.getByText('Reply with…')).toHaveCount(0)
})
