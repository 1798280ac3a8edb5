import type { Request } from '@playwright/test'
import { ProjectForm } from '../pages/project-form'
import { expect, test } from '../support/fixtures'
import { imagesOf } from '../support/stored-project'
import { newTitle, photo, removeTitled } from '../support/titled-project'

let title: string

test.beforeEach(() => {
  title = newTitle()
})

test.afterEach(({ db }) => removeTitled(db, title))

const words = () => ({ title, location: 'Durham', startDate: '2026-03-02' })

test('text and checked files survive a reload, until they are saved or discarded', async ({
  owner,
  db,
}) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({ ...words(), features: ['windows'], description: 'Not saved yet.' })
  await form.half('after', 2).setInputFiles(photo('front-door-after'))
  await form.addProgress(photo('progress-scaffolding'))
  await form.allReady(2)
  await form.describePicture('after image of set 2', 'Green door')

  owner.once('dialog', (dialog) => dialog.accept())
  await owner.reload()
  await expect(form.notice).toBeVisible()
  await form.allReady(2)
  await expect(form.title).toHaveValue(title)
  await expect(form.form.getByLabel('windows')).toBeChecked()
  await expect(form.description).toHaveValue('Not saved yet.')
  await expect(form.form.getByText('Green door').first()).toBeVisible()
  await form.save.click()
  await expect(owner.getByText('Project created successfully!')).toBeVisible()
  const { data: project } = await db.from('projects').select('id').eq('title', title).single()
  const rows = await imagesOf(db, project?.id ?? '')
  expect(rows.map(({ image_type, caption }) => [image_type, caption])).toEqual([
    ['after', 'Green door'],
    ['progress', null],
  ])

  await form.openNew()
  await form.title.fill('Given up')
  owner.once('dialog', (dialog) => dialog.accept())
  await owner.reload()
  await owner.getByRole('button', { name: 'Discard changes' }).click()
  await form.confirm('Discard your changes?', 'Keep editing')
  await expect(form.title).toHaveValue('Given up')
  await owner.getByRole('button', { name: 'Discard changes' }).click()
  await form.confirm('Discard your changes?', 'Discard')
  await expect(form.notice).toHaveCount(0)
  await expect(form.title).toHaveValue('')
  await expect(owner.getByRole('heading', { level: 1 })).toBeFocused()
  await owner.reload()
  await expect(form.title).toHaveValue('')
})

test('a draft whose project was saved after all goes on where it can be changed', async ({
  owner,
  db,
}) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({ ...words(), description: 'Saved, though nobody heard.' })
  await form.addProgress(photo('progress-scaffolding'))
  await form.allReady(1)
  // The save arrives, its answer does not.
  await owner.route('**/projects/new', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await form.save.click()
  await expect(form.form.getByText('Failed to create project. Please try again.')).toBeVisible()
  await owner.unrouteAll({ behavior: 'wait' })
  await form.description.fill('Changed since.')
  owner.once('dialog', (dialog) => dialog.accept())
  await owner.reload()
  await expect(owner).toHaveURL(/\/projects\/[0-9a-f-]{36}\/edit$/)
  await expect(form.description).toHaveValue('Changed since.')
  await expect(form.button('Replace progress image 1')).toBeVisible()
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const { data: project } = await db.from('projects').select('*').eq('title', title).single()
  expect(project?.description).toBe('Changed since.')
  expect(await imagesOf(db, project?.id ?? '')).toHaveLength(1)
})

test('a draft of text alone is not written over the project it became', async ({ owner, db }) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({ ...words(), description: 'Saved, though nobody heard.' })
  await owner.route('**/projects/new', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await form.save.click()
  await expect(form.form.getByText('Failed to create project. Please try again.')).toBeVisible()
  // The form asks once more whether its project is there.
  await owner.unrouteAll({ behavior: 'wait' })
  owner.once('dialog', (dialog) => dialog.accept())
  await owner.reload()
  await expect(owner).toHaveURL(/\/projects\/[0-9a-f-]{36}\/edit$/)
  await form.openNew()
  await expect(form.title).toHaveValue('')
  const { data: project } = await db.from('projects').select('*').eq('title', title).single()
  expect(project?.description).toBe('Saved, though nobody heard.')
})

test('two tabs write two drafts, and each finds its own again', async ({ owner }) => {
  const first = new ProjectForm(owner)
  await first.openNew()
  await first.title.fill(title)
  await first.addProgress(photo('progress-scaffolding'))
  await first.allReady(1)

  const second = new ProjectForm(await owner.context().newPage())
  await second.openNew()
  await expect(second.title).toHaveValue('')
  await second.title.fill('Beside it')
  for (const [form, text] of [
    [second, 'Beside it'],
    [first, title],
  ] as const) {
    form.page.on('dialog', (dialog) => dialog.accept())
    await form.page.reload()
    await expect(form.notice).toBeVisible()
    await expect(form.title).toHaveValue(text)
  }
  await second.page.getByRole('button', { name: 'Discard changes' }).click()
  await second.confirm('Discard your changes?', 'Discard')
  await expect(second.title).toHaveValue('')
  await second.page.close()
  await owner.reload()
  await expect(first.title).toHaveValue(title)
  await first.allReady(1)
})

test('going back says what it stopped', async ({ owner }) => {
  const form = new ProjectForm(owner)
  await owner.goto('/dashboard')
  await owner.getByRole('link', { name: 'New Project' }).first().click()
  await form.title.fill(title)
  await owner.route(
    (url) => url.pathname.includes('/upload/resumable/'),
    () => {},
  )
  await form.addProgress(photo('progress-scaffolding'))
  await expect(form.form.getByText(/^Uploading/).first()).toBeVisible()
  await owner.goBack()
  await expect(owner).toHaveURL(/\/dashboard$/)
  await expect(
    owner.getByText(/The project is not saved\. Your text and .* kept on this device\.$/),
  ).toBeVisible()
  await form.openNew()
  await expect(form.title).toHaveValue(title)
})

test('unsaved work is not left without a question', async ({ owner }) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  await form
    .button('Cancel')
    .or(form.form.getByRole('link', { name: 'Cancel' }))
    .click()
  await expect(owner).toHaveURL(/\/projects$/)

  await form.openNew()
  await form.title.fill(title)
  await owner.getByRole('link', { name: 'Messages' }).first().click()
  await form.confirm('Leave without saving?', 'Stay')
  await expect(owner).toHaveURL(/\/projects\/new$/)
  await owner.getByRole('button', { name: 'Logout' }).first().click()
  await form.confirm('Log out and lose an unsaved project?', 'Cancel')
  await expect(form.title).toHaveValue(title)
  await owner.getByRole('link', { name: 'Messages' }).first().click()
  await form.confirm('Leave without saving?', 'Leave')
  await expect(owner).toHaveURL(/\/dashboard\/messages$/)

  await form.openNew()
  await expect(form.notice).toBeVisible()
  await expect(form.title).toHaveValue(title)
  await form.form.getByRole('link', { name: 'Cancel' }).click()
  await form.confirm('Discard your changes?', 'Discard')
  await expect(owner).toHaveURL(/\/projects$/)
  await form.openNew()
  await expect(form.notice).toHaveCount(0)
})

test('a failed save and a file that is gone lose nothing', async ({ owner, db }) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({ ...words(), description: 'Kept.' })
  await form.half('after', 1).setInputFiles(photo('front-door-after'))
  await form.allReady(1)
  await form.describePicture('after image of set 1', 'Green door')

  await owner.route('**/projects/new', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await form.save.click()
  await expect(form.form.getByText('Failed to create project. Please try again.')).toBeVisible()
  await owner.unrouteAll({ behavior: 'wait' })
  await expect(form.title).toHaveValue(title)
  await expect(form.description).toHaveValue('Kept.')

  await db.from('uploads').delete().like('staged_path', '%front-door-after%')
  await form.save.click()
  await expect(
    owner.getByText(
      'Failed to save after image: We no longer have this file. Please choose it again.',
    ),
  ).toBeVisible()
  expect((await db.from('projects').select('id').eq('title', title)).data).toEqual([])
  await form.form
    .getByLabel('Choose after image of set 1 again')
    .setInputFiles(photo('front-door-after'))
  await form.allReady(1)
  await form.save.click()
  await expect(owner.getByText('Project created successfully!')).toBeVisible()
  const { data: project } = await db.from('projects').select('id').eq('title', title).single()
  const rows = await imagesOf(db, project?.id ?? '')
  expect(rows.map(({ caption }) => caption)).toEqual(['Green door'])
})

/** Whether an upload is of this file: its path is in the announcement. */
function isOf(name: string, request: Request): boolean {
  const encoded = /objectName ([^,]+)/.exec(request.headers()['upload-metadata'] ?? '')?.[1] ?? ''
  return atob(encoded).includes(name)
}

test('photos wait for a connection and go on by themselves', async ({ owner }) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  let sent = 0
  await owner.route(
    (url) => url.pathname.endsWith('/upload/resumable/sign'),
    async (route) => {
      sent += 1
      if (sent > 1) return route.continue()
      await owner.context().setOffline(true)
      await route.abort('internetdisconnected')
    },
  )
  await form.half('before', 1).setInputFiles(photo('front-door-before'))
  const paused = (name: string) => form.tile(name).getByText('Waiting for signal', { exact: true })
  await expect(paused('front-door-before.jpg')).toBeVisible()
  await form.half('after', 1).setInputFiles(photo('front-door-after'))
  await expect(paused('front-door-after.jpg')).toBeVisible()
  await owner.context().setOffline(false)
  await form.allReady(2)
})

test('pressed while files are on their way, it waits for them; a failed one can be tried again', async ({
  owner,
}) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({ ...words(), description: 'Two doors.' })
  const held: (() => void)[] = []
  const isSending = (url: URL) => url.pathname.endsWith('/upload/resumable/sign')
  await owner.route(isSending, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    // A size that storage refuses is final; a refused signature would be renewed first.
    await (isOf('front-door-before', route.request()) && held.length < 3
      ? route.fulfill({ status: 413, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
      : route.continue())
  })
  await form.half('before', 1).setInputFiles(photo('front-door-before'))
  await form.half('after', 1).setInputFiles(photo('front-door-after'))
  await expect.poll(() => held.length).toBe(2)
  await expect(form.save).toHaveText('Create Project')
  await form.save.click()
  await expect(form.save).toHaveText('Uploading 2 files…')
  for (const letGo of held.splice(0, 2)) letGo()

  const blocked = form.form.getByRole('alert').filter({ hasText: 'Not saved yet' })
  await expect(blocked).toContainText(/front-door-before\.jpg: Failed to upload before image/)
  await expect(form.save).toHaveText('Create Project')
  await owner.unroute(isSending)
  await blocked.getByRole('button', { name: 'Try again front-door-before.jpg' }).click()
  await form.allReady(2)
  await form.save.click()
  await expect(owner.getByText('Project created successfully!')).toBeVisible()
})
