import AxeBuilder from '@axe-core/playwright'
import { setFault } from '../support/faults'
import { expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'
import { showChange } from '../support/webhook'

test('a project that takes its former name again is not led round in circles', async ({
  page,
  request,
  db,
}) => {
  const project = await makeProject(db)
  const rename = async (title: string) => {
    const { data } = await db
      .from('projects')
      .update({ title })
      .eq('id', project.id)
      .select('slug')
      .single()
    await showChange('projects')
    return data?.slug ?? ''
  }
  try {
    const first = `/projects/${project.slug}`
    await page.goto(first)
    const second = `/projects/${await rename(`Renamed ${project.title}`)}`
    const moved = await request.get(first, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, second])
    // A browser would keep a permanent redirect for good.
    expect(moved.headers()['cache-control']).toMatch(/max-age=0/)
    await page.goto(first)
    await expect(page).toHaveURL(new RegExp(`${second}$`))

    expect(`/projects/${await rename(project.title)}`).toBe(first)
    for (const path of [second, first, second]) {
      await page.goto(path)
      await expect(page).toHaveURL(new RegExp(`${first}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title)
    }
    const answer = await request.get(`/projects/${project.id}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, first])
  } finally {
    await removeProject(db, project)
  }
})

test('an address without a project says so, and leads on to the list in its own place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  const answer = await page.goto(`/projects/no-such-house-${crypto.randomUUID()}`)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await expect(
    page.getByText('Failed to load project details. Please try again.').first(),
  ).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await expect(page).toHaveURL(/\/projects$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an address without a project has a plain way to the list', async ({ page }) => {
    await page.goto(`/projects/no-such-house-${crypto.randomUUID()}`)
    await page.getByRole('main').getByRole('link', { name: 'See our projects' }).click()
    await expect(page).toHaveURL(/\/projects$/)
  })
})

test('a project that cannot be read is an error, never a missing page; later it is there', async ({
  page,
  db,
}) => {
  const project = await makeProject(db)
  try {
    await setFault('503')
    const failed = await page.goto(`/projects/${project.slug}`)
    expect(failed?.status()).toBe(500)
    expect(failed?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await setFault('pass')
    expect((await page.goto(`/projects/${project.slug}`))?.status()).toBe(200)
  } finally {
    await setFault('pass')
    await removeProject(db, project)
  }
})

test('a broken escape in an address gets the page for what is not there', async ({
  page,
  request,
}) => {
  for (const path of [
    '/projects/%E0%A4%A',
    '/projects/page/%ff',
    '/projects/type/%ff',
    '/projects/in/%ff',
    '/projects/type/windows/page/%',
    '/services/%ff',
    '/%E0%A4%A',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-security-policy'], path).toBeTruthy()
  }
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto('/projects/%E0%A4%A')
  await page.getByRole('main').getByRole('link', { name: 'See our projects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible()
  expect(complaints).toEqual([])
})
