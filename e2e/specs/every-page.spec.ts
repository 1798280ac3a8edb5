import type { Browser, Page } from '@playwright/test'
import { dose, isHard } from '../../tools/test-runner/dose'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { collectComplaints } from '../support/complaints'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { layoutShifts, pictures, readToTheEnd, watchLayout } from '../support/page-probe'
import { fixedPaths, projectPaths } from '../support/public-paths'

const widths = [360, 768, 1280]
const HEIGHT = 800
/** Of today's screens, and of a wide one at 400 %. */
const NARROWEST = 320

async function expectHeaderFor(width: number, page: Page) {
  const isWide = width >= 1024
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isWide })
  await expect(page.locator('header summary')).toBeVisible({ visible: !isWide })
}

/** More than an edge of a picture, in px². */
const SEEN = 10_000

async function expectPicturesInOrder(page: Page, about: string) {
  const all = await pictures(page)
  const first = all.find(({ seenAtFirst }) => seenAtFirst > SEEN)
  expect(first?.lazy, `${about}: ${first?.src} is seen at first and waits`).not.toBe(true)
  expect(first?.first, `${about}: ${first?.src} is seen at first and stands behind`).not.toBe(false)
  for (const picture of all) {
    const name = `${about}: ${picture.src}`
    const says = picture.alt.trim() !== '' || picture.isNamed
    expect(says, `${name} says what is seen`).toBe(true)
    expect(picture.sized, `${name} has its room`).toBe(true)
    expect(picture.loaded, `${name} has come`).toBe(true)
    expect(picture.excess, `${name} is no larger than it is shown`).toBeLessThanOrEqual(2)
    expect(picture.lazy || picture.top < 2 * HEIGHT, `${name} does not press ahead`).toBe(true)
  }
}

/** A word set in a font that came late may move by a pixel. */
const UNSEEN_SHIFT = 0.005

async function expectRoomOn(page: Page, width: number) {
  await page.setViewportSize({ width, height: HEIGHT })
  await expectNoSidewaysScroll(page, `${page.url()} at ${width} px`)
}

async function expectSound(page: Page, path: string, about: string) {
  await watchLayout(page)
  await page.goto(path)
  await readToTheEnd(page)
  await expectPicturesInOrder(page, about)
  const shifts = await layoutShifts(page)
  const moved = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(moved, `${about} moves by itself: ${JSON.stringify(shifts)}`).toBeLessThan(UNSEEN_SHIFT)
}

/** A missing project leads on to the list after a while: not while it is looked at. */
function stayHere() {
  const { setTimeout } = window
  window.setTimeout = ((run: () => void, wait?: number) =>
    wait === 4_000 ? 0 : setTimeout(run, wait)) as typeof window.setTimeout
}

interface Look {
  /** The complaint that belongs to the page. */
  allowed?: RegExp
  /** Chooses the day's width; the long run visits all. */
  turn: number
}

async function expectSoundEverywhere(
  browser: Browser,
  path: string,
  { allowed = /^$/, turn }: Look,
) {
  const at = isHard ? widths : widths.filter((_, index) => index === turn % widths.length)
  for (const width of at) {
    // Each with a memory of its own: a larger picture seen before would stand in for the right one.
    const context = await browser.newContext({
      baseURL: environment.baseUrl,
      viewport: { width, height: HEIGHT },
      // A toast on its way in is half transparent for a moment, which is no contrast to measure.
      reducedMotion: 'reduce',
    })
    await context.addInitScript(stayHere)
    const page = await context.newPage()
    const complaints = collectComplaints(page)
    const about = `${path} at ${width} px`
    await expectSound(page, path, about)
    await expectHeaderFor(width, page)
    await expectNoSidewaysScroll(page, about)
    // The widths of axe are 320, 768 and 1280 px, in full 360 as well.
    const isPhone = width === Math.min(...widths)
    if (isHard || !isPhone) await expectAccessible(page, about)
    if (isPhone) {
      await expectRoomOn(page, NARROWEST)
      await expectAccessible(page, `${path} at ${NARROWEST} px`)
    }
    expect(
      complaints.filter((complaint) => !allowed.test(complaint)),
      about,
    ).toEqual([])
    await context.close()
  }
}

// Pages of one template follow each other, so a template is visited at each width.
for (const [turn, path] of [...fixedPaths, '/bodhi'].entries()) {
  test(`${path} is sound`, { tag: path === '/' ? DAILY : [] }, ({ browser }) =>
    expectSoundEverywhere(browser, path, { turn }),
  )
}

// In parts that run side by side. They share a template, so a day takes one at each width.
for (const [part, width] of widths.entries()) {
  test(`projects are sound, those whose turn it is at ${width} px`, async ({ browser, db }) => {
    test.setTimeout(dose(180_000, 400_000))
    const paths = (await projectPaths(db)).filter((_, index) => index % widths.length === part)
    for (const path of paths.slice(0, dose(1, paths.length))) {
      await test.step(path, () => expectSoundEverywhere(browser, path, { turn: part }))
    }
  })
}

for (const [turn, path] of ['/no-such-page', '/projects/no-such-house'].entries()) {
  test(`${path} is sound, though not there`, ({ browser }) =>
    expectSoundEverywhere(browser, path, { allowed: /404/, turn }))
}
