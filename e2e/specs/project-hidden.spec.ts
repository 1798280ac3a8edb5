import { ProjectForm } from '../pages/project-form'
import { ProjectPage } from '../pages/project-page'
import { expectAccessibleAtEach } from '../support/axe'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { newTitle, photo, removeTitled } from '../support/titled-project'

let title: string

test.beforeEach(() => {
  title = newTitle()
})

test.afterEach(({ db }) => removeTitled(db, title))

test('a draft is seen by nobody, previewed, published and taken back', async ({
  owner,
  page,
  db,
}) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.title.fill(title)
  await form.form.getByLabel('Start Date').fill('2026-03-02')
  await form.half('after', 1).setInputFiles(photo('front-door-after'))
  await form.allReady(1)
  await form.button('Save as draft').click()
  await expect(owner).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}\/preview$/)
  await expect(owner.getByText('Draft saved. Only you see it.')).toBeVisible()
  await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessibleAtEach(owner, 'the preview of a draft')
  const publish = owner.getByRole('button', { name: 'Publish' })
  await publish.click()
  await expect(owner.getByText('Add a location and a description before')).toBeVisible()

  const { data: draft } = await db.from('projects').select('*').eq('title', title).single()
  const address = `/projects/${draft?.slug}`
  const seenByVisitors = async () => {
    const status = (await page.request.get(address)).status()
    const pages = await Promise.all(
      ['/projects', '/projects/in/durham', '/sitemap.xml'].map(async (path) =>
        (await page.request.get(path)).text(),
      ),
    )
    const rows = await fetch(
      `${environment.backendUrl}/rest/v1/projects?id=eq.${draft?.id}&select=id,project_images(id)`,
      { headers: { apikey: environment.publishableKey } },
    )
    const inPages = pages.map((text) => text.includes(draft?.slug ?? ''))
    return [status, ...inPages, ((await rows.json()) as unknown[]).length]
  }
  expect(await seenByVisitors()).toEqual([404, false, false, false, 0])

  await owner.goto('/dashboard')
  await owner.getByRole('link', { name: /draft projects?$/ }).click()
  await owner.getByRole('link', { name: `Edit ${title}` }).click()
  await form.form.getByLabel('Location').fill('Durham')
  await form.form.getByLabel('Status').selectOption('completed')
  await form.description.fill('Oak.')
  await form.button('Save draft').click()
  await expect(owner.getByText('Draft saved. Only you see it.')).toBeVisible()
  await publish.click()
  const { data: published } = await db.from('projects').select('slug').eq('title', title).single()
  await expect(owner).toHaveURL(`/projects/${published?.slug}`)
  await expect(owner.getByText('Project published')).toBeVisible()
  await new ProjectPage(page).open(published?.slug ?? '')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const path of ['/projects', '/projects/in/durham', '/sitemap.xml']) {
    expect(await (await page.request.get(path)).text()).toContain(published?.slug)
  }

  await form.openEdit(published?.slug ?? '')
  await form.button('Unpublish').click()
  const question = form.dialog('Take it off the website?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.button('Unpublish')).toBeFocused()
  expect((await page.request.get(`/projects/${published?.slug}`)).status()).toBe(200)
  await form.button('Unpublish').click()
  await question.getByRole('button', { name: 'Unpublish' }).click()
  await expect(owner.getByText('Taken off the website. Only you see it now.')).toBeVisible()
  expect((await page.request.get(`/projects/${published?.slug}`)).status()).toBe(404)
  for (const path of ['/projects', '/projects/in/durham', '/sitemap.xml']) {
    expect(await (await page.request.get(path)).text()).not.toContain(published?.slug)
  }
})
