import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { tell } from '../../tools/test-runner/dose'
import { differenceAt, publicTruth } from '../support/public-truth'
import { rig } from './rig'
import { type Build, buildSite } from './second-build'
import { openStack, type Stack } from './stack'

/** No public page may show what was true longer ago than this. */
const BOUND_MS = 5 * 60_000

/** As on Vercel, where Next keeps rendered pages itself. */
const host = { VERCEL: '1' }

let stack: Stack | undefined
let built: Build | undefined
test.afterEach(async () => {
  await stack?.close()
  built?.remove()
  stack = built = undefined
})

/** Every public page that is not as the database has it, each asked for once. */
async function differences(open: Stack): Promise<string[]> {
  const found: string[] = []
  for (const [path, expected] of await publicTruth(open.db)) {
    const difference = await differenceAt(rig.siteUrl, path, expected)
    if (difference) found.push(difference)
  }
  return found
}

/** Changes something on every page that shows projects. Nothing tells the site: the backend here knows no webhook. */
async function changeEverything({ db }: Stack): Promise<void> {
  const { data, error } = await db.from('projects').select('id, title')
  if (error) throw new Error(error.message)
  for (const { id, title } of data) {
    const renamed = await db
      .from('projects')
      .update({ title: `${title} again` })
      .eq('id', id)
    if (renamed.error) throw new Error(renamed.error.message)
  }
}

async function isBounded(open: Stack, where: string): Promise<void> {
  expect(await differences(open)).toEqual([])
  await changeEverything(open)
  const changed = Date.now()
  const lost = await differences(open)
  expect(lost.length).toBeGreaterThan(10)
  await sleep(changed + BOUND_MS - Date.now())
  expect(await differences(open)).toEqual([])
  tell({
    row: 'with every invalidation lost no public page is older than five minutes',
    did: `${where}: all projects renamed with no word to the site; ${lost.length} pages then showed the old state`,
    found: 'each asked for once five minutes later: 0 old',
  })
}

test('nothing is older than five minutes, were every invalidation lost', async () => {
  stack = await openStack()
  await isBounded(stack, "on one's own server")
})

test('nor where a host keeps the pages, whose build heals once there is a backend', async () => {
  // Before anything listens: its pages say that there are no projects.
  built = await buildSite({ environment: host })
  stack = await openStack(built, host)
  const open = stack
  await expect.poll(() => differences(open), { timeout: 60_000 }).toEqual([])
  await isBounded(open, 'on a host with a store of its own')
})
