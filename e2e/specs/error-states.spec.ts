import { SiteFrame } from '../pages/site-frame'
import { DAILY } from '../support/daily'
import { setFault } from '../support/faults'
import { expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'
import { showChange } from '../support/webhook'

test.afterEach(() => setFault('pass'))

test('an address nobody has: a page of the site, with ways on', { tag: DAILY }, async ({
  page,
}) => {
  const frame = new SiteFrame(page)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  expect(await response?.text()).toContain('noindex')
  await expect(page).toHaveTitle('Page not found | SLW')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.topBar).toBeVisible()
  await expect(frame.legalLink('Privacy Policy')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

const missing = ['page/99', 'page/0', 'type/roofs', 'in/leeds', 'in/durham/page/9']
for (const path of [...missing.map((part) => `/projects/${part}`), '/a/b/c']) {
  test(`${path} is not there either`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
  })
}

test('backend gone: a page seen before still stands, a new one says the truth and heals', async ({
  page,
  request,
  db,
}) => {
  const project = await makeProject(db)
  const frame = new SiteFrame(page)
  try {
    // A stored page is kept for five minutes.
    expect((await request.get('/contact')).status()).toBe(200)
    await setFault('down')
    expect((await request.get('/contact')).status()).toBe(200)
    const response = await page.goto(`/projects/${project.slug}`)
    expect(response?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    await expect(page).toHaveTitle('Something went wrong | SLW')
    // Under which the log holds the cause.
    const reference = await page.getByText(/^Reference [\w@.:-]+$/).textContent()
    expect(await response?.text()).toContain(reference?.replace('Reference ', ''))
    await expect(frame.topBar).toBeVisible()
    await expect(frame.legalLink('Privacy Policy')).toBeVisible()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.click()
    await expect(again).toBeVisible()
    await setFault('pass')
    await again.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title)
    expect((await request.get(`/projects/${project.slug}`)).status()).toBe(200)
  } finally {
    await removeProject(db, project)
  }
})

test('profile not readable: no page says that there is no phone, email or hours', async ({
  page,
  request,
  db,
}) => {
  // A read is tried again for some seconds before it counts as failed.
  test.slow()
  const project = await makeProject(db)
  try {
    await setFault('503', '^/rest/v1/profiles')
    await showChange('profiles')
    for (const path of ['/contact', '/services/doors']) {
      const answer = await request.get(path)
      const html = await answer.text()
      expect(html, path).not.toContain('not available')
      // The last good page, or an error.
      if (answer.ok()) expect(html, path).toContain('tel:01914980123')
      else expect(answer.status(), path).toBeGreaterThanOrEqual(500)
    }
    // What every page wears stands all the same.
    const response = await page.goto(`/projects/${project.slug}`)
    expect(response?.status()).toBe(500)
    await expect(new SiteFrame(page).topBar).toBeVisible()
    await setFault('pass')
    await expect(async () => {
      const answer = await request.get('/contact')
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain('tel:01914980123')
    }).toPass()
  } finally {
    await setFault('pass')
    await showChange('profiles')
    await removeProject(db, project)
  }
})

test('when even the frame fails, a plain page has the way out', async ({ page }) => {
  // The footer asks for the year in the browser.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mended')) return
    Date.prototype.getUTCFullYear = () => {
      throw new Error('No calendar in this browser')
    }
  })
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
