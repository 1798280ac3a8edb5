import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { workerPolicy } from '../../lib/security-headers'
import { ProjectForm } from '../pages/project-form'
import { expectAccessibleAtEach } from '../support/axe'
import { type Db, expect, test } from '../support/fixtures'
import { takenAtRoker } from '../support/phone-photo'
import { imagesOf } from '../support/stored-project'
import { newTitle, photo, removeTitled } from '../support/titled-project'

let title: string

test.beforeEach(() => {
  title = newTitle()
})

test.afterEach(({ db }) => removeTitled(db, title))

const handheld = (name: string) => join(process.cwd(), 'tests/photos', `${name}-after-handheld.jpg`)

/** The seconds of Roker's latitude, as a photo holds them in either byte order. */
const seconds = ['20310000e8030000', '00003120000003e8'].map((hex) => Buffer.from(hex, 'hex'))

/** Files that the page sends, which Playwright does not show. */
async function watchFiles(page: Page) {
  await page.addInitScript(() => {
    const files: Blob[] = []
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function sendAndKeep(body) {
      if (body instanceof Blob) files.push(body)
      return send.call(this, body)
    }
    Object.assign(globalThis, { filesSent: files })
  })
  return async () => {
    const sent = await page.evaluate(() =>
      Promise.all(
        (globalThis as unknown as { filesSent: Blob[] }).filesSent.map(
          (file) =>
            new Promise<string>((resolve) => {
              const reader = new FileReader()
              reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
              reader.readAsDataURL(file)
            }),
        ),
      ),
    )
    return sent.map((file) => Buffer.from(file, 'base64'))
  }
}

/** In no order, as pickers return them. */
const camera = () =>
  Promise.all([
    takenAtRoker(handheld('shopfront'), 'IMG_7', '2026-03-18'),
    takenAtRoker(photo('front-door-before'), 'IMG_2', '2026-03-02'),
    takenAtRoker(photo('progress-bifold-frame'), 'IMG_4', '2026-03-10'),
    takenAtRoker(handheld('front-door'), 'IMG_6', '2026-03-18'),
    takenAtRoker(photo('bay-window-before'), 'IMG_1', '2026-03-02'),
    takenAtRoker(handheld('bay-window'), 'IMG_5', '2026-03-18'),
    takenAtRoker(photo('shopfront-before'), 'IMG_3', '2026-03-02'),
  ])

test('photos picked all at once are sorted on the device, corrected and used', async ({
  owner,
  db,
}) => {
  test.slow()
  const workers: Response[] = []
  owner.on('response', (answer) => {
    if (answer.url().includes('turbopack-worker')) workers.push(answer)
  })
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({ title, location: 'Durham', startDate: '2026-03-02', description: 'Oak.' })
  expect(workers).toEqual([])

  await form.form.getByLabel('Add all photos at once').setInputFiles(await camera())
  const tray = form.form.getByRole('group', { name: 'Sort your photos' })
  await expect(tray.getByRole('img')).toHaveCount(7)
  await expect(tray.getByRole('heading', { name: 'Our guess' })).toBeVisible({ timeout: 60_000 })
  // It sees the photos, so it reaches nothing.
  expect(workers.map((answer) => answer.headers()['content-security-policy'])).toEqual([
    workerPolicy,
  ])

  const place = (name: string) => tray.getByRole('group', { name, exact: true })
  const photoIn = (where: string, name: string) =>
    place(where).getByRole('img', { name: `${name}.jpg` })
  for (const set of [1, 2, 3]) {
    const old = await place(`Before ${set}`).getByRole('img').getAttribute('alt')
    const done = { 'IMG_1.jpg': 'IMG_5', 'IMG_2.jpg': 'IMG_6', 'IMG_3.jpg': 'IMG_7' }[old ?? '']
    await expect(photoIn(`After ${set}`, done ?? 'no other')).toBeVisible()
  }
  await expect(photoIn('Progress photos', 'IMG_4')).toBeVisible()
  await expectAccessibleAtEach(owner, 'guess')

  // A save would leave the photos out.
  await form.save.click()
  await expect(tray.getByRole('alert')).toContainText('before you save')

  // By keyboard; the focus goes with the photo.
  const moveTo = tray.getByText('Move to… IMG_2.jpg')
  await moveTo.focus()
  await owner.keyboard.press('Enter')
  const leaveOut = tray.locator('details[open]').getByRole('button', { name: 'Leave out' })
  await leaveOut.focus()
  await owner.keyboard.press('Enter')
  await expect(photoIn('Left out', 'IMG_2')).toBeVisible()
  await expect(moveTo).toBeFocused()
  // By hand: the drag begins before the page scrolls.
  await tray.getByRole('img', { name: 'IMG_6.jpg' }).hover({ position: { x: 20, y: 20 } })
  await owner.mouse.down()
  await tray.getByRole('img', { name: 'IMG_6.jpg' }).hover({ position: { x: 40, y: 40 } })
  await photoIn('Progress photos', 'IMG_4').hover()
  await owner.mouse.up()
  await expect(photoIn('Progress photos', 'IMG_6')).toBeVisible()
  await tray.getByRole('button', { name: 'Use this' }).click()
  await expect(tray).toHaveCount(0)
  await expectTilesInColumns(owner)
  await form.save.click()
  await expect(owner).toHaveURL(/\/projects\/porch-/, { timeout: 60_000 })

  const { data: project } = await db.from('projects').select('*').eq('title', title).single()
  const images = await imagesOf(db, project?.id ?? '')
  const said = images.map(({ image_type, image_date }) => `${image_type} ${image_date}`)
  expect(said.sort()).toEqual([
    'after 2026-03-18',
    'after 2026-03-18',
    'before 2026-03-02',
    'before 2026-03-02',
    'progress 2026-03-10',
    'progress 2026-03-18',
  ])
})

/** Photos sent and not saved. */
async function uploadsSince(db: Db, when: string): Promise<number> {
  const { data, error } = await db.from('uploads').select('id').gte('created_at', when)
  if (error) throw new Error(error.message)
  return data.length
}

/** On a phone no tile covers the one beside it. */
async function expectTilesInColumns(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const tiles = page.getByRole('group', { name: /^IMG_\d\.jpg$/ })
  const tooWide = await tiles.evaluateAll((all) =>
    all.flatMap((tile) => {
      const { right } = tile.parentElement?.getBoundingClientRect() ?? { right: 0 }
      const parts = [tile, ...tile.querySelectorAll('button, summary, p')]
      // Folded fields get the whole width once they are opened.
      const shown = parts.filter((part) => part.checkVisibility())
      return shown.some((part) => part.getBoundingClientRect().right > right + 1)
        ? [tile.getAttribute('aria-label')]
        : []
    }),
  )
  expect(await tiles.count()).toBeGreaterThan(3)
  expect(tooWide).toEqual([])
  if (before) await page.setViewportSize(before)
}

test('the guess is refused, and the three sets are as they were', async ({ owner, db }) => {
  const began = new Date().toISOString()
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.form
    .getByLabel('Add all photos at once')
    .setInputFiles([photo('front-door-before'), photo('front-door-after')])
  const sent = () => uploadsSince(db, began)
  // They are sent while the owner looks at the guess.
  await expect.poll(sent).toBe(2)
  await form.button('None of this').click({ timeout: 60_000 })
  await expect(form.form.getByLabel('Add all photos at once')).toBeAttached()
  await expect(form.half('before', 1)).toBeAttached()
  await expect(form.form.getByText('front-door-before.jpg')).toHaveCount(0)
  await expect.poll(sent).toBe(0)
})

test('place, dates and status are proposed from the photos, and the place never leaves the device', async ({
  owner,
  db,
}) => {
  test.slow()
  const filesSent = await watchFiles(owner)
  const sent: { url: string; body: Buffer }[] = []
  owner.on('request', (request) => {
    sent.push({ url: request.url(), body: request.postDataBuffer() ?? Buffer.alloc(0) })
  })
  const form = new ProjectForm(owner)
  await form.openNew()
  const photos = await Promise.all([
    takenAtRoker(photo('front-door-before'), 'IMG_1', '2026-03-02'),
    takenAtRoker(handheld('front-door'), 'IMG_2', '2026-03-07'),
  ])
  expect(photos.every(({ buffer }) => seconds.some((place) => buffer.includes(place)))).toBe(true)
  // Typed by the owner, so no photo changes it.
  const field = (label: string) => form.form.getByLabel(label)
  await field('Completion Date').fill('2026-03-09')
  await form.form.getByLabel('Add all photos at once').setInputFiles(photos)
  await form.button('Use this').click({ timeout: 60_000 })
  await expect(form.lineUp(1)).toBeFocused()
  await expect(field('Location')).toHaveValue('Sunderland')
  await expect(field('Start Date')).toHaveValue('2026-03-02')
  await expect(field('Completion Date')).toHaveValue('2026-03-09')
  await expect(field('Status')).toHaveValue('completed')
  await expectAccessibleAtEach(owner, 'proposals')

  await form.button('Change Location').click()
  await expect(field('Location')).toBeFocused()
  await owner.keyboard.type('Roker')
  await expect(field('Location')).toHaveValue('Roker')
  await expect(form.button('Change Location')).toHaveCount(0)
  await form.button('Dismiss Status').click()
  await expect(field('Status')).toHaveValue('pending')
  await expect(field('Status')).toBeFocused()
  await field('Status').selectOption('completed')
  await form.title.fill(title)
  await form.button('Generate Description').click()
  await expect(form.description).toHaveValue(/one week/)
  await form.allReady(2)
  const files = await filesSent()
  // As they came, but for the position.
  expect(files.filter((file) => file.includes('Exif\0\0')).length).toBeGreaterThanOrEqual(2)
  await form.save.click()
  await expect(owner).toHaveURL(/\/projects\/porch-/, { timeout: 60_000 })

  const { data: project } = await db.from('projects').select('*').eq('title', title).single()
  expect(project).toMatchObject({ location: 'Roker', start_date: '2026-03-02' })
  expect(await imagesOf(db, project?.id ?? '')).toHaveLength(2)
  const bodies = [...files, ...sent.map(({ url, body }) => Buffer.concat([Buffer.from(url), body]))]
  expect(bodies.length).toBeGreaterThan(files.length)
  for (const place of [...seconds, '54.92', '1.366']) {
    expect(bodies.filter((body) => body.includes(place))).toEqual([])
  }
})
