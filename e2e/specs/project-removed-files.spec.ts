import type { APIRequestContext } from '@playwright/test'
import { everySizeOf } from '../../lib/picture'
import { ProjectForm } from '../pages/project-form'
import { type Db, expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { filesOf, imagesOf, namedBy } from '../support/stored-project'
import { photo } from '../support/titled-project'

let project: MadeProject

test.beforeEach(async ({ db }) => {
  project = await makeProject(db)
})
test.afterEach(async ({ db }) => removeProject(db, project))

/** Bucket and path of a file, as public addresses end. */
const addressOf = (db: Db, file: string) => {
  const [bucket = '', ...path] = file.split('/')
  return db.storage.from(bucket).getPublicUrl(path.join('/')).data.publicUrl
}

async function expectGone(db: Db, request: APIRequestContext, files: readonly string[]) {
  for (const file of files) {
    const status = async () => (await fetch(addressOf(db, file))).status
    // They go after the answer.
    await expect.poll(status, { message: file }).toBeGreaterThanOrEqual(400)
    expect([400, 404], file).toContain(await status())
  }
  // A cache in front asks again within the minute; the site itself tells the truth at once.
  for (const path of [`/projects/${project.slug}`, '/projects', '/', '/sitemap.xml']) {
    const named = async () => {
      const text = await (await request.get(path)).text()
      return files.filter((file) => text.includes(file))
    }
    await expect.poll(named, { message: path }).toEqual([])
  }
}

test('a replaced and a deleted picture leave no size behind, neither stored, public nor named', async ({
  owner,
  request,
  db,
}) => {
  test.slow()
  const form = new ProjectForm(owner)
  await form.openEdit(project.slug)
  await form.half('before', 1).setInputFiles(photo('front-door-before'))
  await form.half('after', 1).setInputFiles(photo('front-door-after'))
  await form.allReady(2)
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const rows = () => imagesOf(db, project.id)
  const stored = () => filesOf(db, project.ownerId, project.id)
  const half = async (type: string) => (await rows()).find((row) => row.image_type === type)
  const card = async () => (await half('after'))?.poster_path
  // The card of shared links is made after the answer.
  await expect.poll(card).toMatch(/\/card-/)
  const [before, after] = [await half('before'), await half('after')]
  if (!before || !after) throw new Error('A picture is missing')
  const sizesOf = (row: typeof before) => namedBy([{ ...row, poster_path: null }])
  const page = await (await request.get(`/projects/${project.slug}`)).text()
  for (const file of [...sizesOf(before), ...sizesOf(after)]) {
    expect((await fetch(addressOf(db, file))).status, file).toBe(200)
    expect(page.includes(file), file).toBe(true)
  }
  expect(sizesOf(before).length).toBeGreaterThan(3)

  await form.openEdit(project.slug)
  const [chooser] = await Promise.all([
    owner.waitForEvent('filechooser'),
    form.button('Replace after image of set 1').click(),
  ])
  await chooser.setFiles(photo('bay-window-after'))
  await form.confirm('Replace Image', 'Replace')
  const told = owner.locator('[data-sonner-toast]', { hasText: 'Image replaced successfully' })
  // The new pair's card is there: one that is drawn meanwhile waits for the sweep.
  await expect.poll(card).not.toBe(after.poster_path)
  // Undo needs the former picture until then.
  await told.getByRole('button', { name: 'Close' }).click()
  await expectGone(db, request, [...sizesOf(after), `project-images/${after.poster_path}`])

  await form.button('Delete Image before image of set 1').click()
  await form.confirm('Delete Image', 'Delete')
  await expect(owner.getByText('Image deleted successfully')).toBeVisible()
  await expectGone(db, request, sizesOf(before))
  await expect(async () => expect(await stored()).toEqual(namedBy(await rows()))).toPass()
  // Nor is there any other that might have been made.
  const others = [before, after].flatMap(({ path }) => everySizeOf(`project-images/${path}`))
  await expectGone(db, request, others)
})
