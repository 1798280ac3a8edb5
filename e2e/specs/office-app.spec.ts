import type { Page } from '@playwright/test'
import { ProjectForm } from '../pages/project-form'
import { SignInPage } from '../pages/sign-in-page'
import { expectAccessibleAtEach } from '../support/axe'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { openOffice, workerReady } from '../support/office-worker'
import { newTitle, photo } from '../support/titled-project'

/** As the share menu of the device sends them: a form, posted by a new document. */
async function share(page: Page, photos: string[]) {
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', id: 'share' })
    form.action = '/dashboard/share'
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' })
    input.multiple = true
    form.append(input)
    document.body.append(form)
  })
  await page.locator('#share input').setInputFiles(photos)
  await page.locator('#share').evaluate((form: HTMLFormElement) => form.submit())
}

const sharedPhotos = [photo('front-door-before'), photo('front-door-after')]
const trayOf = (page: Page) => page.getByRole('group', { name: 'Sort your photos' })

test('the office can be installed, and visitors get none of it', async ({
  owner,
  page,
  request,
}) => {
  await openOffice(owner)
  const devtools = await owner.context().newCDPSession(owner)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${environment.baseUrl}/office.webmanifest`, []])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const manifest = await (await request.get(url)).json()
  const { icons, shortcuts, share_target: target } = manifest
  const all = [...icons, ...shortcuts.flatMap((each: typeof manifest) => each.icons)]
  expect(all.length).toBeGreaterThan(4)
  for (const { src } of all) expect((await request.get(src)).status(), src).toBe(200)
  expect([manifest.start_url, target.action]).toEqual(['/dashboard', '/dashboard/share'])

  // An owner's visit to a public page does not even start the worker; nobody else's loads it.
  const started = () =>
    owner.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return (entry as PerformanceNavigationTiming).workerStart > 0
    })
  for (const [path, isOffice] of [
    ['/dashboard', true],
    ['/projects/new', true],
    ['/', false],
    ['/projects', false],
  ] as const) {
    const answer = await owner.goto(path)
    expect([path, answer?.fromServiceWorker(), await started()]).toEqual([path, isOffice, isOffice])
  }
  const loaded: string[] = []
  page.on('request', (each) => loaded.push(new URL(each.url()).pathname))
  for (const path of ['/', '/projects', '/bodhi']) await page.goto(path)
  expect(loaded.filter((path) => path.includes('office'))).toEqual([])
  const registered = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
  expect(registered).toEqual([])
})

test('the shortcuts on its icon open a new project and the messages', async ({
  owner,
  page,
  request,
}) => {
  const manifest = await (await request.get('/office.webmanifest')).json()
  const shortcuts: { name: string; url: string }[] = manifest.shortcuts
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['New Project', '/projects/new'],
    ['Messages', '/dashboard/messages'],
  ])
  for (const { name, url } of shortcuts) {
    expect((await owner.goto(url))?.status(), url).toBe(200)
    await expect(owner).toHaveURL(url)
    await expect(owner.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    // Signed out meanwhile, it leads there after signing in.
    await page.goto(url)
    await expect(page).toHaveURL(`/bodhi?next=${encodeURIComponent(url)}`)
  }
})

test('without connection the office says what is kept, and goes on by itself', async ({
  owner,
}) => {
  await openOffice(owner)
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.title.fill(newTitle())
  await owner.context().setOffline(true)
  await form.addProgress(photo('progress-scaffolding'))
  await expect(form.form.getByText('Waiting for signal').first()).toBeVisible()
  owner.on('dialog', (dialog) => dialog.accept())
  for (const path of ['/dashboard', '/projects/new']) {
    await owner.goto(path)
    await expect(owner.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(owner.getByRole('main').getByRole('listitem')).toHaveText([
      'A project you have not saved',
      'A photo or video waiting for signal',
    ])
  }
  await expectAccessibleAtEach(owner, 'no connection')
  await owner.getByRole('button', { name: 'Try again' }).click()
  await expect(owner.getByRole('status')).toHaveText('Still no connection.')
  // Nothing of the office lies in a cache.
  const stored = await owner.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.sort()).toEqual([
    '/office/offline.css',
    '/office/offline.html',
    '/office/offline.js',
  ])

  await owner.context().setOffline(false)
  await expect(form.notice).toBeVisible()
  await form.allReady(1)
})

test('shared photos wait for sign-in and a connection, and lie in the tray', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.submit(environment.owner.email, environment.owner.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await workerReady(page)
  await page.context().clearCookies()
  await page.context().setOffline(true)
  page.on('dialog', (dialog) => dialog.accept())
  await share(page, sharedPhotos)
  await expect(page.getByText('2 shared photos for a new project')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/bodhi\?next=%2Fprojects%2Fnew$/)
  await signIn.submit(environment.owner.email, environment.owner.password)
  await expect(page).toHaveURL(/\/projects\/new$/)
  const tray = trayOf(page)
  await expect(tray.getByRole('img', { name: /front-door-(before|after)/ })).toHaveCount(2)
  await expect(tray).toBeInViewport()
  // Nothing is lost with the page before the owner has decided.
  await page.reload()
  await tray.getByRole('button', { name: 'Use this' }).click({ timeout: 60_000 })
  await expect(tray).toHaveCount(0)
  const form = new ProjectForm(page)
  await expect(form.tile('front-door-before.jpg')).toBeVisible()
  await form.allReady(2)
  await page.reload()
  await expect(form.notice).toBeVisible()
  await expect(tray).toHaveCount(0)

  // Logout from elsewhere names what would be lost, and leaves nothing.
  await page.goto('/dashboard')
  const logout = page.getByRole('button', { name: 'Logout' }).filter({ visible: true })
  await hydrated(logout)
  await logout.click()
  const question = page.getByRole('dialog', { name: 'Log out and lose an unsaved project?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessibleAtEach(page, 'what Logout would lose')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await share(page, sharedPhotos)
  await expect(tray.getByRole('img', { name: /front-door/ })).toHaveCount(2)
  await logout.click()
  await page.getByRole('dialog', { name: /an unsaved project and 2 shared photos/ }).waitFor()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => caches.has('shared-photos'))).toBe(false)
})

test('a share that no worker takes is told, whatever its size', async ({ browser, ownerState }) => {
  const context = await browser.newContext({
    baseURL: environment.baseUrl,
    storageState: ownerState,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/dashboard')
  await share(page, sharedPhotos)
  await expect(page).toHaveURL(/\/projects\/new$/)
  await expect(page.getByText("We couldn't take the photos you shared.")).toBeVisible()
  const buffer = Buffer.alloc(20_000_000)
  const photos = { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
  const options = { multipart: { photos }, maxRedirects: 0 }
  const answer = await context.request.post('/dashboard/share', options)
  expect([answer.status(), answer.headers().location]).toEqual([303, '/dashboard/share'])
  await context.close()
})
