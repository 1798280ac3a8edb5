import { demoEnquiries } from '../../tools/demo/enquiries'
import { EnquiryForm } from '../pages/enquiry-form'
import { MessagesPage } from '../pages/messages-page'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'

interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
}

async function mailsAbout(words: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${environment.mailboxUrl}.json`)).json()) as Mail[]
  return mails.filter(({ text }) => text.includes(words))
}

/** As a scheduler asks. */
const worker = (secret = environment.cronSecret, method = 'POST') =>
  fetch(`${environment.baseUrl}/api/notifications`, {
    method,
    headers: { authorization: `Bearer ${secret}` },
  })

test('a new enquiry is mailed to the owner once, ready to be answered', { tag: DAILY }, async ({
  page,
  visitorEmail,
}) => {
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Ann <b>Lowes</b>', email: visitorEmail, message: 'Café <i>roof</i>.' })
  await form.slideByKeyboard()
  await expect(form.submit).toBeEnabled()
  await form.submit.click()
  await expect(page.getByText(/Message sent successfully!/)).toBeVisible()
  await expect.poll(() => mailsAbout(visitorEmail)).toHaveLength(1)

  await Promise.all([worker(), worker(), worker(environment.cronSecret, 'GET')])
  const [mail, ...more] = await mailsAbout(visitorEmail)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('New enquiry from Ann <b>Lowes</b>: Residential')
  expect(mail?.replyTo).toContain(visitorEmail)
  expect(mail?.text).toContain('Café <i>roof</i>.')
  expect(mail?.text).toContain('/dashboard/messages')
  expect(mail?.html).not.toContain('<i>')
})

test('nobody in the demonstration is sent a confirmation', { tag: DAILY }, async ({ db }) => {
  const { data } = await db
    .from('outbox')
    .select('contact_forms!outbox_confirms_fkey!inner(email)')
    .in(
      'contact_forms.email',
      demoEnquiries.map(({ email }) => email),
    )
  expect(data).toEqual([])
})

test('what waits is sent by the worker, once, though several work at the same time', {
  tag: DAILY,
}, async ({ owner, db, visitorEmail }) => {
  await db.from('contact_forms').insert({
    name: 'Ann Waits',
    email: visitorEmail,
    project_type: 'custom',
    message: 'Written past the site.',
  })
  const messages = new MessagesPage(owner)
  await messages.open(visitorEmail)
  await expect(messages.card(visitorEmail)).toContainText('Not notified yet')
  const answers = await Promise.all([worker(), worker(), worker(), worker()])
  for (const answer of answers) expect(answer.status).toBe(200)
  await expect.poll(() => mailsAbout(visitorEmail)).toHaveLength(1)
  await owner.reload()
  await expect(messages.card(visitorEmail)).not.toContainText('Not notified yet')
})

test('spam is mailed when it is moved to the inbox, not before', { tag: DAILY }, async ({
  owner,
  db,
  visitorEmail,
}) => {
  await db.from('contact_forms').insert({
    name: 'Ann Moved',
    email: visitorEmail,
    project_type: 'custom',
    message: 'Real after all.',
    quarantine_reason: 'too_fast',
  })
  await worker()
  expect(await mailsAbout(visitorEmail)).toEqual([])
  const messages = new MessagesPage(owner)
  await messages.open(visitorEmail, 'spam')
  const message = await messages.openMessage(messages.card(visitorEmail))
  await message.getByRole('button', { name: /Move to inbox/ }).click()
  await expect.poll(() => mailsAbout(visitorEmail)).toHaveLength(1)
})

test('one mail the next morning tells of the spam of a day', { tag: DAILY }, async ({
  db,
  visitorEmail,
}) => {
  await db.from('contact_forms').insert({
    name: 'Robot',
    email: visitorEmail,
    project_type: 'custom',
    message: 'Buy this.',
    quarantine_reason: 'honeypot',
  })
  const digests = async () =>
    (await mailsAbout('went to spam')).filter(({ subject }) => /in spam$/.test(subject))
  const before = (await digests()).length
  await worker()
  expect(await digests()).toHaveLength(before)
  // The next morning.
  const { error } = await db
    .from('outbox')
    .update({ next_attempt_at: new Date().toISOString(), sent_at: null })
    .not('digest_day', 'is', null)
  expect(error).toBeNull()
  await Promise.all([worker(), worker()])
  await expect.poll(async () => (await digests()).length).toBe(before + 1)
  const [digest] = await digests()
  expect(digest?.text).toMatch(/^\d+ enquir(y|ies) went to spam on /)
  expect(digest?.text).toContain('/dashboard/messages?box=spam')
})

test('the worker listens to nobody without the secret', { tag: DAILY }, async () => {
  for (const method of ['GET', 'POST']) {
    expect((await worker('wrong-secret-of-some-length', method)).status).toBe(401)
  }
  expect((await fetch(`${environment.baseUrl}/api/notifications`)).status).toBe(401)
})
