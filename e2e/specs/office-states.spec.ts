import type { Page } from '@playwright/test'
import { isHard, tell } from '../../tools/test-runner/dose'
import { MessagesPage } from '../pages/messages-page'
import { ProjectForm } from '../pages/project-form'
import { ProjectPage } from '../pages/project-page'
import { SettingsPage } from '../pages/settings-page'
import { type Account, linkTo, makeAccount, removeAccount, signedIn } from '../support/account'
import { expectAccessibleAtEach, WIDTHS } from '../support/axe'
import { setFault } from '../support/faults'
import { type Db, expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { photo } from '../support/titled-project'

let account: Account
let seen = 0
let broken = 0

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(async ({ db }, { status, expectedStatus }) => {
  if (status !== expectedStatus) broken++
  await setFault('pass')
  await removeAccount(db, account)
})
if (isHard) {
  test.afterAll(() =>
    tell({
      row: 'axe, every state of the office',
      did: `${seen} states at ${WIDTHS.join(', ')} px`,
      found: broken
        ? `${broken} journeys among them failed`
        : '0 violations, nothing scrolls sideways',
    }),
  )

  async function look(page: Page, about: string) {
    await expectAccessibleAtEach(page, about)
    seen++
  }

  test('nobody’s account, a forgotten password, and a new one to choose', async ({
    browser,
    page,
    db,
  }) => {
    test.slow()
    const stranger = await makeAccount(db, { owner: false })
    const theirs = await signedIn(browser, stranger, '/dashboard')
    await expect(theirs.getByRole('heading', { name: /no access/i })).toBeVisible()
    await look(theirs, 'a stranger')
    await theirs.context().close()
    await removeAccount(db, stranger)

    await page.goto('/bodhi')
    await page.getByText('Forgotten your password?').click()
    await page.getByLabel('The email you sign in with').fill(account.email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText(/If this address has an account/).first()).toBeVisible()
    await look(page, 'a link is on its way')
    await page.goto(await linkTo(account.email))
    await look(page, 'a link to confirm')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/#password$/)
    await expect(page.getByText('You can now choose a new password')).toBeVisible()
    await look(page, 'a new password to choose')
  })

  test('settings: saved, refused, failed, and a logo to be removed', async ({ browser }) => {
    test.slow()
    const page = await signedIn(browser, account, '/dashboard/settings')
    const settings = new SettingsPage(page)
    await settings.open()
    await settings.name.getByLabel('First name').fill('Olive')
    await settings.save(settings.name, 'Name updated successfully')
    await settings.changePassword({ current: 'not-it', next: 'Another-1' })
    await settings.save(settings.password, 'Failed to update password')
    await settings.facebook.getByLabel('Facebook address').fill('javascript:alert(1)')
    await settings.facebook.getByRole('button').click()
    await expect(settings.facebook.locator('[aria-invalid]')).toBeVisible()
    await setFault('503', '^/rest/v1/profiles')
    await settings.save(settings.images, 'Failed to save image compression settings')
    await setFault('pass')
    const choose = settings.logo.locator('input[type=file]')
    await choose.setInputFiles(photo('front-door-after'))
    await expect(settings.logo.getByAltText('Preview of the new logo')).toBeVisible()
    await look(page, 'settings saved, refused and failed')
    await settings.logo.getByRole('button', { name: 'Save logo' }).click()
    await settings.expectToast('Logo updated successfully')
    await settings.logo.getByRole('button', { name: 'Remove logo' }).click()
    await expect(page.getByRole('dialog', { name: 'Remove logo' })).toBeVisible()
    await look(page, 'a logo to be removed')
  })

  /** While it looks, the inbox is as on the first day. */
  async function withEmptyInbox(db: Db, what: () => Promise<void>) {
    const now = new Date().toISOString()
    const { data, error } = await db
      .from('contact_forms')
      .update({ deleted_at: now })
      .is('deleted_at', null)
      .select('id')
    if (error) throw new Error(error.message)
    try {
      await what()
    } finally {
      const ids = data.map(({ id }) => id)
      for (let from = 0; from < ids.length; from += 100) {
        const part = ids.slice(from, from + 100)
        await db.from('contact_forms').update({ deleted_at: null }).in('id', part)
      }
    }
  }

  test('messages: none, nothing found, one to be deleted, and one that can come back', async ({
    browser,
    db,
    visitorEmail,
  }) => {
    test.slow()
    const page = await signedIn(browser, account, '/dashboard')
    const messages = new MessagesPage(page)
    await withEmptyInbox(db, async () => {
      await messages.open()
      await expect(page.getByRole('heading', { name: 'No messages', exact: true })).toBeVisible()
      await expect(page.getByText("You haven't received any messages yet")).toBeVisible()
      await look(page, 'an empty inbox')
      await messages.open('', 'spam')
      await expect(page.getByRole('heading', { name: 'No spam' })).toBeVisible()
      await look(page, 'no spam')
      await page.goto('/dashboard')
      await expect(page.getByText('No projects yet')).toBeVisible()
      await look(page, 'an overview of nothing')
    })
    for (const path of ['/dashboard/no-such-page', '/dashboard/settings/no-such-page']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('navigation', { name: 'Office' })).not.toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: "We can't find that page" })).toBeVisible()
    await look(page, 'an office page that does not exist')
    await messages.open('nowhere at all')
    await expect(page.getByRole('heading', { name: 'No messages match' })).toBeVisible()
    await look(page, 'nothing found')
    const enquiry = { email: visitorEmail, project_type: 'custom', message: 'x'.repeat(4_000) }
    await db.from('contact_forms').insert({ ...enquiry, name: 'Ann '.repeat(25).trim() })
    await messages.open(visitorEmail)
    await look(page, 'a message in the list')
    const message = await messages.openMessage(messages.cards)
    await look(page, 'a message')
    await messages.delete(message)
    await expect(page.getByRole('dialog', { name: 'Delete Message' })).toBeVisible()
    await look(page, 'a message to be deleted')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Message deleted successfully')).toBeVisible()
    await look(page, 'a message deleted')
  })

  test.describe('a project', () => {
    let project: MadeProject
    test.beforeEach(async ({ db }) => {
      const set = crypto.randomUUID()
      project = await makeProject(db, {}, [
        { image_type: 'before', image_set_id: set },
        { image_type: 'after', image_set_id: set, caption: 'In green' },
        { image_type: 'progress', image_date: '2026-01-05' },
      ])
      await db.from('projects').update({ user_id: account.id }).eq('id', project.id)
    })
    test.afterEach(({ db }) => removeProject(db, project))

    test('being changed: mistakes, files, a picture to replace, and work to be given up', async ({
      browser,
    }) => {
      test.slow()
      const page = await signedIn(browser, account, '/dashboard')
      const form = new ProjectForm(page)
      await form.openEdit(project.slug)
      await form.title.fill('')
      await form.description.fill('')
      const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') }
      await form.addProgress([notes])
      await form.addProgress([photo('front-door-before')])
      await form.allReady(1)
      await form.save.click()
      await expect(form.title).toHaveAttribute('aria-invalid', 'true')
      await look(page, 'a project with mistakes')

      const replace = page.getByLabel('File to replace the after image of set 1')
      await replace.setInputFiles(photo('front-door-after'))
      await expect(form.dialog('Replace Image')).toBeVisible()
      await look(page, 'a picture to replace')
      await form.confirm('Replace Image', 'Cancel')
      await page.getByRole('button', { name: 'Delete Image after image of set 1' }).click()
      await look(page, 'a picture to delete')
      await form.confirm('Delete Image', 'Cancel')
      await form.form.getByRole('link', { name: 'Cancel' }).click()
      await expect(form.dialog('Discard your changes?')).toBeVisible()
      await look(page, 'work to be given up')
      await form.confirm('Discard your changes?', 'Keep editing')
      page.on('dialog', (dialog) => dialog.accept())
      await page.reload()
      await expect(form.notice).toBeVisible()
      await look(page, 'a draft taken up')
    })

    test('on its public page: the owner’s tools and their questions', async ({ browser }) => {
      test.slow()
      const page = await signedIn(browser, account, '/dashboard')
      const projectPage = new ProjectPage(page)
      await projectPage.open(project.slug)
      await projectPage.deleteSet(1).click()
      await expect(page.getByRole('dialog', { name: 'Delete Set' })).toBeVisible()
      await look(page, 'a set to be deleted')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Delete Project' }).click()
      await look(page, 'a project to be deleted')
    })
  })
}
