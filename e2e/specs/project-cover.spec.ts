import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ProjectForm } from '../pages/project-form'
import { ProjectListPage } from '../pages/project-list-page'
import { ProjectPage } from '../pages/project-page'
import { expectAccessibleAtEach } from '../support/axe'
import { type Db, expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'

let project: MadeProject

test.beforeEach(async ({ db }) => {
  const set = crypto.randomUUID()
  project = await makeProject(db, {}, [
    { image_type: 'before', image_set_id: set },
    { image_type: 'after', image_set_id: set },
    { image_type: 'progress', image_set_id: null },
  ])
})
test.afterEach(async ({ db }) => removeProject(db, project))

async function pathOf(db: Db, id: string): Promise<string> {
  const { data } = await db.from('project_images').select('path').eq('id', id).single()
  return data?.path ?? ''
}

/** What the card and a shared link show, by the end of their addresses. */
async function expectShown(page: Page, path: string) {
  const shown = new RegExp(`${path}$`)
  await page.goto('/projects')
  const card = new ProjectListPage(page).card(project.title)
  await expect(card.getByRole('img').first()).toHaveAttribute('src', shown)
  await new ProjectPage(page).open(project.slug)
  const shared = page.locator('meta[property="og:image"]')
  await expect(shared).toHaveAttribute('content', shown)
}

test('the owner chooses the cover that cards and shared links show', async ({
  owner,
  page,
  db,
}) => {
  const [, after = '', progress = ''] = project.images
  await expectShown(page, await pathOf(db, after))

  const form = new ProjectForm(owner)
  await form.openEdit(project.id)
  const cover = form.button(/^Cover /)
  await expect(cover).toHaveText('Cover after image of set 1')
  const choose = form.button('Use as cover progress image 1')
  const box = await choose.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await choose.press('Enter')
  await expect(cover).toHaveText('Cover progress image 1')
  await expect(cover).toBeFocused()
  await expect(form.form.getByText('Cover: progress image 1')).toHaveRole('status')
  await expectAccessibleAtEach(owner, 'the edit screen with a chosen cover')
  // Nothing is saved yet.
  await expectShown(page, await pathOf(db, after))

  await owner.reload()
  await expect(form.notice).toBeVisible()
  await expect(cover).toHaveText('Cover progress image 1')
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  await expectShown(page, await pathOf(db, progress))
  await form.openEdit(project.id)
  await expect(cover).toHaveText('Cover progress image 1')

  // A picture of a pair is shared with its partner.
  await form.button('Use as cover after image of set 1').click()
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const shared = page.locator('meta[property="og:image"]')
  await expect(async () => {
    await new ProjectPage(page).open(project.slug)
    await expect(shared).toHaveAttribute('content', /\/card-[0-9a-f]{16}\.jpg$/, { timeout: 1 })
  }).toPass()
  const answer = await page.request.get((await shared.getAttribute('content')) ?? '')
  expect(answer.headers()['content-type']).toBe('image/jpeg')
})

test('a photo can be the cover before it is saved', async ({ owner, page, db }) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.id)
  await form.addProgress(join(process.cwd(), 'tools/demo/photos/progress-scaffolding.jpg'))
  await form.allReady(1)
  await form.button('Use as cover new progress image 1').click()
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const rows = db.from('project_images').select('id, path').eq('project_id', project.id)
  const { data } = await rows.eq('is_cover', true).single()
  expect(project.images).not.toContain(data?.id)
  await expectShown(page, data?.path ?? '')
})
