import type { Locator } from '@playwright/test'
import { isHard } from '../../tools/test-runner/dose'
import { ProjectListPage } from '../pages/project-list-page'
import { expectAccessible } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { showChange } from '../support/webhook'

test.use({ reducedMotion: 'reduce' })

test('on a phone the chosen town stands beside All towns, clear of what fades', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects/in/gateshead')
  const { towns } = new ProjectListPage(page)
  const line = await towns.getByRole('list').boundingBox()
  const all = await towns.getByRole('listitem').first().boundingBox()
  const chosen = await towns.locator('[aria-current]').boundingBox()
  expect(all?.x).toBeCloseTo(line?.x ?? 0, 0)
  const beside = (chosen?.x ?? 0) - (all?.x ?? 0) - (all?.width ?? 0)
  expect(beside).toBeGreaterThanOrEqual(0)
  // As wide as what fades there.
  expect(beside).toBeLessThan(16)
  expect((chosen?.x ?? 0) + (chosen?.width ?? 0)).toBeLessThanOrEqual(
    (line?.x ?? 0) + (line?.width ?? 0) - 64,
  )
})

test.describe('with more projects than a page holds', () => {
  const made: MadeProject[] = []
  const name = `Orangery ${crypto.randomUUID().slice(0, 8)}`

  test.beforeAll(async ({ db }) => {
    for (let number = 1; number <= 25; number++) {
      made.push(
        await makeProject(db, {
          title: `${name} ${number}`,
          has_conservatories: true,
          created_at: new Date(Date.UTC(2090, 0, number)).toISOString(),
          ...(number === 25 && {
            status: 'in_progress',
            start_date: '2026-03-04',
            description: 'A description of many words, '.repeat(30),
          }),
          ...(number === 24 && {
            status: 'completed',
            start_date: '2026-03-04',
            completion_date: '2026-05-06',
          }),
          ...(number === 23 && { status: 'pending', start_date: '2026-11-12' }),
        }),
      )
    }
    await showChange('projects')
  })
  test.afterAll(async ({ db }) => {
    for (const project of made) await removeProject(db, project)
  })

  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 3],
    ...(isHard
      ? ([
          [767, 1],
          [1024, 3],
        ] as const)
      : []),
  ] as const) {
    test(`at ${width} px cards stand in ${columns} columns, newest first`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const list = new ProjectListPage(page)
      await page.goto('/projects')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Projects')
      await expect(list.cards).toHaveCount(24)
      expect(await list.columns()).toBe(columns)
      const newest = list.cards.first()
      await expect(newest.getByRole('heading', { level: 2 })).toHaveText(`${name} 25`)
      await expect(newest).toContainText('Ongoing')
      await expect(newest).toContainText('Since Mar 2026')
      await expect(list.card(`${name} 24`)).toContainText('Completed')
      await expect(list.card(`${name} 24`)).toContainText('Mar 2026 – May 2026')
      await expect(list.card(`${name} 23`)).toContainText('Upcoming')
      await expect(list.card(`${name} 23`)).toContainText('From Nov 2026')
      await expect(newest.getByRole('link')).toHaveText(`View Project: ${name} 25`)
      const lines = await newest
        .getByText('A description of many words,')
        .evaluate(
          (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
        )
      expect(Math.round(lines)).toBe(2)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    })
  }

  test('pages and types are plain links, the current one marked', { tag: DAILY }, async ({
    page,
    request,
  }) => {
    const list = new ProjectListPage(page)
    await page.goto('/projects')
    await expect(list.filter.getByRole('link')).toHaveText([
      'All',
      'Windows',
      'Doors',
      'Conservatories',
    ])
    await expect(list.filter.getByRole('link', { name: 'All' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await list.pagination.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/projects\/page\/2$/)
    await expect(list.pagination.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(list.card(`${name} 1`).last()).toBeVisible()
    await expectAccessible(page)
    await list.filter.getByRole('link', { name: 'Conservatories' }).click()
    await expect(page).toHaveURL(/\/projects\/type\/conservatories$/)
    await expect(
      page.getByText(
        /^Conservatories for homes and businesses across the North.East: .+ projects?\./,
      ),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compare our conservatories' })).toHaveAttribute(
      'href',
      '/services/conservatories',
    )
    await list.pagination.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/projects\/type\/conservatories\/page\/2$/)
    await expect(list.cards.first()).toBeVisible()
    // Town and kind combine, either way round; each row offers what the other leaves.
    await list.towns.getByRole('link', { name: 'Whitley Bay' }).click()
    await expect(page).toHaveURL('/projects/in/whitley-bay/conservatories')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Our Conservatory Projects in Whitley Bay',
    )
    await expect(page).toHaveTitle('Conservatory Projects in Whitley Bay | SLW')
    await expect(page.getByText('Conservatories in Whitley Bay: one project')).toBeVisible()
    for (const [row, name] of [
      [list.filter, 'Conservatories'],
      [list.towns, 'Whitley Bay'],
    ] as const) {
      await expect(row.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      await expect(row.locator('[aria-current]')).toHaveCount(1)
    }
    await expect(list.towns.getByRole('link', { name: 'Newcastle' })).toHaveCount(0)
    await list.towns.getByRole('link', { name: 'All towns' }).click()
    await expect(page).toHaveURL('/projects/type/conservatories')
    await page.goto('/projects/in/durham/doors')
    await list.filter.getByRole('link', { name: 'All' }).click()
    await expect(page).toHaveURL('/projects/in/durham')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Projects in Durham')
    await expect(page).toHaveTitle('Window, Door and Conservatory Projects in Durham | SLW')
    await expect(list.filter.getByRole('link')).toHaveCount(4)
    const said = page.getByRole('region', { name: 'From a customer in Durham' })
    await expect(said.getByRole('figure').first()).toContainText('Durham')
    // Of the nearest towns that have finished jobs, the newest first.
    const near = page.getByRole('region', { name: 'Work near Durham' })
    for (const [index, town] of ['Newcastle', 'Sunderland', 'Gateshead'].entries())
      await expect(near.getByRole('article').nth(index)).toContainText(town)
    await expect(near.getByRole('article')).toHaveCount(3)
    await expect(list.towns.getByRole('link', { name: 'All towns' })).toHaveAttribute(
      'href',
      '/projects',
    )

    const statuses: Record<string, number> = {
      '/projects/page/1': 308,
      '/projects/type/conservatories/page/1': 308,
      '/projects/in/durham/doors/page/1': 308,
      '/projects/in/durham/conservatories/page/2': 200,
    }
    for (const path of [
      'page/99',
      'page/0',
      'page/x',
      'type/roofs',
      'type/doors/page/99',
      'in/leeds',
      'in/leeds/doors',
      'in/durham/roofs',
      'in/newcastle/conservatories',
      'in/durham/doors/page/2',
    ])
      statuses[`/projects/${path}`] = 404
    for (const [path, status] of Object.entries(statuses)) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(status)
    }
  })
})

test('New Project stands there for the signed-in alone', async ({ page, owner }) => {
  await page.goto('/projects')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Project' })).toHaveCount(0)
  await owner.goto('/projects')
  await owner.getByRole('link', { name: 'New Project' }).click()
  await expect(owner).toHaveURL(/\/projects\/new$/)
})

test('a type without projects says so, to visitor and owner in their own words', async ({
  page,
  owner,
  db,
}) => {
  const { data } = await db.from('projects').select('id').eq('has_conservatories', true)
  const ids = data?.map(({ id }) => id) ?? []
  const mark = async (has_conservatories: boolean) => {
    await db.from('projects').update({ has_conservatories }).in('id', ids)
    await showChange('projects')
  }
  try {
    await mark(false)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/projects/type/conservatories')
      await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
      await expect(page.getByText('Check back soon for our latest work')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Planning one of your own?' })).toBeVisible()
      await expectAccessible(page)
    }
    await owner.goto('/projects/type/conservatories')
    await expect(owner.getByText('Get started by creating a new project')).toBeVisible()
    await expect(owner.getByRole('link', { name: 'New Project' })).toHaveCount(1)
  } finally {
    await mark(true)
  }
})

test('on the way to a slow page a spinner stands in cards of the final size', async ({ page }) => {
  const list = new ProjectListPage(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The shape of a page is known ahead; what stands on it is slow.
  await page.route('**/projects/**_rsc=**', async (route) => {
    if (route.request().headers()['next-router-segment-prefetch'] !== '/_tree') await held
    await route.continue().catch(() => undefined)
  })
  const shape = page.waitForResponse(/\/projects\/type\/doors\?_rsc/)
  await page.goto('/projects')
  // Outlines are fetched for whoever is at the page; what is done before its scripts are is not seen.
  const stir = async () => {
    await page.keyboard.press('Shift')
    return Promise.race([shape, page.waitForTimeout(100)])
  }
  await expect.poll(stir).toBeTruthy()
  await (await shape).finished()
  await list.filter.getByRole('link', { name: 'Doors' }).click()
  const spinner = page.getByRole('status').filter({ hasText: 'Loading projects' })
  await expect(spinner).toBeVisible()
  const firstOf = (cards: Locator) => cards.first().boundingBox()
  const expected = await firstOf(page.locator('main [aria-hidden] > .pane:visible'))
  await expectAccessible(page)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Door Projects')
  const shown = list.cards.filter({ visible: true })
  expect(Math.abs(((await firstOf(shown))?.y ?? 0) - (expected?.y ?? 0))).toBeLessThanOrEqual(2)
  const widths = await shown.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().width),
  )
  // Leads take two columns.
  const columns = widths.map((width) => (width / (expected?.width ?? 0)).toFixed(1))
  expect(new Set(columns)).toEqual(new Set(['1.0', '2.0']))
  await expect(page).toHaveTitle('Door Projects in the North East | SLW')
})

test('the few jobs of a town stand large, each with what its customer says', async ({ page }) => {
  const list = new ProjectListPage(page)
  await page.goto('/projects/in/hartlepool')
  await expect(list.cards).toHaveCount(2)
  await expect(list.cards.getByRole('slider')).toHaveCount(2)
  await expect(list.cards.getByRole('link', { name: 'Get Free Quote' })).toHaveCount(2)
  expect(await list.columns()).toBe(1)
  await expect(list.card('Aluminium shopfront').getByRole('figure')).toContainText('Amina K.')
  await expect(page.getByRole('region', { name: /customer/ })).toHaveCount(0)
})
