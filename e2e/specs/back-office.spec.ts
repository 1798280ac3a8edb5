import { MessagesPage } from '../pages/messages-page'
import { SignInPage } from '../pages/sign-in-page'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'

test('a wrong password is refused, the right one leads to where one wanted to go', {
  tag: DAILY,
}, async ({ page }) => {
  await page.goto('/dashboard/messages')
  await expect(page).toHaveURL(/\/bodhi\?next=%2Fdashboard%2Fmessages/)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  const signIn = new SignInPage(page)
  await signIn.submit(environment.owner.email, 'wrong-password')
  await expect(
    page.getByText('Failed to sign in. Please check your credentials.').first(),
  ).toBeVisible()
  await signIn.submit(environment.owner.email, environment.owner.password)
  await expect(page).toHaveURL(/\/dashboard\/messages$/)
  await expect(page.getByText('Welcome back!')).toBeVisible()
})

test('signing out closes the office', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.submit(environment.owner.email, environment.owner.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(page).not.toHaveURL(/\/dashboard/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/bodhi/)
})

test('a signed-in stranger is told so, without a loop, and sees nothing', { tag: DAILY }, async ({
  page,
  db,
}) => {
  const email = `stranger-${crypto.randomUUID()}@example.com`
  const { data } = await db.auth.admin.createUser({
    email,
    password: 'a-long-password',
    email_confirm: true,
  })
  try {
    const signIn = new SignInPage(page)
    await signIn.open()
    await signIn.submit(email, 'a-long-password')
    await expect(page.getByRole('heading', { name: /no access/i })).toBeVisible()
    await expect(page.getByRole('link', { name: /Messages/ })).toHaveCount(0)
    await page.getByRole('button', { name: /Sign out/i }).click()
    await expect(page).not.toHaveURL(/\/dashboard/)
  } finally {
    if (data.user) await db.auth.admin.deleteUser(data.user.id)
  }
})

test('answers of the office are never stored and run nonced scripts only', { tag: DAILY }, async ({
  owner,
}) => {
  const response = await owner.goto('/dashboard')
  const headers = response?.headers() ?? {}
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'nonce-[^']+' 'strict-dynamic'/,
  )
  expect(headers['x-robots-tag']).toBe('noindex')
  const scripts = (await response?.text())?.match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((tag) => !tag.includes('nonce='))).toEqual([])
})

test('a message is deleted after a question, softly', async ({ owner, db, visitorEmail }) => {
  await db.from('contact_forms').insert({
    name: 'To Delete',
    email: visitorEmail,
    project_type: 'custom',
    message: 'Please delete me.',
  })
  const messages = new MessagesPage(owner)
  await messages.open(visitorEmail)
  const card = messages.card(visitorEmail)
  await messages.openMessage(card)
  await messages.delete(card)
  const dialog = owner.getByRole('dialog', { name: 'Delete Message' })
  await expect(dialog).toContainText(
    'Are you sure you want to delete this message? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()
  await messages.delete(card)
  await dialog.getByRole('button', { name: /Delete|Confirm/ }).click()
  await expect(owner.getByText('Message deleted successfully')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(owner.getByRole('heading', { name: 'Messages', level: 1 })).toBeFocused()
  const { data } = await db.from('contact_forms').select('deleted_at').eq('email', visitorEmail)
  expect(data?.[0]?.deleted_at).not.toBeNull()
})

test('a project stays when the question is answered with Cancel or Escape', async ({
  owner,
  db,
}) => {
  const project = await makeProject(db)
  try {
    await owner.goto(`/projects/${project.slug}`)
    const remove = owner.getByRole('button', { name: 'Delete Project' })
    const question = owner.getByRole('dialog', { name: 'Delete Project' })
    const refusals = [
      () => question.getByRole('button', { name: 'Cancel' }).click(),
      () => owner.keyboard.press('Escape'),
    ]
    for (const refuse of refusals) {
      await remove.click()
      await expect(question).toContainText('This action cannot be undone.')
      await refuse()
      await expect(question).toHaveCount(0)
      await expect(remove).toBeFocused()
    }
    await owner.reload()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(project.title)
    const { data } = await db.from('projects').select('id').eq('id', project.id)
    expect(data).toHaveLength(1)
  } finally {
    await removeProject(db, project)
  }
})

test('a deleted project takes its pictures along', async ({ owner, db }) => {
  const project = await makeProject(db)
  const path = `${project.ownerId}/${project.id}/picture.png`
  const bucket = db.storage.from('project-images')
  const { data: publicUrl } = bucket.getPublicUrl(path)
  // One transparent pixel.
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await bucket.upload(path, pixel, { contentType: 'image/png' })
  await db
    .from('project_images')
    .insert({ project_id: project.id, url: publicUrl.publicUrl, image_type: 'progress', path })
  expect((await fetch(publicUrl.publicUrl)).status).toBe(200)

  await owner.goto(`/projects/${project.slug}`)
  await owner.getByRole('button', { name: 'Delete Project' }).click()
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect(owner.getByText('Project deleted successfully')).toBeVisible()
  await expect(owner).toHaveURL(/\/projects$/)
  await expect.poll(async () => (await fetch(publicUrl.publicUrl)).ok).toBe(false)
  const pending = async () => {
    const { count } = await db.from('file_removals').select('*', { count: 'exact', head: true })
    return count
  }
  await expect.poll(pending).toBe(0)
})
