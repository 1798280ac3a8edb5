import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { sizeOf, WIDTHS } from '../../lib/picture'
import { ProjectPage } from '../pages/project-page'
import { expectAccessible, WIDTHS as SCREENS } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'

const PHOTO = { width: 1800, height: 1200, channels: 3, background: '#a8412a' } as const

let project: MadeProject

test.beforeAll(async ({ db }) => {
  const bytes = await sharp({ create: PHOTO }).jpeg().toBuffer()
  const photo = {
    image_type: 'progress',
    file: { name: 'p.jpg', type: 'image/jpeg', bytes },
  } as const
  project = await makeProject(db, {}, [photo, photo, photo])
  for (const [index, id] of project.images.entries()) {
    const path = `${project.ownerId}/${project.id}/${index}-p.jpg`
    for (const width of WIDTHS) {
      const size = await sharp(bytes).resize({ width }).webp().toBuffer()
      const options = { contentType: 'image/webp' }
      await db.storage.from('project-images').upload(sizeOf(path, width, 'webp'), size, options)
    }
    const { width, height } = PHOTO
    await db.from('project_images').update({ width, height, formats: 'webp' }).eq('id', id)
  }
})
test.afterAll(async ({ db }) => removeProject(db, project))

async function openFirst(page: Page) {
  const projectPage = new ProjectPage(page)
  await projectPage.open(project.slug)
  await projectPage.openPicture(projectPage.progress.getByRole('link').first())
  const { dialog, shown } = projectPage
  /** Once it stands still. */
  const box = async () => {
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    const found = await shown.boundingBox()
    if (!found) throw new Error('No picture is shown')
    return found
  }
  const zoom = dialog.getByText(/^Zoom \d+%$/)
  return { projectPage, dialog, shown, zoom, box }
}

test.describe('by mouse and keys', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a picture is enlarged at the pointer, moved, and fetched larger', async ({ page }) => {
    const { dialog, shown, zoom, box } = await openFirst(page)
    const source = () => shown.evaluate((img: HTMLImageElement) => img.currentSrc)
    await expect.poll(source).toContain('/1440.webp')
    const whole = await box()
    const x = whole.x + 200
    const y = whole.y + 200
    await page.mouse.dblclick(x, y)
    await expect(zoom).toHaveText('Zoom 250%')
    const large = await box()
    expect(large.width).toBeCloseTo(whole.width * 2.5, 0)
    // What was under the pointer still is.
    expect((x - large.x) / large.width).toBeCloseTo(200 / whole.width, 2)
    expect((y - large.y) / large.height).toBeCloseTo(200 / whole.height, 2)
    await expect.poll(source).toContain('/1920.webp')
    await expectAccessible(page)

    await page.mouse.move(900, 400)
    await page.mouse.down()
    await page.mouse.move(700, 350, { steps: 3 })
    await page.mouse.up()
    const dragged = await box()
    // Let go of while it moves, it may go on a little.
    expect(dragged.x).toBeLessThan(large.x - 199)
    expect(dragged.y).toBeLessThan(large.y - 49)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    const panned = await box()
    expect(panned.x).toBeCloseTo(dragged.x + 80, 0)
    expect(panned.y).toBeCloseTo(dragged.y + 80, 0)
    await expect(dialog).toHaveAccessibleDescription(/^1 of 3/)
    // Never past its edge.
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowLeft')
    expect((await box()).x).toBeCloseTo(0, 0)

    await page.mouse.wheel(0, 2000)
    for (let notch = 0; notch < 3; notch++) await page.mouse.wheel(0, 2000)
    await expect(zoom).toHaveText('Zoom 100%')
    await page.keyboard.press('+')
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoom).toHaveText('Zoom 225%')
    await page.keyboard.press('0')
    await page.keyboard.press('ArrowRight')
    await expect(dialog).toHaveAccessibleDescription(/^2 of 3/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  type Finger = readonly [x: number, y: number]

  /** Each finger from its first place to its second. */
  async function move(page: Page, ...ways: (readonly [Finger, Finger])[]) {
    const touch = await page.context().newCDPSession(page)
    const at = (part: number) =>
      ways.map(([[x, y], [toX, toY]], id) => ({
        id,
        x: x + (toX - x) * part,
        y: y + (toY - y) * part,
      }))
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('two fingers enlarge a picture, one moves it; else a swipe goes on or closes', async ({
    page,
  }) => {
    const { projectPage, dialog, zoom, box } = await openFirst(page)
    const whole = await box()
    await move(
      page,
      [
        [160, 350],
        [110, 350],
      ],
      [
        [200, 350],
        [250, 350],
      ],
    )
    await expect(zoom).toHaveText('Zoom 350%')
    const large = await box()
    expect(large.width).toBeCloseTo(whole.width * 3.5, 0)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await move(page, [
      [300, 350],
      [200, 350],
    ])
    expect((await box()).x).toBeLessThan(large.x - 90)
    await expect(dialog).toHaveAccessibleDescription(/^1 of 3/)

    await page.touchscreen.tap(180, 350)
    await page.touchscreen.tap(180, 350)
    await expect(zoom).toHaveText('Zoom 100%')
    await move(page, [
      [300, 350],
      [100, 350],
    ])
    await expect(dialog).toHaveAccessibleDescription(/^2 of 3/)
    // The new one has arrived in the middle.
    expect(await box()).toMatchObject(whole)
    await move(page, [
      [100, 350],
      [300, 350],
    ])
    await expect(dialog).toHaveAccessibleDescription(/^1 of 3/)

    await move(page, [
      [180, 300],
      [180, 340],
    ])
    expect(await box()).toMatchObject(whole)
    await move(page, [
      [180, 300],
      [190, 500],
    ])
    await expect(dialog).toHaveCount(0)
    await expect(projectPage.progress.getByRole('link').first()).toBeFocused()
  })
})

test('buttons are large enough for fingers on every screen', async ({ page }) => {
  const { dialog } = await openFirst(page)
  for (const width of SCREENS) {
    await page.setViewportSize({ width, height: 740 })
    for (const name of ['Zoom out', 'Zoom in', 'Close', 'Previous', 'Next']) {
      const box = await dialog.getByRole('button', { name }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
    }
  }
})
