import { isHard } from '../../tools/test-runner/dose'
import { ProjectForm } from '../pages/project-form'
import { ProjectPage } from '../pages/project-page'
import {
  type Account,
  makeAccount,
  pressSignedOut,
  removeAccount,
  signedIn,
  signInDialog,
  signInOver,
  signOutEverywhere,
} from '../support/account'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { imagesOf } from '../support/stored-project'
import { newTitle, photo, removeTitled } from '../support/titled-project'
import { showChange } from '../support/webhook'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

test('session ended while a project was written and a photo sent: both are saved', async ({
  browser,
  db,
}) => {
  const title = newTitle()
  const page = await signedIn(browser, account, '/projects/new')
  const form = new ProjectForm(page)
  await form.openNew()
  await form.fill({ title, location: 'Durham', startDate: '2026-03-02', description: 'Typed.' })
  let isSent = false
  await page.route(/\/upload\/resumable\//, async (route) => {
    if (route.request().method() === 'POST' && !isSent) {
      isSent = true
      await signOutEverywhere(account)
    }
    await route.continue()
  })
  await form.addProgress(photo('progress-scaffolding'))
  await signInOver(page, account)
  await form.allReady(1)
  await expect(form.description).toHaveValue('Typed.')

  await pressSignedOut(page, account, () => form.addProgress(photo('front-door-after')))
  await form.allReady(2)

  await signOutEverywhere(account)
  await form.save.click()
  await signInDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form.form.getByText('You must be logged in to create a project')).toBeVisible()
  await expect(form.title).toHaveValue(title)
  await form.save.click()
  await signInOver(page, account)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const { data: project } = await db.from('projects').select('id').eq('title', title).single()
  expect(await imagesOf(db, project?.id ?? '')).toHaveLength(2)
  await removeTitled(db, title)
})

if (isHard) {
  test.describe('a project', () => {
    let project: MadeProject
    test.beforeEach(async ({ db }) => {
      const set = crypto.randomUUID()
      project = await makeProject(db, {}, [
        { image_type: 'before', image_set_id: set },
        { image_type: 'after', image_set_id: set },
      ])
      await db.from('projects').update({ user_id: account.id }).eq('id', project.id)
      await showChange('projects')
    })
    test.afterEach(({ db }) => removeProject(db, project))

    test('and its sets are deleted from the public page with one press', async ({
      browser,
      db,
    }) => {
      const page = await signedIn(browser, account, '/dashboard')
      const projectPage = new ProjectPage(page)
      await projectPage.open(project.slug)
      await expect(projectPage.deleteSet(1)).toBeVisible()
      await pressSignedOut(page, account, async () => {
        await projectPage.deleteSet(1).click()
        await projectPage.confirmDeletion()
      })
      await expect(page.getByText('Image set deleted successfully')).toBeVisible()
      expect(await imagesOf(db, project.id)).toEqual([])

      await signOutEverywhere(account)
      await page.getByRole('button', { name: 'Delete Project' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await signInOver(page, account)
      await expect(page.getByText('Project deleted successfully')).toBeVisible()
    })

    test('being edited loses a picture with one press, and keeps its text', async ({
      browser,
      db,
    }) => {
      const page = await signedIn(browser, account, '/dashboard')
      const form = new ProjectForm(page)
      await form.openEdit(project.slug)
      await form.description.fill('Typed on a pavement.')
      await pressSignedOut(page, account, async () => {
        await page.getByRole('button', { name: 'Delete Image before image of set 1' }).click()
        await form.confirm('Delete Image', 'Delete')
      })
      await expect(page.getByText('Image deleted successfully')).toBeVisible()
      await expect(form.description).toHaveValue('Typed on a pavement.')
      expect(await imagesOf(db, project.id)).toHaveLength(1)
    })
  })
}
