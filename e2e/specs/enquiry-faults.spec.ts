import type { Page } from '@playwright/test'
import { isHard } from '../../tools/test-runner/dose'
import { EnquiryForm } from '../pages/enquiry-form'
import { DAILY } from '../support/daily'
import { type Fault, setFault } from '../support/faults'
import { type Db, expect, test } from '../support/fixtures'

const FAILED = 'Failed to send message. Please try again.'
const SENT = "Message sent successfully! We'll be in touch soon."
const WRITES = '^/rest/v1/contact_forms'

test.afterEach(() => setFault('pass'))

test('without a network the truth is told, and a pasted link keeps the page in shape', async ({
  page,
  context,
  visitorEmail,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const link = `https://www.example.com/properties/${'1234567890'.repeat(20)}?share=1`
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Ada Pringle', email: visitorEmail, message: link })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await form.slideByClick()
  await context.setOffline(true)
  await form.submit.click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(form.field('Message')).toHaveValue(link)
})

/** Fills the form and sends it once, over a line that fails; afterwards the line is well again. */
async function sendOver(fault: Fault, page: Page, email: string, message: string) {
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Jean Robson', email, message })
  await form.slideByClick()
  await setFault(fault, WRITES)
  await form.submit.click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(form.field('Message')).toHaveValue(message)
  await setFault('pass')
  return form
}

async function messagesFrom(email: string, db: Db) {
  const { data } = await db.from('contact_forms').select('message').eq('email', email)
  return data?.map(({ message }) => message).sort()
}

const faults: Fault[] = isHard ? ['drop-reply', 'down', 'hang', '503'] : ['drop-reply']

for (const fault of faults) {
  test(`backend ${fault}: the truth is told, a retry leaves one row`, async ({
    page,
    visitorEmail,
    db,
  }) => {
    const form = await sendOver(fault, page, visitorEmail, 'Two sash windows.')
    await form.submit.click()
    await expect(page.getByText(SENT)).toBeVisible()
    expect(await messagesFrom(visitorEmail, db)).toEqual(['Two sash windows.'])
  })
}

test('reply lost, then edited: both versions are there, the first is never lost', async ({
  page,
  visitorEmail,
  db,
}) => {
  const form = await sendOver('drop-reply', page, visitorEmail, 'A front door')
  await form.field('Message').fill('A front door, in green')
  await form.submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await messagesFrom(visitorEmail, db)).toEqual(['A front door', 'A front door, in green'])
})

test('reply lost, then a reload: the text is still there and sending it again leaves one row', {
  tag: DAILY,
}, async ({ page, visitorEmail, db }) => {
  const form = await sendOver('drop-reply', page, visitorEmail, 'Conservatory roof.')
  await page.reload()
  await expect(form.field('Message')).toHaveValue('Conservatory roof.')
  await form.slideByClick()
  await form.submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await messagesFrom(visitorEmail, db)).toEqual(['Conservatory roof.'])
})
