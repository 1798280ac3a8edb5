import { type Browser, expect, type Page, test } from '@playwright/test'
import { tell } from '../../tools/test-runner/dose'
import { EnquiryForm } from '../pages/enquiry-form'
import { enquiryPaths } from '../support/public-paths'
import { rig } from './rig'
import { type Build, buildSite } from './second-build'
import { actionId } from './server-action'
import { openStack, type Stack } from './stack'

const SENT = "Message sent successfully! We'll be in touch soon."
const FAILED = 'Failed to send message. Please try again.'

let second: Build
let stack: Stack
test.beforeAll(async () => {
  // With no backend there, and before anything listens.
  second = await buildSite({
    edit: (text) => text.replace(/\bsendEnquiry\b/g, 'sendEnquiryAnew'),
  })
  stack = await openStack()
})
test.afterAll(async () => {
  await stack?.close()
  second?.remove()
})

test('a build asks nobody beyond this machine, and passes with no backend there', () => {
  const { hostname, host } = new URL(rig.lineUrl)
  // Parts of a build talk to each other over this machine's own ports.
  const beyond = second.asked.filter((line) => !line.startsWith(`${hostname}:`))
  expect(beyond).toEqual([])
  const tries = second.asked.filter((line) => line === host).length
  tell({
    row: 'build with no network and no backend',
    did: 'the whole site built, every connection and name it asked for written down',
    found: `passes; nobody beyond this machine was asked, the missing backend ${tries} times`,
  })
})

async function filledForm(browser: Browser, path: string, message: string) {
  const context = await browser.newContext({ baseURL: rig.siteUrl })
  const form = new EnquiryForm(await context.newPage())
  await form.open(path)
  await form.fill({ name: 'Jean Robson', email: `${crypto.randomUUID()}@example.com`, message })
  await form.slideByClick()
  await expect(form.submit).toBeEnabled()
  return form
}

const sentOn = (page: Page) => expect(page.getByText(SENT)).toBeVisible()

async function arrived(message: string): Promise<number> {
  const { data } = await stack.db.from('contact_forms').select('id').eq('message', message)
  return data?.length ?? 0
}

test('a form opened before a deployment arrives once, and its text is never lost', async ({
  browser,
}) => {
  const known = actionId(stack.dist, 'sendEnquiry')
  expect(actionId(second.dist, 'sendEnquiryAnew')).not.toBe(known)
  const forms: [EnquiryForm, string][] = []
  for (const path of enquiryPaths) {
    const message = `Opened on ${path} before the deployment.`
    forms.push([await filledForm(browser, path, message), message])
  }
  const unlucky = 'Opened before the deployment, sent while the backend is away.'
  const unluckyForm = await filledForm(browser, '/contact', unlucky)

  await stack.site.kill('SIGTERM')
  stack.deploy(second)
  await stack.site.start()

  for (const [form, message] of forms) {
    await form.submit.click()
    await sentOn(form.page)
    expect(await arrived(message)).toBe(1)
  }

  // The page changes to the new build's, and there the truth is told: the text is still in the form.
  await stack.backend.kill()
  await unluckyForm.submit.click()
  await expect(unluckyForm.page.getByText(FAILED)).toBeVisible()
  await expect(unluckyForm.field('Message')).toHaveValue(unlucky)
  await stack.backend.start()
  await unluckyForm.submit.click()
  await sentOn(unluckyForm.page)
  expect(await arrived(unlucky)).toBe(1)

  tell({
    row: 'a deployment between opening a page and sending its form',
    did: `${forms.length + 1} forms opened on one build and sent to another that knows their action no more, one of them with the backend away at first`,
    found: 'each arrived once, no text lost',
  })
})
