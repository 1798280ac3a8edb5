import { join } from 'node:path'
import type { Page } from 'playwright'
import { projectDir } from '../launcher/settings.ts'
import { ready, takePicture } from './camera.ts'

interface Story {
  page: Page
  /** Folder for the pictures. */
  dir: string
  address: string
  owner: { email: string; password: string }
}

const photo = (name: string) => join(projectDir, 'tools/demo/photos', `${name}.jpg`)

/** In the order of docs/owner-guide.md. */
export const stories = { signIn, publish, answer, hours }

async function signIn({ page, dir, address, owner }: Story): Promise<void> {
  await page.goto(`${address}/bodhi`)
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await ready(page, email)
  await email.fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await takePicture(page, dir, 'sign-in')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  await closeToast(page, 'Welcome back!')
  await takePicture(page, dir, 'overview')
}

async function publish({ page, dir, address }: Story): Promise<void> {
  await page.goto(`${address}/projects/new`)
  const form = page.getByRole('form', { name: 'New project' })
  await ready(page, form.getByLabel('Location'))
  await form
    .getByLabel('Add photo as before image of set 1')
    .setInputFiles(photo('front-door-before'))
  await form
    .getByLabel('Add photo as after image of set 1')
    .setInputFiles(photo('front-door-after'))
  const done = form.getByRole('group').getByText('Ready', { exact: true })
  await done.nth(1).waitFor({ timeout: 60_000 })
  await takePicture(page, dir, 'photos', page.getByText('Set 1', { exact: true }).first())

  await form.getByLabel('Title').fill('Sage green front door')
  await form.getByLabel('Location').fill('Whitley Bay')
  await form.getByLabel('Start Date').fill('2026-03-03')
  await form.getByLabel('Completion Date').fill('2026-03-03')
  await form.getByLabel('Status').selectOption('completed')
  await form.getByLabel('doors').check()
  await takePicture(page, dir, 'details', form.getByRole('heading', { name: 'Details' }))
  await form.getByRole('button', { name: 'Generate Description' }).click()
  await takePicture(
    page,
    dir,
    'description',
    form.getByRole('textbox', { name: /^Description/ }),
    60,
  )

  await form.getByRole('button', { name: 'Create Project' }).click()
  await page.waitForURL('**/projects/sage-green-front-door-in-whitley-bay')
  await page.getByText('Project created successfully!').waitFor()
  await takePicture(page, dir, 'published')
}

async function answer({ page, dir, address }: Story): Promise<void> {
  await page.goto(`${address}/dashboard/messages`)
  const card = page.getByRole('article').first()
  await card.getByRole('link').click()
  await page.waitForURL('**/dashboard/messages/*')
  await ready(page, card.getByLabel('Status'))
  await takePicture(page, dir, 'message', card)
  await card.getByLabel('Status').selectOption('contacted')
  await closeToast(page, 'Message status updated')
  await card.getByRole('button', { name: /^Add a note/ }).click()
  await card
    .getByRole('textbox', { name: /^Private note/ })
    .fill('Rang on Tuesday. Visit on Friday at 2 pm.')
  await card.getByText('Saved', { exact: true }).waitFor()
  await takePicture(page, dir, 'answered', card)
}

async function hours({ page, dir, address }: Story): Promise<void> {
  await page.goto(`${address}/dashboard/settings`)
  const form = page.getByRole('form', { name: 'Contact information', exact: true })
  await ready(page, form.getByLabel('Contact phone'))
  await form.getByRole('checkbox', { name: 'Saturday open' }).check({ force: true })
  await form.getByLabel('Saturday from').fill('09:00')
  await form.getByLabel('Saturday to').fill('13:00')
  await takePicture(page, dir, 'hours', form.getByText('Thursday', { exact: true }))
  await form.locator('button[type=submit]').click()
  await page.getByText('Contact information updated successfully').waitFor()
  await page.goto(`${address}/contact`)
  // The phone's head says it too.
  await page
    .getByRole('region', { name: 'Enquiry' })
    .getByText(/^(Open|Closed) now$/)
    .waitFor()
  await takePicture(page, dir, 'hours-public', page.getByText('Hours', { exact: true }), 190)
}

/** An open toast would cover the content. */
async function closeToast(page: Page, message: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]', { hasText: message })
  await toast.waitFor()
  await toast.getByRole('button').click()
  await toast.waitFor({ state: 'detached' })
}
