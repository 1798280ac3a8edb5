import { EnquiryForm } from '../pages/enquiry-form'
import { MessagesPage } from '../pages/messages-page'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'

const SENT = "Message sent successfully! We'll be in touch soon."

test('a visitor’s enquiry reaches the signed-in owner, live', { tag: DAILY }, async ({
  page,
  owner,
  visitorEmail,
  db,
}) => {
  const messages = new MessagesPage(owner)
  await owner.goto('/dashboard')
  const before = await messages.knownUnread(db)

  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Margaret Dodds', email: visitorEmail, message: 'Draughty bay window.' })
  await expect(form.submit).toBeDisabled()
  await form.slideByMouse()
  await expect(form.submit).toBeEnabled()
  await form.submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(form.root).toBeHidden()
  await expect(form.outcome).toContainText("We'll reply by email")
  // Said once, in the thanks.
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeHidden()
  // Ready for the next one: emptied and unverified.
  await form.again.click()
  await expect(form.field('Name')).toBeFocused()
  await expect(form.field('Name')).toHaveValue('')
  await expect(form.submit).toBeDisabled()

  // Sooner than a poll would tell.
  await messages.expectUnread(before + 1, { timeout: 15_000 })
  await messages.openFromMenu()
  const card = messages.card(visitorEmail)
  await expect(card).toContainText('Draughty bay window.')
  await messages.openMessage(card)
  const sentFrom = card.getByRole('link', { name: 'Contact', exact: true })
  await expect(sentFrom).toHaveAttribute('href', '/contact')
  await messages.setStatus(card, 'contacted')
  await expect(owner.getByText('Message status updated')).toBeVisible()
  await messages.expectUnread(before)
})

for (const [way, slide] of [
  ['the keyboard', 'slideByKeyboard'],
  ['a single click', 'slideByClick'],
] as const) {
  test(`the human check works by ${way}`, async ({ page, visitorEmail, db }) => {
    const form = new EnquiryForm(page)
    await form.open()
    await form.fill({ name: 'Ann Lowes', email: visitorEmail, message: 'A quote, please.' })
    await form[slide]()
    await form.submit.click()
    await expect(page.getByText(SENT)).toBeVisible()
    const { data } = await db
      .from('contact_forms')
      .select('name, archived')
      .eq('email', visitorEmail)
    expect(data).toEqual([{ name: 'Ann Lowes', archived: false }])
  })
}
