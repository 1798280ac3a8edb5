import { isHard } from '../../tools/test-runner/dose'
import { MessagesPage } from '../pages/messages-page'
import { SettingsPage } from '../pages/settings-page'
import { type Account, linkTo, makeAccount, removeAccount, signedIn } from '../support/account'
import { type Db, expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { byKeyboard } from '../support/input-methods'
import { tabTo } from '../support/tab-to'
import { photo } from '../support/titled-project'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

async function profileOf(db: Db) {
  const { data } = await db
    .from('profiles')
    .select('logo_url, facebook_url, instagram_url')
    .eq('id', account.id)
    .maybeSingle()
  return data
}

if (isHard) {
  test('a logo, social addresses and another e-mail address, by keyboard alone', async ({
    browser,
    db,
  }) => {
    const page = await signedIn(browser, account, '/dashboard/settings')
    const hand = byKeyboard(page)
    const settings = new SettingsPage(page)
    await hydrated(settings.saveImages)
    const { logo, facebook, instagram, email } = settings

    await hand.chooseFile(logo.locator('input[type=file]'), photo('front-door-after'))
    await hand.press(logo.getByRole('button', { name: 'Cancel' }))
    await expect(logo.locator('input[type=file]')).toBeFocused()
    await hand.chooseFile(logo.locator('input[type=file]'), photo('front-door-after'))
    await expect(logo.getByAltText('Preview of the new logo')).toBeVisible()
    await hand.press(logo.getByRole('button', { name: 'Save logo' }))
    await settings.expectToast('Logo updated successfully')
    // On from where one was, not from the top of the page.
    await expect(logo.locator('input[type=file]')).toBeFocused()

    const wanted = `new-${account.email}`
    await hand.write(email.getByLabel('New email'), wanted)
    await hand.write(email.getByLabel('Current password'), account.password)
    await hand.press(email.getByRole('button'))
    await settings.expectToast('Email update initiated.')
    await hand.write(facebook.getByLabel('Facebook address'), 'https://facebook.com/slw')
    await page.keyboard.press('Enter')
    await settings.expectToast('Facebook profile updated successfully')
    await hand.write(instagram.getByLabel('Instagram address'), 'https://instagram.com/slw')
    await page.keyboard.press('Enter')
    await settings.expectToast('Instagram profile updated successfully')
    expect(await profileOf(db)).toMatchObject({
      facebook_url: 'https://facebook.com/slw',
      instagram_url: 'https://instagram.com/slw',
      logo_url: expect.stringContaining('/logos/'),
    })

    await hand.press(logo.getByRole('button', { name: 'Remove logo' }))
    // The harmless answer comes first.
    const question = page.getByRole('dialog', { name: 'Remove logo' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(logo.getByRole('button', { name: 'Remove logo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await hand.press(question.getByRole('button', { name: 'Remove' }))
    await expect(logo.getByText('No logo yet')).toBeVisible()
    await expect(logo.locator('input[type=file]')).toBeFocused()
    expect((await profileOf(db))?.logo_url).toBeNull()

    const confirm = page.getByRole('button', { name: /^Confirm(ing|$)/ })
    for (const address of [wanted, account.email]) {
      await page.goto(await linkTo(address))
      await hydrated(confirm)
      await hand.press(confirm)
      await expect(confirm).toBeHidden()
    }
    await expect(page.getByText(`You sign in as ${wanted}`)).toBeVisible()
  })

  test('a note, the export, to spam and back, deleted and taken back, by keyboard alone', async ({
    browser,
    db,
    visitorEmail,
  }) => {
    const page = await signedIn(browser, account, '/dashboard')
    const enquiry = { email: visitorEmail, project_type: 'custom', message: 'Keys only, please.' }
    await db.from('contact_forms').insert({ ...enquiry, name: 'Ann Keys' })
    const hand = byKeyboard(page)
    const messages = new MessagesPage(page)
    await messages.open(visitorEmail)
    const card = messages.card(visitorEmail)
    await hydrated(card.getByRole('link'))
    const heading = page.getByRole('heading', { name: 'Messages', level: 1 })

    const read = async () => {
      await hand.press(card.getByRole('link'))
      await hydrated(card.getByRole('button', { name: 'Delete' }))
    }
    await read()
    await hand.press(card.getByRole('button', { name: /^Add a note/ }))
    await expect(card.getByLabel(/^Private note/)).toBeFocused()
    await page.keyboard.type('Ring after six')
    await hand.press(card.getByRole('button', { name: 'Done' }))
    await expect(card.getByRole('button', { name: /^Edit note/ })).toBeFocused()
    await expect(card).toContainText('Ring after six')

    await hand.press(messages.back)
    await tabTo(page, page.getByRole('link', { name: 'Export CSV' }))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)

    await read()
    await hand.press(card.getByRole('button', { name: /^Move to spam/ }))
    await expect(card).toHaveCount(0)
    await expect(heading).toBeFocused()
    await hand.press(page.getByRole('link', { name: 'Spam', exact: true }))
    await read()
    await hand.press(card.getByRole('button', { name: /^Move to inbox/ }))
    await expect(card).toHaveCount(0)
    await expect(heading).toBeFocused()
    await hand.press(page.getByRole('link', { name: 'Inbox' }))

    await read()
    await hand.press(card.getByRole('button', { name: /^Move to spam/ }))
    await expect(card).toHaveCount(0)
    // The toasts stand at the end of the page, so that Tab comes to them as well.
    const moved = page.locator('[data-sonner-toast]', { hasText: 'Message moved to spam' })
    await hand.press(moved.getByRole('button', { name: 'Undo' }))
    await expect(page.getByText('Message moved to the inbox')).toHaveCount(1)
    await read()
    await expect(card).toContainText('Ring after six')
    await hand.press(card.getByRole('button', { name: /^Delete/ }))
    const question = page.getByRole('dialog', { name: 'Delete Message' })
    await hand.press(question.getByRole('button', { name: 'Delete' }))
    await expect(card).toHaveCount(0)
    await expect(heading).toBeFocused()
    await expect(page.getByText('Message deleted successfully')).toBeVisible()
  })
}
