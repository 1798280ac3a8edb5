import { randomUUID } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { dose, tell } from '../../tools/test-runner/dose'
import { publicPaths } from '../support/public-paths'
import { rig } from './rig'
import { openStack, type Stack } from './stack'

const ADDRESSES = dose(1_000, 10_000)
/** Before the first look: code is compiled, and connections are opened. */
const WARM = 500
const AT_ONCE = 8
const MOST_GROWTH_BYTES = 20 * 2 ** 20

const unknown = [
  (some: string) => `/projects/x-${some}`,
  (some: string) => `/projects/type/${some}`,
  (some: string) => `/projects/in/${some}`,
  (some: string) => `/projects/page/9${Number.parseInt(some.slice(0, 6), 16)}`,
  (some: string) => `/projects/type/windows/page/9${Number.parseInt(some.slice(0, 6), 16)}`,
]

let stack: Stack
test.beforeAll(async () => {
  stack = await openStack()
})
test.afterAll(() => stack?.close())

async function askUnknown(count: number): Promise<void> {
  let left = count
  const ask = async () => {
    while (left > 0) {
      left -= 1
      const path = unknown[left % unknown.length]?.(randomUUID()) ?? '/'
      const answer = await fetch(rig.siteUrl + path, { redirect: 'manual' })
      await answer.arrayBuffer()
      expect(answer.status, path).toBe(404)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
}

function filesOnDisk() {
  const files = globSync('**/*', { cwd: stack.dist, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size,
    0,
  )
  return { count: files.length, bytes }
}

async function memory(): Promise<number> {
  const { heapUsed, external } = await stack.site.vitals()
  return heapUsed + external
}

test('addresses that nobody has leave nothing on disk, and little in memory', async () => {
  const known = [...(await publicPaths(stack.db)), '/sitemap.xml']
  for (const path of known) await (await fetch(rig.siteUrl + path)).arrayBuffer()
  await askUnknown(WARM)
  const before = { disk: filesOnDisk(), memory: await memory() }
  await askUnknown(ADDRESSES)
  const after = { disk: filesOnDisk(), memory: await memory() }
  const grown = after.memory - before.memory
  tell({
    row: 'random addresses',
    did: `${ADDRESSES} unknown projects, types and pages asked for`,
    found: `disk +${after.disk.bytes - before.disk.bytes} bytes, memory ${(grown / 2 ** 20).toFixed(1)} MB more`,
  })
  expect(after.disk).toEqual(before.disk)
  expect(grown).toBeLessThan(MOST_GROWTH_BYTES)
})
