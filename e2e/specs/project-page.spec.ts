import type { Page, Response } from '@playwright/test'
import { ProjectPage } from '../pages/project-page'
import { makeAccount, removeAccount, signedIn } from '../support/account'
import { expectAccessible } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import {
  type MadeProject,
  makeFullProject,
  makeProject,
  removeProject,
} from '../support/made-project'

test.describe('a project with every kind of picture', () => {
  test.use({ reducedMotion: 'reduce' })
  let project: MadeProject

  test.beforeAll(async ({ db }) => {
    project = await makeFullProject(db)
  })
  test.afterAll(async ({ db }) => removeProject(db, project))

  test('on a phone the quote scrolls away with the page', { tag: DAILY }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await new ProjectPage(page).open(project.slug)
    const fitted = page.getByRole('region', { name: 'Parts of this project' })
    const over = await fitted.evaluate((region) => {
      // Clear of the page's header.
      scrollBy({ top: region.getBoundingClientRect().top - 120, behavior: 'instant' })
      const { left, right, top, bottom } = region.getBoundingClientRect()
      const middle = (left + right) / 2
      return [0.1, 0.3, 0.5, 0.7, 0.9]
        .map((part) => top + (bottom - top) * part)
        .flatMap((y) => [left + 20, middle].map((x) => document.elementFromPoint(x, y)))
        .filter((at) => at && !region.contains(at))
        .map((at) => at?.outerHTML.slice(0, 80))
    })
    expect(over).toEqual([])
  })

  for (const width of [360, 768, 1280, 1920]) {
    test(`at ${width} px sets are numbered and 400 px high where there is room, progress photos in three columns`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const projectPage = new ProjectPage(page)
      await projectPage.open(project.slug)
      await expect(page.getByRole('heading', { level: 3, name: /^Set \d$/ })).toHaveText([
        'Set 1',
        'Set 2',
        'Set 3',
        'Set 4',
      ])
      const inSets = page.getByRole('region', { name: 'Before and after' }).locator('img')
      const boxes = await inSets.evaluateAll((images) =>
        images.map((image) => {
          const { width, height, left, right } = image.getBoundingClientRect()
          const { width: ownWidth, height: ownHeight } = image as HTMLImageElement
          const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          const isWhole = Math.abs(ownWidth / ownHeight - shape) < 0.02
          return { height, isWhole, left, right, width }
        }),
      )
      // Before and after of two sets; a half set has one.
      expect(boxes.map(({ isWhole }) => isWhole)).toEqual(Array(2 + 2 + 1 + 1).fill(true))
      for (const box of boxes) {
        if (width >= 768) expect(box.height).toBe(400)
        else expect(box.width).toBeGreaterThan(width * 0.8)
      }
      // Two of 600 px and the bar between them are a hair wider than a column of 1200 px.
      const column = await projectPage.progress.getByRole('list').boundingBox()
      const [start, end] = [column?.x ?? 0, (column?.x ?? 0) + (column?.width ?? 0)]
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(start - 2)
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(end + 2)
      const columns = await projectPage.progress
        .getByRole('list')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
      expect(columns).toBe(3)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    })
  }

  test('each full set is compared by pointer, keys and a single click', { tag: DAILY }, async ({
    page,
  }) => {
    const projectPage = new ProjectPage(page)
    await projectPage.open(project.slug)
    for (const number of [1, 2]) {
      await projectPage.compare(number)
      const slider = projectPage.comparison
      await slider.scrollIntoViewIfNeeded()
      const box = await slider.boundingBox()
      if (!box) throw new Error('The slider is not on the page')
      const at = (share: number) => [box.x + box.width * share, box.y + 100] as const
      await page.mouse.click(...at(0.25))
      await expect(slider).toHaveAttribute('aria-valuetext', '25% before, 75% after')
      await page.keyboard.press('ArrowRight')
      await expect(slider).toHaveAttribute('aria-valuetext', '30% before, 70% after')
      await page.mouse.move(...at(0.3))
      await page.mouse.down()
      await page.mouse.move(...at(0.6), { steps: 4 })
      await page.mouse.up()
      await expect(slider).toHaveAttribute('aria-valuetext', /^60% before/)
    }
    const sets = page.getByRole('navigation', { name: 'Sets to compare' }).getByRole('link')
    await expect(sets).toHaveText(['Set 1', 'Set 2'])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('pictures are plain links to themselves', { tag: DAILY }, async ({ page, request }) => {
      const projectPage = new ProjectPage(page)
      await projectPage.open(project.slug)
      const link = projectPage.set(2).getByRole('link').first()
      const picture = await request.get((await link.getAttribute('href')) ?? '')
      expect(picture.headers()['content-type']).toBe('image/jpeg')
      await expect(page.getByRole('button', { name: /Delete Set/ })).toHaveCount(0)
    })
  })
})

test('without pictures the page says so, and shows its owner the way to them', async ({
  page,
  owner,
  db,
}) => {
  const project = await makeProject(db)
  try {
    await page.goto(`/projects/${project.slug}`)
    await expect(page.getByRole('heading', { name: 'No Images Yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add images' })).toHaveCount(0)
    await expectAccessible(page)

    await owner.goto(`/projects/${project.slug}`)
    const toImages = owner.getByRole('link', { name: 'Add images' })
    await expect(toImages).toHaveAttribute('href', `/projects/${project.id}/edit`)
    await toImages.click()
    await expect(owner.getByLabel('Title')).toHaveValue(project.title)
  } finally {
    await removeProject(db, project)
  }
})

/** All the code that a page loads until it is at rest. */
async function codeOf(page: Page, path: string, shown = async () => {}): Promise<string> {
  // What the page before still asks for is none of this one's, and its answers go with it.
  await page.goto('about:blank')
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto(path)
  await shown()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(scripts.map((script) => script.text()))).join('\n')
}

test('the tools, and their code, are for the one who made the project', async ({
  page,
  owner,
  browser,
  db,
}) => {
  const set = crypto.randomUUID()
  const project = await makeProject(db, {}, [
    { image_type: 'before', image_set_id: set },
    { image_type: 'after', image_set_id: set },
  ])
  const other = await makeAccount(db)
  const path = `/projects/${project.slug}`
  const tools = (by: Page) =>
    by.locator('main').getByText(/^(Edit Project|Delete Project|Delete Set|Add images)/)
  const ofTools = [
    /delete this project with all its pictures/,
    /Are you sure you want to delete set/,
  ]
  const ofTheOffice = /Logout/
  try {
    const own = await codeOf(owner, path, () => expect(tools(owner)).toHaveCount(3))
    for (const words of [...ofTools, ofTheOffice]) expect(own).toMatch(words)

    const visitors = await codeOf(page, path)
    for (const words of [...ofTools, ofTheOffice]) expect(visitors).not.toMatch(words)
    await expect(tools(page)).toHaveCount(0)

    const others = await signedIn(browser, other, '/dashboard')
    const answered = others.waitForResponse(/\/viewer/)
    const code = await codeOf(others, path, async () => expect((await answered).ok()).toBe(true))
    for (const words of ofTools) expect(code).not.toMatch(words)
    await expect(tools(others)).toHaveCount(0)
  } finally {
    await removeAccount(db, other)
    await removeProject(db, project)
  }
})
