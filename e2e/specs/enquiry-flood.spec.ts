import { dose, tell } from '../../tools/test-runner/dose'
import { EnquiryForm } from '../pages/enquiry-form'
import { MessagesPage } from '../pages/messages-page'
import { expect, test } from '../support/fixtures'

const FLOOD = dose(100, 1_000)

test.afterEach(async ({ db }) => {
  await db.from('contact_forms').delete().like('email', 'flood-%@example.net')
})

test('a flood from many addresses loses none and does not hide a real enquiry', async ({
  page,
  db,
  owner,
  visitorEmail,
}) => {
  const started = Date.now()
  // As the server stores them: each from a mailbox and a caller of its own.
  const send = (index: number) =>
    db.from('contact_forms').insert({
      name: 'Spam',
      email: `flood-${index}@example.net`,
      project_type: 'custom',
      message: `Buy now ${index}`,
      caller_key: `flood-${index}`,
    })
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Real Person', email: visitorEmail, message: 'A real question.' })
  await form.slideByClick()
  for (let index = 0; index < FLOOD; index += 25) {
    const batch = await Promise.all(Array.from({ length: 25 }, (_, offset) => send(index + offset)))
    expect(batch.filter(({ error }) => error)).toEqual([])
    if (index === 75) {
      await form.submit.click()
      await expect(
        page.getByText("Message sent successfully! We'll be in touch soon."),
      ).toBeVisible()
    }
  }
  const took = Date.now() - started

  const flood = () =>
    db
      .from('contact_forms')
      .select('*, outbox!outbox_contact_form_id_fkey!inner(id)', { count: 'exact', head: true })
      .like('email', 'flood-%@example.net')
  const { count: mailed } = await flood()
  expect(mailed).toBeLessThanOrEqual(60)

  const messages = new MessagesPage(owner)
  await messages.open(visitorEmail)
  await expect(messages.card(visitorEmail)).toContainText('A real question.')
  tell({
    row: `${FLOOD} spam enquiries from as many addresses`,
    did: `${FLOOD} stored in ${Math.round(took / 1_000)} s, a real one by the form among them`,
    found: `${mailed} mails queued for them, the real one in the inbox`,
  })
})
