import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { ProjectForm } from '../pages/project-form'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { imagesOf } from '../support/stored-project'
import { showChange } from '../support/webhook'

// Every public page that shows a project, as a visitor gets it with the very next request.
const lists = [
  '/',
  '/projects',
  '/projects/type/windows',
  '/projects/in/durham',
  '/services/windows',
  '/sitemap.xml',
]

let project: MadeProject

test.beforeEach(async ({ db, request }) => {
  const set = crypto.randomUUID()
  project = await makeProject(
    db,
    // The latest of all, so that every block has it.
    { has_windows: true, completion_date: '2089-12-31', created_at: '2089-12-31T00:00:00Z' },
    [
      { image_type: 'before', image_set_id: set },
      { image_type: 'after', image_set_id: set },
    ],
  )
  await showChange('projects')
  // Kept from now on.
  for (const path of [...lists, `/projects/${project.slug}`]) {
    await expect.poll(() => textOf(request, path)).toContain(project.slug)
  }
})

test.afterEach(({ db }) => removeProject(db, project))

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

/** Whether the page's title said so at any time from now on, in this document. */
async function tellsOf(page: Page, words: string): Promise<() => boolean> {
  let isShown = false
  await page.exposeFunction('noteWords', () => {
    isShown = true
  })
  await page.evaluate((text) => {
    const note = () => {
      const title = document.querySelector('main h1')?.textContent
      if (title?.includes(text)) (window as never as Notes).noteWords()
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
  }, words)
  return () => isShown
}

interface Notes {
  noteWords: () => void
}

test('a saved change, a replaced picture and a deletion show everywhere at once', async ({
  owner,
  request,
  db,
}) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.slug)
  const title = `Newer ${project.title}`
  await form.title.fill(title)
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const slug = owner.url().split('/').at(-1) ?? ''
  for (const path of lists) {
    const text = await textOf(request, path)
    expect(text, path).toContain(`/projects/${slug}`)
    expect(text, path).not.toContain(`/projects/${project.slug}`)
  }
  const former = await request.get(`/projects/${project.slug}`, { maxRedirects: 0 })
  expect([former.status(), former.headers().location]).toEqual([308, `/projects/${slug}`])

  const after = async () =>
    (await imagesOf(db, project.id)).find(({ image_type }) => image_type === 'after')?.path ?? ''
  const pictureBefore = await after()
  await form.openEdit(slug)
  const [chooser] = await Promise.all([
    owner.waitForEvent('filechooser'),
    form.button('Replace after image of set 1').click(),
  ])
  await chooser.setFiles(join(process.cwd(), 'tools/demo/photos/front-door-after.jpg'))
  await form.confirm('Replace Image', 'Replace')
  await expect(owner.getByText('Image replaced successfully')).toBeVisible()
  const pictureNow = await after()
  for (const path of ['/', '/projects', '/services/windows', `/projects/${slug}`]) {
    const text = await textOf(request, path)
    expect(text.includes(pictureNow.split('/').at(-1) ?? '?'), path).toBe(true)
    expect(text.includes(pictureBefore.split('/').at(-1) ?? '?'), path).toBe(false)
  }
  // The new pair's card, drawn after the answer.
  await expect
    .poll(async () => {
      const card = (await imagesOf(db, project.id)).find(({ path }) => path === pictureNow)
      const shared = /property="og:image" content="([^"]+)"/.exec(
        await textOf(request, `/projects/${slug}`),
      )
      return Boolean(card?.poster_path && shared?.[1]?.endsWith(card.poster_path))
    })
    .toBe(true)

  await owner.goto(`/projects/${slug}`)
  const isTold = await tellsOf(owner, "We can't find that project")
  await owner.getByRole('button', { name: 'Delete Project' }).click()
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect(owner.getByText('Project deleted successfully')).toBeVisible()
  expect(isTold()).toBe(false)
  for (const path of lists) expect(await textOf(request, path), path).not.toContain(slug)
  expect((await request.get(`/projects/${slug}`)).status()).toBe(404)
  expect((await request.get(`/projects/${project.slug}`)).status()).toBe(404)
})
