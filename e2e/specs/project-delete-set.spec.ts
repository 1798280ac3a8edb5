import type { Page } from '@playwright/test'
import { ProjectPage } from '../pages/project-page'
import { SignInPage } from '../pages/sign-in-page'
import { setFault } from '../support/faults'
import { type Db, expect, test } from '../support/fixtures'
import { type Image, type MadeProject, makeProject, removeProject } from '../support/made-project'

let project: MadeProject

test.beforeEach(async ({ db }) => {
  const set = crypto.randomUUID()
  project = await makeProject(db, {}, [
    { image_type: 'before', image_set_id: set },
    { image_type: 'after', image_set_id: set },
    // It lost its set, and stands as one of its own.
    { image_type: 'after', image_set_id: null },
    { image_type: 'progress', image_set_id: set },
  ] satisfies Image[])
})

test.afterEach(async ({ db }) => {
  await setFault('pass')
  await removeProject(db, project)
})

async function imagesLeft(db: Db): Promise<string[]> {
  const { data } = await db.from('project_images').select('id').eq('project_id', project.id)
  const left = new Set(data?.map(({ id }) => id))
  return project.images.filter((id) => left.has(id))
}

test('the owner deletes sets in place; the public sees them gone at once, their files follow', async ({
  owner,
  page,
  db,
}) => {
  const [before = '', after = '', single = '', progress = ''] = project.images
  const ownerPage = new ProjectPage(owner)
  const publicPage = new ProjectPage(page)
  await publicPage.open(project.slug)
  const file = (await publicPage.pictures.nth(1).getAttribute('href')) ?? ''
  expect((await fetch(file)).status).toBe(200)

  await ownerPage.open(project.slug)
  await ownerPage.deleteSet(1).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(ownerPage.deleteSet(1)).toBeFocused()
  expect(await imagesLeft(db)).toEqual([before, after, single, progress])

  await ownerPage.deleteSet(1).click()
  await ownerPage.confirmDeletion()
  await expect(owner.getByText('Image set deleted successfully')).toBeVisible()
  await expect(ownerPage.set(2)).toHaveCount(0)
  await expect(owner).toHaveURL(new RegExp(`/projects/${project.slug}$`))
  // The other one moved up.
  await expect(owner.getByRole('heading', { name: 'Set 1' })).toBeFocused()
  expect(await imagesLeft(db)).toEqual([single, progress])
  await publicPage.open(project.slug)
  await expect(publicPage.set(1)).toBeVisible()
  await expect(publicPage.set(2)).toHaveCount(0)
  await expect.poll(async () => (await fetch(file)).ok).toBe(false)

  await ownerPage.deleteSet(1).click()
  await ownerPage.confirmDeletion()
  await expect(owner.getByRole('region', { name: 'Before and after' })).toHaveCount(0)
  await expect(owner.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await imagesLeft(db)).toEqual([progress])
})

/** The request that the owner's button sends, kept from arriving. */
async function captureDeletion(owner: Page) {
  const ownerPage = new ProjectPage(owner)
  await ownerPage.open(project.slug)
  await ownerPage.deleteSet(1).click()
  const [request] = await Promise.all([
    owner.waitForRequest((sent) => sent.method() === 'POST'),
    owner.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    ),
    ownerPage.confirmDeletion(),
  ])
  await expect(owner.getByText('Failed to delete image set')).toBeVisible()
  await owner.unrouteAll()
  return {
    headers: { 'next-action': (await request.headerValue('next-action')) ?? '' },
    body: request.postData() ?? '',
  }
}

test('nobody else sees the button, and the action refuses them', async ({ owner, page, db }) => {
  const { headers, body } = await captureDeletion(owner)
  expect(body).toContain(project.id)
  const send = async (by: Page) => {
    const url = `/projects/${project.slug}`
    const answer = await by.request.post(url, {
      headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
      data: body,
    })
    return answer.text()
  }
  const publicPage = new ProjectPage(page)
  await publicPage.open(project.slug)
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  expect(await send(page)).toContain('Auth session missing!')

  const stranger = { email: `stranger-${crypto.randomUUID()}@example.com`, password: 'long-enough' }
  const { data } = await db.auth.admin.createUser({ ...stranger, email_confirm: true })
  try {
    const signIn = new SignInPage(page)
    await signIn.open()
    await signIn.submit(stranger.email, stranger.password)
    await expect(page.getByRole('heading', { name: /no access/i })).toBeVisible()
    await publicPage.open(project.slug)
    await expect(publicPage.set(1)).toBeVisible()
    await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0)
    expect(await send(page)).toContain('Auth session missing!')
    expect(await imagesLeft(db)).toHaveLength(4)
    // The very same request is good in the owner's hands.
    expect(await send(owner)).toContain('Image set deleted successfully')
    expect(await imagesLeft(db)).toHaveLength(2)
  } finally {
    if (data.user) await db.auth.admin.deleteUser(data.user.id)
  }
})

test('with the backend down the owner is told, and nothing is lost', async ({ owner, db }) => {
  const ownerPage = new ProjectPage(owner)
  await ownerPage.open(project.slug)
  await ownerPage.deleteSet(2).click()
  await setFault('down')
  await ownerPage.confirmDeletion()
  await expect(owner.getByText('Failed to delete image set')).toBeVisible()
  await expect(ownerPage.deleteSet(2)).toBeFocused()
  await setFault('pass')
  expect(await imagesLeft(db)).toHaveLength(4)
  await ownerPage.deleteSet(2).click()
  await ownerPage.confirmDeletion()
  await expect(owner.getByText('Image set deleted successfully')).toBeVisible()
  expect(await imagesLeft(db)).toHaveLength(3)
})
