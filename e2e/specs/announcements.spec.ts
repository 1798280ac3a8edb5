import { EnquiryForm } from '../pages/enquiry-form'
import { MessagesPage } from '../pages/messages-page'
import { SettingsPage } from '../pages/settings-page'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('the office tells a screen reader what came, what was done and what is wrong', async ({
  browser,
  db,
  visitorEmail,
}) => {
  const page = await signedIn(browser, account, '/dashboard/messages')
  const messages = new MessagesPage(page)
  const office = page.getByRole('navigation', { name: 'Office' })
  const badge = page.locator('p[role=status].sr-only').last()
  await hydrated(messages.cards.first().getByRole('link'))
  const before = await messages.knownUnread(db)
  // Nothing is read out that one comes to anyway.
  await expect(badge).toBeEmpty()

  const enquiry = { email: visitorEmail, project_type: 'custom', message: 'Can you hear me?' }
  await db.from('contact_forms').insert({ ...enquiry, name: 'Ann Heard' })
  await expect(badge).toHaveText(
    before === 0 ? '1 unread message' : `${before + 1} unread messages`,
  )
  await expect(office).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Overview"
      - listitem:
        - link "Projects"
      - listitem:
        - link "Messages ${before + 1} unread"
      - listitem:
        - link "Settings"
      - listitem:
        - button "Logout"
  `)
  const card = messages.card(visitorEmail)
  await expect(card).toMatchAriaSnapshot(`
    - article:
      - heading "Unread Ann Heard" [level=2]:
        - link "Unread Ann Heard"
      - paragraph: ${visitorEmail}
      - paragraph: Can you hear me?
      - paragraph: /Custom/
      - paragraph:
        - time
      - paragraph: New
  `)
  await messages.openMessage(card)
  await expect(card).toMatchAriaSnapshot(`
    - article:
      - heading "Ann Heard" [level=1]
      - term: Email
      - definition:
        - link "${visitorEmail}"
      - term: Type
      - definition: Custom
      - term: Received
      - definition:
        - time
      - paragraph: Can you hear me?
      - button "Add a note about Ann Heard"
      - combobox "Status":
        - option "New" [selected]
        - option "Contacted"
        - option "Completed"
      - button "Move to spam"
      - button "Delete"
  `)
  await messages.setStatus(card, 'contacted')
  const toasts = page.getByRole('region', { name: /^Notifications/ })
  await expect(toasts).toHaveAttribute('aria-live', 'polite')
  await expect(toasts).toContainText('Message status updated')
  await messages.delete(card)
  const question = page.getByRole('dialog', { name: 'Delete Message' })
  await expect(question).toHaveAccessibleDescription(
    /^Are you sure you want to delete this message/,
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toasts).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - button "Close toast"
        - text: Message deleted successfully
  `)

  const settings = new SettingsPage(page)
  await settings.open()
  await settings.changePassword({ current: 'not-it', next: 'Another-1' })
  await settings.password.getByRole('button').click()
  await expect(settings.password.getByRole('alert')).toHaveText('Failed to update password')
  const current = settings.password.getByLabel('Current password')
  await expect(current).toBeFocused()
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(current).toHaveAccessibleDescription('This is not your current password')
})

test('the enquiry form says what each part is, what is wrong, and when it may be sent', async ({
  page,
}) => {
  const form = new EnquiryForm(page)
  await form.open()
  await hydrated(form.slider)
  await expect(form.root).toMatchAriaSnapshot(`
    - textbox "Name"
    - textbox "Email"
    - textbox "Phone"
    - combobox "Project Type"
    - textbox "Message"
    - slider
    - button "Get Free Quote" [disabled]
  `)
  await expect(form.slider).toHaveAccessibleName(/\S/)
  await expect(form.slider).toHaveAttribute('aria-valuetext', 'Not verified')
  await expect(form.field('Phone')).toHaveAccessibleDescription(
    "Optional - We'll only call if needed",
  )
  for (const label of ['Name', 'Email', 'Project Type', 'Message'] as const) {
    await expect(form.field(label)).toHaveAttribute('required')
  }
  await form.slideByKeyboard()
  await expect(form.status).toHaveText('Verified. You can send your message now.')
})
