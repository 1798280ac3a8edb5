import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Db, expect, test } from '../fixtures'
import { type Image, type MadeProject, makeProject, removeProject } from '../made-project'
import { ProjectPage } from '../pages/project-page'

/** Two sets to compare, a picture that lost its set, one without its before, and four of the work. */
async function makeFullProject(db: Db): Promise<MadeProject> {
  const pair = (image_set_id: string): Image[] => [
    { image_type: 'before', image_set_id },
    { image_type: 'after', image_set_id, caption: 'Sage green front door' },
  ]
  const progress = (day: number): Image => ({
    image_type: 'progress',
    image_date: `2026-01-0${day}`,
  })
  return makeProject(
    db,
    {
      title: `${'Windowsdoorsandconservatories'.repeat(3)} ${crypto.randomUUID().slice(0, 8)}`,
      description: `${'A long story. '.repeat(100)}\n\n${'x'.repeat(120)}`,
      has_doors: true,
      completion_date: '2026-02-03',
    },
    [
      ...pair(crypto.randomUUID()),
      ...pair(crypto.randomUUID()),
      { image_type: 'before', image_set_id: null },
      { image_type: 'after', image_set_id: crypto.randomUUID() },
      ...[1, 2, 3, 4].map(progress),
    ],
  )
}

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test.describe('a project with every kind of picture', () => {
  test.use({ reducedMotion: 'reduce' })
  let project: MadeProject

  test.beforeAll(async ({ db }) => {
    project = await makeFullProject(db)
  })
  test.afterAll(async ({ db }) => removeProject(db, project))

  for (const width of [360, 768, 1280]) {
    test(`at ${width} px sets are numbered and 400 px high, progress photos in three columns`, async ({
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
      const heights = await inSets.evaluateAll((images) =>
        images.map((image) => image.getBoundingClientRect().height),
      )
      // Before and after, and both again behind the slider; a half set has one.
      expect(heights).toEqual(Array(4 + 4 + 1 + 1).fill(400))
      const columns = await projectPage.progress
        .getByRole('list')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
      expect(columns).toBe(3)
      const rows = await projectPage.progress.getByRole('listitem').evaluateAll((items) => {
        const lefts = items.map((item) => item.getBoundingClientRect())
        const edges = lefts.map(({ left, right }) => [Math.round(left), Math.round(right)])
        const list = items[0]?.parentElement?.getBoundingClientRect()
        return { edges, left: Math.round(list?.left ?? 0), right: Math.round(list?.right ?? 0) }
      })
      // Four photos, two rows, none with an empty place at its end.
      expect(rows.edges.map(([left]) => left === rows.left)).toEqual([true, false, true, false])
      expect(rows.edges.map(([, right]) => right === rows.right)).toEqual([
        false,
        true,
        false,
        true,
      ])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectNoViolations(page)
    })
  }

  test('each full set is compared by pointer, keys and a single click', async ({ page }) => {
    const projectPage = new ProjectPage(page)
    await projectPage.open(project.slug)
    for (const number of [1, 2]) {
      const slider = projectPage.set(number).getByRole('slider')
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
    await expect(projectPage.set(3).getByRole('slider')).toHaveCount(0)
  })

  test('Back closes an open picture, Escape leaves no trace, and Back then leaves the page', async ({
    page,
  }) => {
    await page.goto('/contact')
    const projectPage = new ProjectPage(page)
    await projectPage.open(project.slug)
    const address = page.url()
    const first = projectPage.set(1).getByRole('link').first()
    await projectPage.openPicture(first)
    expect(page.url()).toBe(address)
    await page.goBack()
    await expect(projectPage.dialog).toHaveCount(0)
    await expect(first).toBeFocused()
    expect(page.url()).toBe(address)

    await page.goForward()
    await expect(projectPage.dialog).toBeVisible()
    await page.reload()
    await expect(projectPage.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(projectPage.dialog).toHaveCount(0)

    await projectPage.openPicture(first)
    await projectPage.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(projectPage.dialog).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('reached from the list, the page is left to the list', async ({ page }) => {
    await page.goto('/projects')
    const card = page.getByRole('article').first()
    await card.getByRole('link', { name: /View Project/ }).click()
    const projectPage = new ProjectPage(page)
    await expect(projectPage.pictures.first()).toBeVisible()
    await projectPage.openPicture(projectPage.pictures.last())
    await page.keyboard.press('Escape')
    await expect(projectPage.dialog).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/projects$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible()
    await page.goForward()
    await expect(projectPage.pictures.first()).toBeVisible()
  })

  test('an open picture takes keys, keeps the focus, says where it stands, and hands the focus back', async ({
    page,
  }) => {
    const projectPage = new ProjectPage(page)
    const { dialog, shown } = projectPage
    await projectPage.open(project.slug)
    await projectPage.openPicture(projectPage.set(1).getByRole('link').first())
    await expect(dialog).toHaveAccessibleDescription(/^1 of 10/)
    await expectNoViolations(page)
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab')
      // The browser's own bars take their turn; the page behind never does.
      expect(
        await page.evaluate(() => document.activeElement?.closest('main a') ?? null),
      ).toBeNull()
    }
    await page.keyboard.press('ArrowRight')
    await expect(shown).toHaveAttribute('alt', 'Sage green front door')
    await expect(dialog).toHaveAccessibleDescription(/^2 of 10/)
    await expect(dialog.getByText('Sage green front door').last()).toBeVisible()
    await page.keyboard.press('End')
    await expect(dialog).toHaveAccessibleDescription(/^10 of 10/)
    await expect(dialog.getByText('Jan 4, 2026')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog).toHaveAccessibleDescription(/^1 of 10/)
    await page.keyboard.press('ArrowLeft')

    // On the picture a tap does nothing, beside it it closes.
    const picture = await shown.boundingBox()
    if (!picture) throw new Error('No picture is shown')
    await page.mouse.click(picture.x + 10, picture.y + 10)
    await expect(dialog).toBeVisible()
    await page.mouse.click(picture.x / 2, picture.y + picture.height / 2)
    await expect(dialog).toHaveCount(0)
    const last = projectPage.progress.getByRole('link').last()
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
  })

  test('where its code does not arrive, a picture opens as a plain link', async ({ page }) => {
    const projectPage = new ProjectPage(page)
    await projectPage.open(project.slug)
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await projectPage.set(1).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/storage\/.*\.jpg$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

    test('a picture is left by a swipe, and two fingers may enlarge it', async ({ page }) => {
      const projectPage = new ProjectPage(page)
      await projectPage.open(project.slug)
      await projectPage.openPicture(projectPage.set(1).getByRole('link').first())
      const { dialog, shown } = projectPage
      const stage = shown.locator('..')
      expect(await stage.evaluate((element) => getComputedStyle(element).touchAction)).toBe(
        'pan-y pinch-zoom',
      )
      const touch = await page.context().newCDPSession(page)
      const drag = async (from: number, to: number) => {
        const at = (x: number) => ({ touchPoints: [{ x, y: 350 }] })
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
        for (const part of [0.3, 0.6, 1]) {
          const x = from + (to - from) * part
          await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) })
        }
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await drag(300, 100)
      await expect(dialog).toHaveAccessibleDescription(/^2 of 10/)
      await drag(100, 300)
      await expect(dialog).toHaveAccessibleDescription(/^1 of 10/)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('pictures are plain links to themselves', async ({ page, request }) => {
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
    await expectNoViolations(page)

    await owner.goto(`/projects/${project.slug}`)
    const toImages = owner.getByRole('link', { name: 'Add images' })
    await expect(toImages).toHaveAttribute('href', `/projects/${project.id}/edit`)
    await toImages.click()
    await expect(owner.getByLabel('Title')).toHaveValue(project.title)
  } finally {
    await removeProject(db, project)
  }
})
