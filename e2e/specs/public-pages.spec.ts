import { expect, test } from '../fixtures'

test('a build made without a backend heals by itself', async ({ page }) => {
  await expect(async () => {
    await page.goto('/projects')
    await expect(page.getByRole('link', { name: /View Project/ }).first()).toBeVisible()
  }).toPass()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'View Our Work' })).toHaveAttribute(
    'href',
    '/projects',
  )
})

test('an unknown slug is a 404 on the first request, and leads back to the list', async ({
  page,
  request,
}) => {
  const slug = `no-such-house-${crypto.randomUUID()}`
  const response = await request.get(`/projects/${slug}`)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('noindex')

  await page.goto(`/projects/${slug}-again`)
  await expect(
    page.getByText('Failed to load project details. Please try again.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/projects$/)
})

test('an id leads to the project’s address with one permanent redirect', async ({
  request,
  db,
}) => {
  const { data: project } = await db.from('projects').select('id, slug').limit(1).single()
  const answer = await request.get(`/projects/${project?.id}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toMatch(new RegExp(`/projects/${project?.slug}$`))
})

test('the project page stands complete in the HTML of the first answer', async ({
  request,
  db,
}) => {
  const { data } = await db
    .from('projects')
    .select('title, location, slug, description')
    .eq('status', 'completed')
    .limit(1)
    .single()
  const html = await (await request.get(`/projects/${data?.slug}`)).text()
  expect(html).toContain(`<title>${data?.title} in ${data?.location} | SLW</title>`)
  expect(html).toContain('property="og:image"')
  expect(html).toContain('rel="canonical"')
})

test('public answers carry the security headers, no cookie, and nothing of the back office', async ({
  request,
}) => {
  for (const path of ['/', '/projects', '/contact', '/bodhi']) {
    const response = await request.get(path)
    const headers = response.headers()
    expect(response.status()).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toBeTruthy()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages read and lead on; the form’s place shows phone and email', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.locator('summary').first().click()
    await page.getByRole('link', { name: 'Projects' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/projects$/)
    await page.goto('/contact')
    await expect(
      page.locator('main a[href^="tel:"]').filter({ visible: true }).first(),
    ).toBeVisible()
    await expect(
      page.locator('main a[href^="mailto:"]').filter({ visible: true }).first(),
    ).toBeVisible()
  })
})
