import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { dose, tell } from '../../tools/test-runner/dose'
import { EnquiryForm } from '../pages/enquiry-form'
import { MessagesPage } from '../pages/messages-page'
import { publicPaths } from '../support/public-paths'
import { someEnquiry } from './enquiries'
import { officeOf, signedInOwner } from './owner'
import { rig } from './rig'
import { openStack, type Stack } from './stack'

/** Longer than a page is shown without having been rendered again while the backend answers. */
const AWAY_MS = dose(12_000, 330_000)

let stack: Stack
test.beforeAll(async () => {
  stack = await openStack()
})
test.afterAll(() => stack?.close())

const get = (path: string) => fetch(rig.siteUrl + path, { redirect: 'manual' })
const statusOf = async (path: string) => {
  const answer = await get(path)
  await answer.body?.cancel()
  return answer.status
}

/** A project of which the site has no idea yet. */
async function makeUnasked(): Promise<[path: string, title: string]> {
  const title = `Unasked ${crypto.randomUUID().slice(0, 8)}`
  const { data, error } = await stack.db
    .from('projects')
    .insert({
      user_id: stack.owner.id,
      title,
      location: 'Durham',
      description: 'Put in with SQL.',
      start_date: '2026-01-05',
    })
    .select('slug')
    .single()
  if (error) throw new Error(error.message)
  return [`/projects/${data.slug}`, title]
}

test('the backend away for minutes: pages answer, forms tell the truth, and all is right again after', async ({
  browser,
}) => {
  const owner = await signedInOwner(browser, stack)
  const messages = new MessagesPage(owner)
  await messages.open()
  const unreadBefore = await messages.unread()
  const office = await officeOf(stack, owner)
  const cached = [...(await publicPaths(stack.db)), '/sitemap.xml']
  const [unasked, title] = await makeUnasked()
  for (const path of cached) expect(await statusOf(path), path).toBe(200)

  const visitor = await browser.newContext({ baseURL: rig.siteUrl })
  const form = new EnquiryForm(await visitor.newPage())
  await form.open()
  const message = 'Sent while the backend was away.'
  await form.fill({ name: 'Ann Lowes', email: 'away@example.com', message })
  await form.slideByClick()

  await stack.backend.kill()
  const end = Date.now() + AWAY_MS
  await form.submit.click()
  await expect(form.page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await expect(form.field('Message')).toHaveValue(message)
  // Not read is not the same as not there.
  expect(await statusOf(unasked)).toBeGreaterThanOrEqual(500)
  await expect(office.savePhone('0191 498 0456')).rejects.toThrow(
    'Failed to update contact information',
  )
  let asked = 0
  while (Date.now() < end) {
    for (const path of cached) {
      expect(await statusOf(path), path).toBe(200)
      asked += 1
    }
    await sleep(500)
  }

  await stack.backend.start()
  expect(await (await get(unasked)).text()).toContain(title)
  expect(await statusOf('/projects/never-there-in-durham')).toBe(404)
  const arrivals = [1, 2, 3].map(someEnquiry)
  const { error } = await stack.db
    .from('contact_forms')
    .insert(arrivals.map((enquiry) => ({ ...enquiry, project_type: 'custom' })))
  expect(error).toBeNull()
  await form.submit.click()
  await expect(
    form.page.getByText("Message sent successfully! We'll be in touch soon."),
  ).toBeVisible()
  // Without a reload: the page of the owner was open all the while.
  await messages.expectUnread(unreadBefore + arrivals.length + 1, { timeout: 60_000 })
  await office.savePhone('0191 498 0456')
  expect(await (await get('/contact')).text()).toContain('0191 498 0456')

  tell({
    row: 'backend gone while running',
    did: `away for ${AWAY_MS / 1_000} s; ${cached.length} cached pages asked ${asked} times`,
    found:
      'every one 200, the form and the settings said so and kept the text, a page never made before was an error and then right at the first request, the badge right without a reload',
  })
})
