import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { ProjectPage } from '../pages/project-page'
import { expectAccessible, expectNoSidewaysScroll, WIDTHS } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'

const facts = { has_doors: true, description: 'A door in green.', completion_date: '2026-02-03' }

const size = { width: 1200, height: 900 }
let upright: MadeProject
let wide: MadeProject
let pair: MadeProject
let empty: MadeProject

const imageOf = async (width: number, height: number) => {
  const background = '#a8412a'
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { file: { name: 'photo.jpg', type: 'image/jpeg', bytes } }
}

/** As wide as the page, no higher than the window, and with at most a quarter of it cut off. */
async function expectAcross(image: Locator, window: { width: number; height: number }) {
  const isThere = () => image.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)
  await expect.poll(isThere).toBe(true)
  const shown = await image.evaluate((img: HTMLImageElement) => {
    const { width, height, top } = img.getBoundingClientRect()
    const frame = img.closest('.pane')?.getBoundingClientRect().width
    const natural = img.naturalWidth / img.naturalHeight
    return { width, height, frame, middle: top + height / 2, natural }
  })
  const at = `${window.width} px`
  // But for the page's edges.
  expect(shown.frame, at).toBeGreaterThan(Math.min(1600, window.width * 0.91) - 1)
  // Its middle, where the handle stands, is on the first screen.
  expect(shown.middle, at).toBeLessThan(window.height)
  const whole = shown.width / shown.natural
  expect(shown.height / whole, at).toBeGreaterThan(0.74)
  expect(shown.height / whole, at).toBeLessThan(1.01)
}

test.beforeAll(async ({ db }) => {
  upright = await makeProject(db, facts, [{ image_type: 'after', image_set_id: null }])
  await db.from('project_images').update({ width: 1200, height: 1600 }).eq('project_id', upright.id)
  const after = { image_type: 'after', ...(await imageOf(1200, 900)) } as const
  wide = await makeProject(db, facts, [{ ...after, image_set_id: null }])
  const set = { image_set_id: crypto.randomUUID() }
  const before = { image_type: 'before', ...(await imageOf(1200, 900)) } as const
  pair = await makeProject(db, facts, [
    { ...before, ...set },
    { ...after, ...set },
  ])
  const ids = [wide.id, pair.id]
  await db.from('project_images').update(size).in('project_id', ids)
  empty = await makeProject(db)
})
test.afterAll(async ({ db }) => {
  for (const project of [upright, wide, pair]) await removeProject(db, project)
  await removeProject(db, empty)
})

test('an upright picture alone stands whole in the middle of its frame', async ({ page }) => {
  const projectPage = new ProjectPage(page)
  await projectPage.open(upright.slug)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const frame = await projectPage.pictures.first().boundingBox()
    const picture = await projectPage.pictures.first().getByRole('img').boundingBox()
    if (!picture || !frame) throw new Error('The picture is missing')
    expect(picture.height, `${width} px`).toBeLessThan(800 * 0.83)
    expect(picture.width / picture.height, `${width} px`).toBeCloseTo(3 / 4, 1)
    expect(frame.width, `${width} px: as wide as the page`).toBeGreaterThanOrEqual(width * 0.9)
    const [before, after] = [picture.x - frame.x, frame.x + frame.width - picture.x - picture.width]
    expect(Math.abs(before - after), `${width} px: in the middle`).toBeLessThan(2)
    await expectAccessible(page, `${width} px`)
  }
})

for (const window of [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`at ${window.width} px a comparison and a picture alone are as wide as the page`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    const projectPage = new ProjectPage(page)
    await projectPage.open(pair.slug)
    const compared = page.locator('.pane').filter({ has: projectPage.comparison }).first()
    await expect(compared.getByRole('img')).toHaveCount(2)
    for (const image of await compared.getByRole('img').all()) await expectAcross(image, window)
    await expect(projectPage.comparison).toBeInViewport({ ratio: 0.6 })
    await projectPage.open(wide.slug)
    await expectAcross(projectPage.pictures.first().getByRole('img'), window)
  })
}

test('a before picture of another shape is shown whole behind the bar', async ({ page, db }) => {
  const set = { image_set_id: crypto.randomUUID() }
  const project = await makeProject(db, facts, [
    { image_type: 'before', ...(await imageOf(900, 1200)), ...set },
    { image_type: 'after', ...(await imageOf(1200, 900)), ...set },
  ])
  const before = { width: 900, height: 1200 }
  await db
    .from('project_images')
    .update(before)
    .match({ project_id: project.id, image_type: 'before' })
  try {
    const projectPage = new ProjectPage(page)
    await projectPage.open(project.slug)
    const compared = page.locator('.pane').filter({ has: projectPage.comparison }).first()
    const fits = await compared
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectFit))
    expect(fits).toEqual(['contain', 'contain'])
  } finally {
    await removeProject(db, project)
  }
})

test('four facts stand on a line, on a phone two by two; related projects slide on a tablet', async ({
  page,
}) => {
  const projectPage = new ProjectPage(page)
  await projectPage.open(upright.slug)
  const termsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const terms = page.getByRole('term')
    const boxes = await terms.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
    return { lefts: boxes.map(({ left }) => left), tops: boxes.map(({ top }) => top) }
  }
  const { lefts } = await termsAt(390)
  expect(lefts).toEqual([lefts[0], lefts[1], lefts[0], lefts[1]])
  const { tops } = await termsAt(1280)
  expect(tops).toEqual(tops.map(() => tops[0]))
  const related = page.getByRole('region', { name: 'Related projects' }).getByRole('article')
  await expect(related).toHaveCount(3)
  await page.setViewportSize({ width: 768, height: 800 })
  await related.first().scrollIntoViewIfNeeded()
  await expect(related.nth(1)).toBeInViewport({ ratio: 0.5 })
  await expectNoSidewaysScroll(page, 'related projects that slide')
  await related.nth(2).scrollIntoViewIfNeeded()
  await expect(related.nth(2)).toBeInViewport({ ratio: 0.5 })
})

test('without pictures the words are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/projects/${empty.slug}`)
  await expect(page.getByRole('heading', { name: 'No Images Yet' })).toBeInViewport()
})
