import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { MB } from '../../lib/media/limits'
import { UNPLAYABLE_VIDEO } from '../../lib/media/words'
import { box, PLACE, videoOf } from '../../tests/unit/sample-videos'
import { ProjectForm } from '../pages/project-form'
import { expectAccessibleAtEach } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { phoneVideo } from '../support/phone-video'
import { recordVideo } from '../support/recorded-video'
import { filesOf, imagesOf, uploadsOf } from '../support/stored-project'

const MOV = 'video/quicktime'

let project: MadeProject

test.beforeEach(async ({ db }) => {
  project = await makeProject(db)
})
test.afterEach(async ({ db }) => removeProject(db, project))

async function openForm(owner: Page): Promise<ProjectForm> {
  const form = new ProjectForm(owner)
  await form.openEdit(project.slug)
  return form
}

const filmOf = (page: Page, times?: number) =>
  recordVideo(page, 'video/mp4;codecs=avc1.42E01E').then((film) => phoneVideo(film, times))

/** @returns a path, since this is more than a browser is sent as bytes */
async function over100MB(film: Buffer): Promise<string> {
  const path = test.info().outputPath('long.mov')
  await writeFile(path, Buffer.concat([film, box('free', Buffer.alloc(100 * MB))]))
  return path
}

/** Of the only video on the page; it must have what seeking needs. */
async function secondsSeeked(page: Page): Promise<number> {
  return page.locator('video').evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
    await new Promise((resolve) => {
      element.onseeked = resolve
      element.currentTime = 1
    })
    return element.currentTime
  })
}

test('an iPhone’s video becomes an MP4 that plays and seeks, and tells no place', async ({
  owner,
  page,
  db,
}) => {
  const form = await openForm(owner)
  const buffer = await filmOf(owner)
  expect([buffer.includes(PLACE), buffer.includes('iPhone')]).toEqual([true, true])
  await form.addVideos({ name: 'IMG_0042.MOV', mimeType: MOV, buffer })
  await form.allReady(1)
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const [video] = await imagesOf(db, project.id)
  expect(video?.path).toMatch(/img-0042-\d+-[0-9a-f]+\.mp4$/)
  const stored = await (await page.request.get(video?.url ?? '')).body()
  expect([stored.includes(PLACE), stored.includes('iPhone')]).toEqual([false, false])
  expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'))

  await page.goto(`/projects/${project.slug}`)
  await expect(page.locator('video')).toHaveAttribute('poster', /\.jpg$/)
  expect(await secondsSeeked(page)).toBeGreaterThanOrEqual(1)
})

test('a video over 100 MB is made smaller, and says how far it is', async ({ owner, page, db }) => {
  test.slow()
  const form = await openForm(owner)
  await form.addVideos(await over100MB(await filmOf(owner, 20)))
  const tile = form.tile('long.mov')
  await expect(tile).toContainText('Video size should be less than 100MB')
  await tile.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(tile.getByText(/^Converting [1-9]\d? %$/)).toBeVisible()
  await expect(tile.getByRole('progressbar', { name: 'Converting long.mov' })).toBeVisible()
  await form.allReady(1)
  await expect(
    tile.getByText('Made smaller: the video was too large', { exact: true }),
  ).toBeVisible()
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const [video] = await imagesOf(db, project.id)
  const stored = await (await page.request.get(video?.url ?? '')).body()
  expect([video?.path.endsWith('.mp4'), stored.length < 20 * MB]).toEqual([true, true])
  expect(stored.includes(PLACE)).toBe(false)

  await page.goto(`/projects/${project.slug}`)
  expect(await secondsSeeked(page)).toBeGreaterThanOrEqual(1)
})

test('a conversion can be cancelled, and leaves nothing', async ({ owner, db }) => {
  test.slow()
  const form = await openForm(owner)
  await form.addVideos(await over100MB(await filmOf(owner, 600)))
  const tile = form.tile('long.mov')
  await tile.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(tile.getByText(/^Converting [1-9]\d? %$/)).toBeVisible()
  await expectAccessibleAtEach(owner, 'a conversion')
  await tile.getByRole('button', { name: 'Cancel' }).click()
  await expect(tile).toHaveCount(0)
  // The next one has its turn.
  await form.addVideos({ name: 'short.mov', mimeType: MOV, buffer: await filmOf(owner) })
  await form.allReady(1)
  await expect.poll(() => uploadsOf(db, project.id)).toBe(2)
  await form.tile('short.mov').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => filesOf(db, project.ownerId, project.id)).toEqual([])
})

test('what this device cannot convert is said, and changes nothing', async ({ owner, db }) => {
  const form = await openForm(owner)
  const buffer = await videoOf('mov', { codec: 'hevc' })
  await form.addVideos({ name: 'IMG_0043.MOV', mimeType: MOV, buffer })
  const tile = form.tile('IMG_0043.MOV')
  await expect(tile).toContainText(UNPLAYABLE_VIDEO)
  await expect(tile.getByRole('button')).toHaveText([/^Remove/])
  expect(await uploadsOf(db, project.id)).toBe(0)
  await tile.getByRole('button', { name: 'Remove' }).click()
  await expect(tile).toHaveCount(0)
  expect(await filesOf(db, project.ownerId, project.id)).toEqual([])
})
