import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { dose, isHard, tell } from '../../tools/test-runner/dose'
import { ProjectForm } from '../pages/project-form'
import { ProjectPage } from '../pages/project-page'
import { chance } from '../support/chance'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { type Db, expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'
import { differenceAt, publicTruth } from '../support/public-truth'
import { showChange } from '../support/webhook'

const ROUNDS = dose(1, 100)
const CHANGES_A_ROUND = dose(3, 5)
/** Enough, with the demo's, for a second page of the list. */
const PROJECTS = dose(8, 16)
/** The owner pauses for up to so long between two changes: often hardly at all, seldom longer. */
const LONGEST_PAUSE_MS = isHard ? 10_000 : 1_500
const READERS = 3
const AT_ONCE = 6
const ready = 'Terrace'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const random = chance(seed)
const oneOf = <T>(list: readonly T[], by = random): T => list[Math.floor(by() * list.length)] as T

let made: string[] = []

test.beforeEach(async ({ db }) => {
  made = []
  // Each with two sets to delete.
  for (let count = 0; count < PROJECTS; count += 1) made.push((await withSets(db, count)).id)
  await showChange('projects')
})

test.afterEach(async ({ db }) => {
  const { data } = await db.from('projects').select('id').like('title', `${ready}%`)
  for (const project of data ?? []) await removeProject(db, project)
})

function withSets(db: Db, number: number) {
  const pair = (image_set_id: string) =>
    (['before', 'after'] as const).map((image_type) => ({ image_type, image_set_id }))
  const type = oneOf(['has_windows', 'has_doors', 'has_conservatories'] as const)
  return makeProject(
    db,
    {
      title: `${ready} ${number} ${crypto.randomUUID().slice(0, 8)}`,
      completion_date: `2089-01-${10 + number}`,
      [type]: true,
    },
    [...pair(crypto.randomUUID()), ...pair(crypto.randomUUID())],
  )
}

test('whatever the owner changes, every public page is as the database is', { tag: DAILY }, async ({
  owner,
  browser,
  db,
}) => {
  // Making the projects counts too.
  test.setTimeout(120_000 + ROUNDS * CHANGES_A_ROUND * 30_000)
  console.log(`SEED=${seed}`)
  const visitors = startVisitors(browser)
  const done = new Map<string, number>()
  let compared = 0
  const compare = async (when: string, isAsked: (path: string) => boolean) => {
    const truth = [...(await publicTruth(db))].filter(([path]) => isAsked(path))
    const found: unknown[] = []
    // A few at a time: hundreds of former addresses at once would be a flood, which is another test.
    for (let at = 0; at < truth.length; at += AT_ONCE) {
      const some = truth.slice(at, at + AT_ONCE)
      found.push(
        ...(await Promise.all(some.map((each) => differenceAt(environment.baseUrl, ...each)))),
      )
    }
    compared += truth.length
    expect(found.filter(Boolean), `${when}, SEED=${seed}`).toEqual([])
  }
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (let number = 1; number <= CHANGES_A_ROUND; number += 1) {
        await sleep(random() ** 6 * LONGEST_PAUSE_MS)
        const change = oneOf(changes)
        await change(owner, db)
        done.set(change.name, (done.get(change.name) ?? 0) + 1)
        // The list was seen to freeze when it was loaded as a document right after the answer.
        if (random() < 0.5) await sleep(random() * 400)
        if (random() < 0.7) await owner.goto('/projects')
        await compare(`Round ${round}, after ${change.name}`, isList)
      }
      await compare(`After round ${round}`, () => true)
    }
  } finally {
    const visits = await visitors.stop()
    tell({
      row: "after an owner's changes every public page equals the database",
      did: `${[...done].map(([name, times]) => `${times} × ${name}`).join(', ')}, beside ${visits} visits; ${compared} pages compared (SEED=${seed})`,
      found: '0 stale',
    })
  }
})

const isList = (path: string) =>
  ['/', '/projects', '/projects/page/2', '/sitemap.xml'].includes(path) ||
  path.startsWith('/services/') ||
  path.startsWith('/projects/type/') ||
  path.startsWith('/projects/in/')

/** A project of this journey, as it is now. */
async function someProject(db: Db) {
  const { data, error } = await db
    .from('projects')
    .select('id, slug, title, project_images(image_set_id)')
    .like('title', `${ready}%`)
    .order('id')
  if (error) throw new Error(error.message)
  return oneOf(data)
}

const newTitle = () => `${ready} ${crypto.randomUUID().slice(0, 8)}`

async function create(owner: Page): Promise<void> {
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({
    title: newTitle(),
    location: 'Durham',
    startDate: '2089-01-01',
    completionDate: `2089-02-${10 + Math.floor(random() * 18)}`,
    status: oneOf(['completed', 'completed', 'in_progress', 'pending']),
    features: [oneOf(['windows', 'doors', 'conservatories'])],
    description: `New frames ${crypto.randomUUID()}`,
  })
  await form.save.click()
  await expect(owner.getByText('Project created successfully!')).toBeVisible()
}

async function edit(owner: Page, db: Db, change: (form: ProjectForm) => Promise<void>) {
  const form = new ProjectForm(owner)
  await form.openEdit((await someProject(db)).slug)
  await change(form)
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
}

const changes = [
  create,
  async function describe(owner: Page, db: Db) {
    await edit(owner, db, (form) => form.description.fill(`New words ${crypto.randomUUID()}`))
  },
  async function rename(owner: Page, db: Db) {
    await edit(owner, db, (form) => form.title.fill(newTitle()))
  },
  async function remove(owner: Page, db: Db) {
    const { slug } = await someProject(db)
    await owner.goto(`/projects/${slug}`)
    await owner.getByRole('button', { name: 'Delete Project' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(owner).toHaveURL(/\/projects$/)
    // So that there is always something left to change.
    const { count } = await db
      .from('projects')
      .select('*', { count: 'exact', head: true })
      .like('title', `${ready}%`)
    if ((count ?? 0) < 6) await create(owner)
  },
  async function deleteSet(owner: Page, db: Db) {
    const { slug, project_images } = await someProject(db)
    if (project_images.length === 0) return create(owner)
    const page = new ProjectPage(owner)
    await page.open(slug)
    await page.deleteSet(1).click()
    await page.confirmDeletion()
    await expect(owner.getByText('Image set deleted successfully')).toBeVisible()
  },
]

/** Visitors all the while: one in a browser who follows links, others who ask for page after page. */
function startVisitors(browser: Browser) {
  // Their own chance: how far they get must not decide what the owner does.
  const any = chance(seed + 1)
  let isOver = false
  let visits = 0
  const walk = async () => {
    const context = await browser.newContext({ baseURL: environment.baseUrl })
    const page = await context.newPage()
    while (!isOver) {
      await page.goto(oneOf(['/', '/projects', '/services/windows', '/projects/type/doors'], any))
      for (let step = 0; step < 4 && !isOver; step += 1) {
        const links = page.locator('main a[href^="/projects"], header a[href^="/"]')
        const link = links.nth(Math.floor(any() * (await links.count())))
        // Seen by the router first, as by a finger on its way: that fetches the page ahead.
        await link.hover({ timeout: 2_000 }).catch(() => {})
        await link.click({ timeout: 2_000 }).catch(() => {})
        visits += 1
        // A look at the page; without it the browser takes a core to itself.
        await sleep(any() * 500)
      }
    }
    await context.close()
  }
  const ask = async (start: number) => {
    const paths = ['/', '/projects', '/projects/page/2', '/services/doors', '/sitemap.xml']
    for (let turn = start; !isOver; turn += 1) {
      const answer = await fetch(environment.baseUrl + paths[turn % paths.length], {
        headers: turn % 3 ? {} : { rsc: '1', 'next-router-prefetch': '1' },
      })
      await answer.text()
      visits += 1
      await sleep(any() * 300)
    }
  }
  const all = Promise.all([walk(), ...Array.from({ length: READERS }, (_, index) => ask(index))])
  return {
    async stop(): Promise<number> {
      isOver = true
      await all
      return visits
    },
  }
}
