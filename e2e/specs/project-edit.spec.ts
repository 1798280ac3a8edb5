import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { ProjectForm } from '../pages/project-form'
import { expectAccessibleAtEach } from '../support/axe'
import { type Db, expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { recordVideo } from '../support/recorded-video'
import { filesOf, imagesOf, namedBy, uploadsOf } from '../support/stored-project'

const photo = (name: string) => join(process.cwd(), 'tools/demo/photos', `${name}.jpg`)

let project: MadeProject

test.beforeEach(async ({ db }) => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  project = await makeProject(db, {}, [
    { image_type: 'before', image_set_id: first },
    { image_type: 'after', image_set_id: first, caption: 'Oak door' },
    { image_type: 'before', image_set_id: second },
    { image_type: 'after', image_set_id: second },
    // Longer than any screen is wide.
    { image_type: 'progress', image_set_id: null, caption: 'Scaffolding '.repeat(20) },
  ])
})

test.afterEach(async ({ db }) => removeProject(db, project))

/** Storage holds what the rows name, nothing more, and nothing waits. */
async function expectWhole(db: Db) {
  // The card of shared links is made, and former files go, after the answer.
  await expect(async () => {
    const rows = await imagesOf(db, project.id)
    expect(await filesOf(db, project.ownerId, project.id)).toEqual(namedBy(rows))
    expect(await uploadsOf(db, project.id)).toBe(0)
  }).toPass()
  return imagesOf(db, project.id)
}

async function chooseReplacement(form: ProjectForm, button: Locator, file: string) {
  const [chooser] = await Promise.all([form.page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(file)
}

test('text, captions and a new set are saved together; the former address leads on', async ({
  owner,
  db,
  request,
}) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.id)
  await expect(form.title).toHaveValue(project.title)
  await expectAccessibleAtEach(owner, 'the edit screen')
  const title = `Changed ${project.title}`
  await form.title.fill(title)
  await form.describePicture('after image of set 1', 'Oak door with glass', '2026-01-20')
  await form.half('before', 5).setInputFiles(photo('front-door-before'))
  await form.half('after', 5).setInputFiles(photo('front-door-after'))
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  await expect(owner).toHaveURL(/\/projects\/changed-porch-/)

  const former = await request.get(`/projects/${project.slug}`, { maxRedirects: 0 })
  expect(former.status()).toBe(308)
  expect(await (await request.get(former.headers().location ?? '')).text()).toContain(title)
  const rows = await expectWhole(db)
  expect(rows).toHaveLength(7)
  expect(rows[1]).toMatchObject({ caption: 'Oak door with glass', image_date: '2026-01-20' })
  const added = rows.filter(({ id }) => !project.images.includes(id))
  expect(added.map(({ image_type }) => image_type)).toEqual(['before', 'after'])
  expect(added[0]?.image_set_id).toBe(added[1]?.image_set_id)

  await form.openEdit(project.slug)
  await expect(form.title).toHaveValue(title)
})

test('a picture is replaced at once: the row stays, its file is another', async ({ owner, db }) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.slug)
  const [before, former] = await imagesOf(db, project.id)
  const replace = form.button('Replace before image of set 1')
  await chooseReplacement(form, replace, photo('front-door-before'))
  await form.confirm('Replace Image', 'Cancel')
  await expect(replace).toBeFocused()
  await chooseReplacement(form, replace, photo('front-door-before'))
  const question = form.dialog('Replace Image')
  await expect(question.getByRole('img')).toHaveCount(2)
  await expect(question).toContainText('JPEG, PNG or WebP, up to 5MB')
  await form.confirm('Replace Image', 'Replace')
  const told = owner.locator('[data-sonner-toast]', { hasText: 'Image replaced successfully' })
  // The new pair's card is there: one that is drawn meanwhile waits for the sweep.
  const card = async () => (await imagesOf(db, project.id))[1]?.poster_path
  await expect.poll(card).not.toBe(former?.poster_path)
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(owner.getByText('The former picture is back')).toBeVisible()
  expect((await expectWhole(db))[0]).toEqual(before)
  await chooseReplacement(form, replace, photo('front-door-before'))
  await form.confirm('Replace Image', 'Replace')
  await expect(replace).toBeVisible()
  await expect.poll(() => uploadsOf(db, project.id)).toBe(1)
  await told.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => uploadsOf(db, project.id)).toBe(0)
  const [after] = await expectWhole(db)
  expect(after?.path).not.toBe(before?.path)
  const ofTheFile = { path: '', url: '', width: 0, height: 0, colour: null, formats: null }
  expect({ ...after, ...ofTheFile }).toEqual({ ...before, ...ofTheFile })

  await chooseReplacement(form, replace, join(process.cwd(), 'package.json'))
  // Refused before anything is asked: by its type, or because no browser shows it.
  const refusal = owner.getByText('Please upload a valid image file')
  await expect(refusal).toBeVisible()
  await expect(question).toHaveCount(0)
  await chooseReplacement(form, replace, photo('front-door-before'))
  await expect(refusal).toHaveCount(0)
  await form.confirm('Replace Image', 'Cancel')
  const [chooser] = await Promise.all([owner.waitForEvent('filechooser'), replace.click()])
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No picture') }
  await chooser.setFiles(broken)
  await expect(refusal).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('a picture, a set and a photo of the work are deleted after a question', async ({
  owner,
  db,
}) => {
  const [before, after, , , progress] = project.images
  const form = new ProjectForm(owner)
  await form.openEdit(project.slug)
  // What is typed meanwhile stays.
  await form.title.fill('Typed meanwhile')

  await form.button('Delete Image before image of set 1').click()
  await form.confirm('Delete Image', 'Cancel')
  expect(await imagesOf(db, project.id)).toHaveLength(5)
  await form.button('Delete Image before image of set 1').click()
  await form.confirm('Delete Image', 'Delete')
  await expect(owner.getByText('Image deleted successfully')).toBeVisible()
  await expect(form.half('before', 1)).toBeAttached()
  await expect(owner.getByRole('heading', { name: 'Set 1' })).toBeFocused()
  expect((await expectWhole(db)).map(({ id }) => id)).not.toContain(before)

  await form.button('Delete Set 2').click()
  await form.confirm('Delete Set', 'Delete')
  await expect(owner.getByText('Image set deleted successfully')).toBeVisible()
  await expect(owner.getByRole('heading', { name: 'Before and after' })).toBeFocused()
  expect((await expectWhole(db)).map(({ id }) => id)).toEqual([after, progress])

  await form.button('Delete Image progress image 1').click()
  await form.confirm('Delete Image', 'Delete')
  await expect(form.button('Delete Image progress image 1')).toHaveCount(0)
  expect((await expectWhole(db)).map(({ id }) => id)).toEqual([after])
  await expect(form.title).toHaveValue('Typed meanwhile')

  // The half that is missing can be put in again.
  await form.title.fill(project.title)
  await form.half('before', 1).setInputFiles(photo('front-door-before'))
  await form.allReady(1)
  // Nor is it lost with the picture that was there.
  await form.button('Delete Image after image of set 1').click()
  await form.confirm('Delete Image', 'Delete')
  await expect(form.button('Delete Image after image of set 1')).toHaveCount(0)
  await form.allReady(1)
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const rows = await expectWhole(db)
  expect(rows.map(({ image_type }) => image_type)).toEqual(['before'])
})

test('a video is uploaded, played and deleted with its still frame', async ({ owner, db }) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.slug)
  const buffer = await recordVideo(owner)
  await form.addVideos({ name: 'job.webm', mimeType: 'video/webm', buffer })
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const rows = await expectWhole(db)
  expect(rows.at(-1)?.image_type).toBe('video')

  await form.openEdit(project.slug)
  const video = form.form.locator('video')
  const seconds = await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
    return element.currentTime
  })
  expect(seconds).toBeGreaterThanOrEqual(0)
  await form.button('Delete Video video 1').click()
  await form.confirm('Delete Video', 'Delete')
  await expect(owner.getByText('Video deleted successfully')).toBeVisible()
  await expect(video).toHaveCount(0)
  expect(await expectWhole(db)).toHaveLength(5)
})

test('what was changed survives a reload, until it is discarded', async ({ owner }) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.id)
  await form.description.fill('Half a thought')
  await form.describePicture('after image of set 1', 'Oak')
  owner.once('dialog', (dialog) => dialog.accept())
  await owner.reload()
  await expect(form.notice).toBeVisible()
  await expect(form.description).toHaveValue('Half a thought')
  await expect(form.form.locator('summary', { hasText: 'Oak' }).first()).toBeVisible()
  await owner.getByRole('button', { name: 'Discard changes' }).click()
  await form.confirm('Discard your changes?', 'Discard')
  await expect(form.description).toHaveValue('For a moment.')
  await expect(form.form.locator('summary', { hasText: 'Oak door' })).toBeVisible()
})

test('a project of another owner is not for this one', async ({ owner, db }) => {
  const email = `other-${crypto.randomUUID()}@example.com`
  const { data } = await db.auth.admin.createUser({
    email,
    password: 'a-long-password',
    email_confirm: true,
  })
  const other = data.user?.id ?? ''
  try {
    await db.from('projects').update({ user_id: other }).eq('id', project.id)
    await owner.goto(`/projects/${project.slug}/edit`)
    await expect(owner).toHaveURL(/\/projects$/)
    await expect(owner.getByText('You do not have permission to edit this project')).toBeVisible()
    await owner.goto('/dashboard')
    await expect(owner.getByRole('heading', { name: project.title })).toHaveCount(0)
  } finally {
    await removeProject(db, project)
    await db.auth.admin.deleteUser(other)
  }
})
