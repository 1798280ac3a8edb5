import type { Page } from '@playwright/test'
import { EnquiryForm } from '../pages/enquiry-form'
import { expect, test } from '../support/fixtures'
import { layoutShifts, watchLayout } from '../support/page-probe'

const SENT = "Message sent successfully! We'll be in touch soon."

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

/** No script arrives before `letIn` is called. */
async function holdScripts(page: Page) {
  const { promise: allowed, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await allowed
    await route.continue()
  })
  return letIn
}

test('typed before the scripts arrived: kept, and Enter sends nothing too early', async ({
  page,
  visitorEmail,
  db,
}) => {
  const letIn = await holdScripts(page)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  const form = new EnquiryForm(page)
  await page.goto('/services/windows', { waitUntil: 'commit' })
  await form.field('Name').fill('Margaret Dodds')
  await form.field('Email').fill(visitorEmail)
  await form.field('Project Type').selectOption('custom')
  await form.field('Message').fill('Typed at once.')
  await form.field('Email').press('Enter')
  await expect(form.submit).toBeDisabled()
  await form.slider.tap({ force: true })
  await expect(page).toHaveURL('/services/windows')

  letIn()
  await expect(form.slider).toHaveAttribute('aria-disabled', 'false')
  await expect(form.field('Name')).toHaveValue('Margaret Dodds')
  await expect(form.field('Email')).toHaveValue(visitorEmail)
  await expect(form.field('Project Type')).toHaveValue('custom')
  await expect(form.field('Message')).toHaveValue('Typed at once.')
  expect(posts).toEqual([])
  await form.slider.tap()
  await form.submit.tap()
  await expect(page.getByText(SENT)).toBeVisible()
  const { data } = await db.from('contact_forms').select('message').eq('email', visitorEmail)
  expect(data).toEqual([{ message: 'Typed at once.' }])
})

test('scripts that stay away: after a while the form names the other ways to ask', async ({
  page,
}) => {
  const letIn = await holdScripts(page)
  await watchLayout(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = new EnquiryForm(page)
  await form.field('Message').scrollIntoViewIfNeeded()
  const note = page.getByText('The form is taking a while to load.')
  await expect(note).toBeHidden()
  await note.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(note).toBeVisible()
  await expect(note.locator('a[href^="tel:"]')).toBeVisible()

  letIn()
  await expect(form.slider).toHaveAttribute('aria-disabled', 'false')
  await expect(note).toBeHidden()
  expect(await layoutShifts(page), 'nothing moves as it comes and goes').toEqual([])
})

test("the form's own script fails at first: it works once the script is there", async ({
  page,
}) => {
  let isDown = true
  let failed = 0
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = await route.fetch()
    if (!isDown || !(await answer.text()).includes('Slide to verify first')) {
      return route.fulfill({ response: answer })
    }
    failed += 1
    return route.abort()
  })
  await page.goto('/contact')
  const form = new EnquiryForm(page)
  await form.field('Name').fill('Jean Robson')
  // The page's hint to load it early, and two tries.
  await expect.poll(() => failed).toBeGreaterThanOrEqual(3)
  isDown = false
  await expect(form.slider).toHaveAttribute('aria-disabled', 'false')
  await expect(form.field('Name')).toHaveValue('Jean Robson')
})

test('on a slow line and a slow processor the whole way is walked', async ({
  page,
  visitorEmail,
  db,
}) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Network.enable')
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  })
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const form = new EnquiryForm(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await form.field('Name').fill('Jean Robson')
  await form.field('Email').fill(visitorEmail)
  await form.field('Project Type').selectOption('conservatory_repair')
  await form.field('Message').fill('The roof leaks.')
  await expect(form.slider).toHaveAttribute('aria-disabled', 'false')
  await expect(form.field('Message')).toHaveValue('The roof leaks.')
  await form.slider.tap()
  await form.submit.tap()
  await expect(page.getByText(SENT)).toBeVisible()
  const { data } = await db
    .from('contact_forms')
    .select('message, project_type')
    .eq('email', visitorEmail)
  expect(data).toEqual([{ message: 'The roof leaks.', project_type: 'conservatory_repair' }])
})
