import { EnquiryForm } from '../pages/enquiry-form'
import { DAILY } from '../support/daily'
import { type Db, expect, test } from '../support/fixtures'

const TOKEN = '**/api/enquiry-token'
const SENT = "Message sent successfully! We'll be in touch soon."
const FAILED = 'Failed to send message. Please try again.'

const stored = async (db: Db, email: string) =>
  (await db.from('contact_forms').select('message, quarantine_reason').eq('email', email)).data

test('whoever is quick reaches the inbox: the form waits out the two seconds', {
  tag: DAILY,
}, async ({ page, db, visitorEmail }) => {
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Quick Ann', email: visitorEmail, message: 'Pasted.' })
  await form.slideByClick()
  await form.submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await stored(db, visitorEmail)).toEqual([{ message: 'Pasted.', quarantine_reason: null }])
})

test('a token that does not come over a bad line: the text stays, and a later try reaches the inbox', async ({
  page,
  db,
  visitorEmail,
}) => {
  await page.route(TOKEN, (route) => route.abort())
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Patient Ann', email: visitorEmail, message: 'On a train.' })
  await form.slideByClick()
  await form.submit.click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(form.field('Message')).toHaveValue('On a train.')
  expect(await stored(db, visitorEmail)).toEqual([])
  await page.unroute(TOKEN)
  await form.submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await stored(db, visitorEmail)).toEqual([
    { message: 'On a train.', quarantine_reason: null },
  ])
})

test('a forged token is spam, and its sender is told the usual', { tag: DAILY }, async ({
  page,
  db,
  visitorEmail,
}) => {
  await page.route(TOKEN, (route) => route.fulfill({ body: '1700000000000.forged' }))
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Robot', email: visitorEmail, message: 'Buy now.' })
  await form.slideByClick()
  await form.submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await stored(db, visitorEmail)).toEqual([
    { message: 'Buy now.', quarantine_reason: 'no_token' },
  ])
})

test('a token is never kept by anything on the way', { tag: DAILY }, async ({ request }) => {
  const answer = await request.post('/api/enquiry-token')
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(await answer.text()).toMatch(/^\d{13}\.[\w-]{43}$/)
})
