import { EnquiryForm } from '../pages/enquiry-form'
import { collectComplaints } from '../support/complaints'
import { DAILY } from '../support/daily'
import { setFault } from '../support/faults'
import { expect, test } from '../support/fixtures'

const SENT = "Message sent successfully! We'll be in touch soon."
const FAILED = 'Failed to send message. Please try again.'
const WRITES = '^/rest/v1/contact_forms'

test.afterEach(() => setFault('pass'))

test('every mistake stands at its field, the first has the focus, and goes once mended', {
  tag: DAILY,
}, async ({ page }) => {
  const form = new EnquiryForm(page)
  await form.open()
  await form.field('Email').fill('not an address')
  await form.slideByClick()
  await form.submit.click()
  await expect(form.field('Name')).toBeFocused()
  for (const [label, problem] of [
    ['Name', 'Please enter your name'],
    ['Email', 'Please enter a valid email address, such as name@example.com'],
    ['Project Type', 'Please choose a project type'],
    ['Message', 'Please tell us a little about your project'],
  ] as const) {
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.field(label)).toHaveAccessibleDescription(problem)
    await expect(form.root.getByText(problem)).toBeVisible()
  }
  await expect(form.field('Phone')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form.field('Email')).toHaveValue('not an address')

  await form.field('Name').fill('Ann')
  await expect(form.field('Name')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form.field('Name')).toHaveAccessibleDescription('')
  await form.submit.click()
  await expect(form.field('Email')).toBeFocused()
  await expect(form.field('Name')).toHaveValue('Ann')
})

test('sending, then sent: said to eyes and ears, and the form is as new', { tag: DAILY }, async ({
  page,
  visitorEmail,
}) => {
  const complaints = collectComplaints(page)
  const form = new EnquiryForm(page)
  await form.open('/services/doors')
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  await page.route('/services/doors', async (route) => {
    if (route.request().method() === 'POST') await opened
    await route.continue()
  })
  await form.fill({
    name: 'Ann Lowes',
    email: visitorEmail,
    phone: '0191 498 0100',
    projectType: 'Custom Project',
    message: 'A round window.',
  })
  await form.slideByKeyboard()
  await expect(form.status).toHaveText('Verified. You can send your message now.')
  await form.submit.click()
  await expect(form.submit).toHaveText('Sending...')
  await expect(form.submit).toBeDisabled()
  await expect(form.slider).toHaveAttribute('aria-disabled', 'true')
  await expect(form.status).toHaveText('Your message is being sent.')
  open()

  const toast = page.getByText(SENT)
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect(box?.y).toBeLessThan(160)
  expect(box?.x).toBeGreaterThan(640)
  await expect(page.locator('section[aria-live=polite]')).toContainText(SENT)
  await expect(form.outcome).toBeFocused()
  await expect(form.outcome).toContainText('Thank you')
  await expect(form.outcome).toContainText('We get in touch')
  await expect(form.root).toBeHidden()
  await form.again.click()
  for (const label of ['Name', 'Email', 'Phone', 'Message'] as const) {
    await expect(form.field(label)).toHaveValue('')
  }
  await expect(form.field('Project Type')).toHaveValue('residential_doors')
  await expect(form.slider).toHaveAttribute('aria-valuetext', 'Not verified')
  await expect(form.slider).toHaveAttribute('aria-disabled', 'false')
  await expect(form.submit).toHaveText('Get Free Quote')
  await expect(form.submit).toBeDisabled()
  await expect(form.root.getByText('Slide to verify first')).toBeVisible()
  await expect(page.getByRole('link', { name: 'How we look after them' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  expect(complaints).toEqual([])
})

test('failed: said to eyes and ears, and everything is as it was', async ({
  page,
  visitorEmail,
}) => {
  const form = new EnquiryForm(page)
  await form.open('/services/windows')
  const typed = { name: 'Jean Robson', email: visitorEmail, phone: '0191 498 0101' }
  await form.fill({ ...typed, projectType: 'Window Replacement', message: 'Six sashes.' })
  await form.slideByClick()
  await setFault('down', WRITES)
  await form.submit.click()
  await expect(page.locator('section[aria-live=polite]')).toContainText(FAILED)
  await expect(form.field('Name')).toHaveValue(typed.name)
  await expect(form.field('Email')).toHaveValue(typed.email)
  await expect(form.field('Phone')).toHaveValue(typed.phone)
  await expect(form.field('Project Type')).toHaveValue('replacement')
  await expect(form.field('Message')).toHaveValue('Six sashes.')
  await expect(form.slider).toHaveAttribute('aria-valuetext', 'Verified')
  await expect(form.submit).toBeEnabled()
  await expect(form.outcome).toBeFocused()
  await expect(form.outcome.locator('a[href^="tel:"]')).toBeVisible()
})
