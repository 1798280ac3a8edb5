import { type Fault, setFault } from '../faults'
import { expect, test } from '../fixtures'
import { EnquiryForm } from '../pages/enquiry-form'

const FAILED = 'Failed to send message. Please try again.'
const SENT = "Message sent successfully! We'll be in touch soon."
const WRITES = '^/rest/v1/contact_forms'

test.afterEach(() => setFault('pass'))

test('bad input gets an error at each field and keeps what was typed', async ({ page }) => {
  const form = new EnquiryForm(page)
  await form.open()
  await form.field('Email').fill('not an address')
  await form.field('Message').fill('Half a message')
  await form.slideByClick()
  await form.submit.click()
  await expect(form.field('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.field('Name')).toBeFocused()
  await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.field('Project Type')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.field('Email')).toHaveValue('not an address')
  await expect(form.field('Message')).toHaveValue('Half a message')
})

for (const fault of ['down', 'hang', '503', 'drop-reply'] satisfies Fault[]) {
  test(`backend ${fault}: the truth is told, a retry leaves one row`, async ({
    page,
    visitorEmail,
    db,
  }) => {
    const form = new EnquiryForm(page)
    await form.open()
    await form.fill({ name: 'Tom Hindmarsh', email: visitorEmail, message: 'Two sash windows.' })
    await form.slideByClick()
    await setFault(fault, WRITES)
    await form.submit.click()
    await expect(page.getByText(FAILED)).toBeVisible({ timeout: 20_000 })
    await expect(form.field('Message')).toHaveValue('Two sash windows.')

    await setFault('pass')
    await form.submit.click()
    await expect(page.getByText(SENT)).toBeVisible()
    const { data } = await db.from('contact_forms').select('message').eq('email', visitorEmail)
    expect(data).toEqual([{ message: 'Two sash windows.' }])
  })
}

test('reply lost, then edited: both versions are there, the first is never lost', async ({
  page,
  visitorEmail,
  db,
}) => {
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Jean Robson', email: visitorEmail, message: 'A front door.' })
  await form.slideByClick()
  await setFault('drop-reply', WRITES)
  await form.submit.click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await setFault('pass')
  await form.field('Message').fill('A front door, in green.')
  await form.submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  const { data } = await db
    .from('contact_forms')
    .select('message')
    .eq('email', visitorEmail)
    .order('message')
  expect(data).toEqual(
    [{ message: 'A front door, in green.' }, { message: 'A front door.' }].sort((a, b) =>
      a.message < b.message ? -1 : 1,
    ),
  )
})

test('reply lost, then a reload: the text is still there and sending it again leaves one row', async ({
  page,
  visitorEmail,
  db,
}) => {
  const form = new EnquiryForm(page)
  await form.open()
  await form.fill({ name: 'Alan Tate', email: visitorEmail, message: 'Conservatory roof.' })
  await form.slideByClick()
  await setFault('drop-reply', WRITES)
  await form.submit.click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await setFault('pass')
  await page.reload()
  await expect(form.field('Message')).toHaveValue('Conservatory roof.')
  await form.slideByClick()
  await form.submit.click()
  await expect(page.getByText(SENT)).toBeVisible()
  const { data } = await db.from('contact_forms').select('message').eq('email', visitorEmail)
  expect(data).toEqual([{ message: 'Conservatory roof.' }])
})
