import { ProjectPage } from '../pages/project-page'
import { expectAccessible, WIDTHS } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'

const facts = { has_doors: true, description: 'A door in green.', completion_date: '2026-02-03' }

let upright: MadeProject
let empty: MadeProject

test.beforeAll(async ({ db }) => {
  upright = await makeProject(db, facts, [{ image_type: 'after', image_set_id: null }])
  await db.from('project_images').update({ width: 1200, height: 1600 }).eq('project_id', upright.id)
  empty = await makeProject(db)
})
test.afterAll(async ({ db }) => {
  await removeProject(db, upright)
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
