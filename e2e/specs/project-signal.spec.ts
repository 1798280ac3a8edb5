import type { Page } from '@playwright/test'
import { HEIC_PHOTO, WAITING_FOR_SIGNAL } from '../../lib/media/words'
import { tell } from '../../tools/test-runner/dose'
import { ProjectForm } from '../pages/project-form'
import { SignInPage } from '../pages/sign-in-page'
import { expectAccessibleAtEach } from '../support/axe'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { keptFiles } from '../support/kept-files'
import { phonePhoto } from '../support/phone-photo'
import { imagesOf } from '../support/stored-project'
import { newTitle, photo, removeTitled } from '../support/titled-project'

let title: string

test.beforeEach(() => {
  title = newTitle()
})

test.afterEach(({ db }) => removeTitled(db, title))

const SMALLER = 'Made smaller for a slow connection'
const words = () => ({ title, location: 'Durham', startDate: '2026-03-02', description: 'Oak.' })

async function slowDown(page: Page, kbitPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: -1,
    uploadThroughput: (kbitPerSecond * 1000) / 8,
  })
}

test('without signal photos wait, outlive the tab, and go on when it returns', async ({
  owner,
  db,
}) => {
  const first = new ProjectForm(owner)
  await first.openNew()
  await first.fill(words())
  await owner.context().setOffline(true)
  await first.half('before', 1).setInputFiles(photo('front-door-before'))
  await first.half('after', 1).setInputFiles(photo('front-door-after'))
  await first.addProgress(photo('progress-scaffolding'))
  const waiting = first.form.getByRole('group').getByText(WAITING_FOR_SIGNAL, { exact: true })
  await expect(waiting).toHaveCount(3)
  await expect.poll(() => keptFiles(owner)).toBe(3)
  await first.describePicture('after image of set 1', 'Green door')
  await expectAccessibleAtEach(owner, 'photos without signal')
  await owner.close()

  const again = await first.page.context().newPage()
  const form = new ProjectForm(again)
  await again.context().setOffline(false)
  // Signal enough for the page, and not for what it asks then.
  await again.route('**/projects/new', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await again.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await form.openNew()
  await expect(again.getByText("We couldn't check your files.")).toBeVisible()
  await again.unrouteAll()
  await again.context().setOffline(false)
  await form.allReady(3)
  await expect.poll(() => keptFiles(again)).toBe(0)
  await form.save.click()
  await expect(again.getByText('Project created successfully!')).toBeVisible()
  const { data: project } = await db.from('projects').select('id').eq('title', title).single()
  const rows = await imagesOf(db, project?.id ?? '')
  expect(rows.map(({ image_type, caption }) => [image_type, caption])).toEqual([
    ['before', null],
    ['after', 'Green door'],
    ['progress', null],
  ])
})

test('a slow line and a HEIC are told, and Logout leaves no file behind', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.submit(environment.owner.email, environment.owner.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  const form = new ProjectForm(page)
  await form.openNew()
  await form.addProgress({
    name: 'IMG_0042.HEIC',
    mimeType: '',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  })
  const heic = form.tile('IMG_0042.HEIC')
  await expect(heic).toContainText(HEIC_PHOTO)
  await expect(heic.getByRole('button')).toHaveText([/^Remove/])

  // Slow enough to be under way until Logout.
  await slowDown(page, 100)
  await form.addProgress(await phonePhoto('front-door-before'))
  const tile = form.tile('front-door-before.jpg')
  await expect(tile.getByText(SMALLER, { exact: true })).toBeVisible()
  await expectAccessibleAtEach(page, 'a photo made smaller')
  await expect.poll(() => keptFiles(page)).toBe(1)

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await form.confirm('Log out and lose an unsaved project', 'Log out')
  await expect(page).toHaveURL(/\/$/)
  expect(await keptFiles(page)).toBe(0)
})

const KBIT = 750
/** What that line carries in a minute. */
const MOST_BYTES = (60 * KBIT * 1000) / 8

test('six photos of a phone need less than a minute of a line of 750 kbit/s', async ({ owner }) => {
  test.slow()
  const names = ['front-door', 'bay-window', 'shopfront'].flatMap((name) => [
    `${name}-before`,
    `${name}-after`,
  ])
  const photos = await Promise.all(names.map(phonePhoto))
  const form = new ProjectForm(owner)
  await form.openNew()
  await slowDown(owner, KBIT)
  const lengths: Promise<number>[] = []
  owner.on('requestfinished', (request) => {
    if (!request.url().includes('/upload/resumable')) return
    lengths.push(request.allHeaders().then((headers) => Number(headers['content-length'] ?? 0)))
  })
  await form.addProgress(photos)
  const from = Date.now()
  const ready = form.form.getByRole('group').getByText('Ready', { exact: true })
  // On a busy machine making them smaller takes longer than sending them.
  await expect(ready).toHaveCount(6, { timeout: 300_000 })
  const seconds = Math.round((Date.now() - from) / 1000)
  await expect(form.form.getByText(SMALLER, { exact: true })).toHaveCount(6)
  const sent = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0)
  expect(sent).toBeGreaterThan(6 * 50_000)
  expect(sent).toBeLessThan(MOST_BYTES)
  tell({
    row: 'Weak line',
    did: `6 photos of 4032 px over ${KBIT} kbit/s`,
    found: `${sent} bytes in ${seconds} s`,
  })
})
