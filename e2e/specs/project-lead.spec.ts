import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { ProjectPage } from '../pages/project-page'
import { expectAccessible, WIDTHS } from '../support/axe'
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

/** Shown in its own shape, no higher than the window, with its frame close around it. */
async function expectWhole(image: Locator, window: { width: number; height: number }) {
  const isThere = () => image.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)
  await expect.poll(isThere).toBe(true)
  const shown = await image.evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect()
    const frame = img.closest('.pane')?.getBoundingClientRect().width ?? 0
    return { width, height, frame, natural: img.naturalWidth / img.naturalHeight }
  })
  const at = `${window.width} px`
  expect(Math.abs(shown.width / shown.height - shown.natural), at).toBeLessThan(0.01)
  expect(shown.height, at).toBeLessThanOrEqual(window.height * 0.851)
  expect(shown.frame - shown.width, `${at}: frame beside the picture`).toBeLessThan(20)
  // As wide as the page where its height allows.
  if (window.width < window.height) expect(shown.width, at).toBeGreaterThan(window.width * 0.85)
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

test('an upright picture alone is shown whole, the words beside it where there is room', async ({
  page,
}) => {
  const projectPage = new ProjectPage(page)
  await projectPage.open(upright.slug)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const picture = await projectPage.pictures.first().getByRole('img').boundingBox()
    const words = await page.getByText('A door in green.').boundingBox()
    if (!picture || !words) throw new Error('Picture or words are missing')
    expect(picture.width / picture.height, `${width} px`).toBeCloseTo(3 / 4, 1)
    if (width >= 768) expect(picture.height).toBeLessThan(800 * 0.86)
    const isBeside = words.x > picture.x + picture.width
    expect(isBeside, `${width} px`).toBe(width >= 1024)
    await expectAccessible(page, `${width} px`)
  }
})

for (const window of [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`at ${window.width} px a comparison and a picture alone are shown whole`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    const projectPage = new ProjectPage(page)
    await projectPage.open(pair.slug)
    const compared = page.locator('.pane').filter({ has: projectPage.comparison }).first()
    await expect(compared.getByRole('img')).toHaveCount(2)
    for (const image of await compared.getByRole('img').all()) await expectWhole(image, window)
    if (window.width >= 1024) {
      await expect(compared).toBeInViewport({ ratio: 0.9 })
      const [frame, words] = await Promise.all(
        [compared, page.getByText('A door in green.')].map((each) => each.boundingBox()),
      )
      expect(words?.x).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0))
    }
    await projectPage.open(wide.slug)
    await expectWhole(projectPage.pictures.first().getByRole('img'), window)
  })
}

test('a before picture of another shape is shown whole behind the bar', async ({ page, db }) => {
  const set = { image_set_id: crypto.randomUUID() }
  const project = await makeProject(db, facts, [
    { image_type: 'before', ...(await imageOf(900, 1200)), ...set },
    { image_type: 'after', ...(await imageOf(1200, 900)), ...set },
  ])
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

test('four facts stand two by two, related projects in full rows', async ({ page }) => {
  const projectPage = new ProjectPage(page)
  await projectPage.open(upright.slug)
  await page.setViewportSize({ width: 1280, height: 800 })
  const lefts = await page
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().left))
  expect(lefts).toEqual([lefts[0], lefts[1], lefts[0], lefts[1]])
  const related = page.getByRole('region', { name: 'Related projects' }).getByRole('article')
  await expect(related).toHaveCount(3)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(related).toHaveCount(2)
})

test('without pictures the words are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/projects/${empty.slug}`)
  await expect(page.getByRole('heading', { name: 'No Images Yet' })).toBeInViewport()
})
