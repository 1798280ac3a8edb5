import type { Locator } from '@playwright/test'
import { ProjectForm } from '../pages/project-form'
import { expectAccessible, expectAccessibleAtEach } from '../support/axe'
import { type Db, expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'

let project: MadeProject
const set = crypto.randomUUID()

test.beforeEach(async ({ db }) => {
  project = await makeProject(db, {}, [{ image_type: 'after', image_set_id: set }])
})

test.afterEach(async ({ db }) => removeProject(db, project))

const LONG = `We took out the old frames on Monday.\n\n${'New oak frames went in. '.repeat(60)}`

async function stored(db: Db) {
  const { data } = await db.from('projects').select('*').eq('id', project.id).single()
  return data
}

/** Saves the first of two tabs that have both been opened before. */
async function saveFirst(first: ProjectForm) {
  await first.save.click()
  await expect(first.page.getByText('Project updated successfully!')).toBeVisible()
}

test('text that two tabs changed is shown twice, and the owner chooses', async ({ owner, db }) => {
  const first = new ProjectForm(owner)
  const second = new ProjectForm(await owner.context().newPage())
  // By its slug, which the other tab changes.
  await first.openEdit(project.slug)
  await second.openEdit(project.slug)
  await first.title.fill(`Oak ${project.title}`)
  await first.description.fill(LONG)
  await first.form.getByLabel('Location').fill('Roker')
  await first.describePicture('after image of set 1', 'Oak door')
  await saveFirst(first)

  await second.title.fill(`Ash ${project.title}`)
  await second.description.fill('Written in the second tab.')
  await second.form.getByLabel('doors').check()
  await second.describePicture('after image of set 1', 'Ash door')
  await second.save.click()

  const { page } = second
  const summary = second.form.getByRole('alert').filter({ hasText: 'Not saved' })
  await expect(summary.locator('[tabindex]')).toBeFocused()
  await expect(summary).toContainText('also changed somewhere else')
  const saved = (of: string): Locator =>
    second.form.getByRole('group', { name: `${of}, saved elsewhere` })
  await expect(saved('Title')).toContainText(`Oak ${project.title}`)
  await expect(saved('Description')).toContainText(LONG.trim())
  await expect(saved('Caption, after image of set 1')).toContainText('Oak door')
  await expect(second.title).toHaveValue(`Ash ${project.title}`)
  await expect(second.description).toHaveValue('Written in the second tab.')
  expect(await stored(db)).toMatchObject({ title: `Oak ${project.title}`, has_doors: false })
  await expectAccessibleAtEach(page, 'the conflict')

  // With the keyboard alone.
  await summary.locator('[tabindex]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(second.title).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(second.button('Keep mine for Title')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(second.title).toBeFocused()
  await expect(saved('Title')).toHaveCount(0)
  await second.button('Use the saved version for Description').press('Enter')
  await expect(second.description).toBeFocused()
  await expect(second.description).toHaveValue(LONG.trim())

  // What is not decided is not saved, nor what was saved once more.
  await second.save.click()
  await expect(summary.locator('[tabindex]')).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText(['Caption of a picture'])
  await second.button('Keep mine for Caption').click()
  await db.from('projects').update({ title: 'A third one' }).eq('id', project.id)
  await second.save.click()
  await expect(saved('Title')).toContainText('A third one')
  // The form moves to the summary: a press before that may miss its button.
  await expect(summary.locator('[tabindex]')).toBeFocused()
  await second.button('Keep mine for Title').click()
  await expect(summary).toHaveCount(0)
  await saveFirst(second)
  expect(await stored(db)).toMatchObject({
    title: `Ash ${project.title}`,
    location: 'Roker',
    description: LONG.trim(),
    has_doors: true,
  })
  const { data: image } = await db
    .from('project_images')
    .select('caption')
    .eq('id', project.images[0] ?? '')
    .single()
  expect(image?.caption).toBe('Ash door')
})

test('what two tabs changed apart from each other is saved without a question', async ({
  owner,
  db,
}) => {
  const first = new ProjectForm(owner)
  const second = new ProjectForm(await owner.context().newPage())
  await first.openEdit(project.slug)
  await second.openEdit(project.slug)
  await first.title.fill(`Oak ${project.title}`)
  await first.form.getByLabel('windows').check()
  await first.form.getByLabel('Completion Date').fill('2026-02-03')
  await saveFirst(first)
  await second.form.getByLabel('windows').check()
  await second.form.getByLabel('Start Date').fill('2026-01-20')
  await second.form.getByLabel('Status').selectOption('in_progress')
  await saveFirst(second)
  expect(await stored(db)).toMatchObject({
    title: `Oak ${project.title}`,
    has_windows: true,
    start_date: '2026-01-20',
    completion_date: '2026-02-03',
    status: 'in_progress',
  })
})

test('a draft taken up again does not overwrite what was saved since', async ({ owner, db }) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.id)
  await form.description.fill('Half a thought')
  await form.describePicture('after image of set 1', 'Oak door')
  await db.from('projects').update({ description: 'Saved meanwhile.' }).eq('id', project.id)
  await db
    .from('project_images')
    .delete()
    .eq('id', project.images[0] ?? '')
  owner.once('dialog', (dialog) => dialog.accept())
  await owner.reload()
  await expect(form.notice).toBeVisible()
  const saved = form.form.getByRole('group', { name: 'Description, saved elsewhere' })
  await expect(saved).toContainText('Saved meanwhile.')
  await expect(form.description).toHaveValue('Half a thought')
  await form.save.click()
  await expect(form.form.getByRole('alert')).toContainText(/A picture was deleted there.*Oak door/)
  await expectAccessible(owner, 'a picture that is gone')
  await form.button('Leave it out').click()
  await form.button('Keep mine for Description').click()
  await saveFirst(form)
  expect((await stored(db))?.description).toBe('Half a thought')
})

test('a save whose answer was lost is no conflict with itself', async ({ owner, db }) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.id)
  await form.description.fill('First line.\nSecond line.')
  await owner.route('**/edit', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await form.save.click()
  await expect(form.form.getByText('An unexpected error occurred')).toBeVisible()
  await owner.unrouteAll()
  expect((await stored(db))?.description).toBe('First line.\nSecond line.')
  await form.description.fill('First line.\nAnother line.')
  await saveFirst(form)
  expect((await stored(db))?.description).toBe('First line.\nAnother line.')
})

test('the text of a project that another tab deleted goes on as a new one', async ({
  owner,
  db,
}) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.slug)
  await form.description.fill('Too good to lose.')
  await removeProject(db, project)
  await form.save.click()
  await expect(form.form.getByText('this project was deleted in another tab')).toBeVisible()
  await expect(form.description).toHaveValue('Too good to lose.')
  await expectAccessible(owner, 'a project that is gone')
  await form.button('Save as a new project').click()
  await expect(owner).toHaveURL(/\/projects\/new$/)
  await expect(form.notice).toBeVisible()
  await expect(form.title).toHaveValue(project.title)
  await form.save.click()
  await expect(owner.getByText('Project created successfully!')).toBeVisible()
  const { data } = await db.from('projects').select('*').eq('title', project.title).single()
  expect(data?.description).toBe('Too good to lose.')
  await removeProject(db, data ?? project)
})
