import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, expect, test } from '@playwright/test'
import { dose, tell } from '../../tools/test-runner/dose'
import { MessagesPage } from '../pages/messages-page'
import { publicPaths } from '../support/public-paths'
import { byDataApi, byForm, inTurns, someEnquiry } from './enquiries'
import { officeOf, signedInOwner, slugOf } from './owner'
import type { Process, Vitals } from './process'
import { rig } from './rig'
import { openStack, type Stack } from './stack'

const DURATION_MS = dose(120_000, 600_000)
/** Each catches some requests at work: of many, the median does not. */
const SAMPLES = 60
/** Code is compiled meanwhile; from here on nothing may grow. */
const WARM = 0.5
/** Fills what Next.js keeps of rendered pages in memory, 50 MB: that growth ends by itself. */
const UNASKED_FIRST = dose(200, 1_500)

let stack: Stack
test.beforeAll(async () => {
  stack = await openStack()
})
test.afterAll(() => stack?.close())

async function see(path: string, status: number): Promise<void> {
  const answer = await fetch(rig.siteUrl + path, { redirect: 'manual' })
  await answer.arrayBuffer()
  expect(answer.status, path).toBe(status)
}

/** Everything that goes on at the site, each at its own pace, until it is over. */
async function traffic(browser: Browser, isOver: () => boolean) {
  const done = { pages: 0, unasked: 0, enquiries: 0, projects: 0, sweeps: 0 }
  const owner = await signedInOwner(browser, stack)
  await new MessagesPage(owner).open()
  const office = await officeOf(stack, owner)
  const paths = [...(await publicPaths(stack.db)), '/sitemap.xml', '/robots.txt', '/api/health']
  const repeat = async (pauseMs: number, act: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver(); turn += 1) {
      await act(turn)
      await sleep(pauseMs)
    }
  }
  const form = byForm(stack)
  const secret = { method: 'POST', headers: { authorization: `Bearer ${rig.cronSecret}` } }
  await Promise.all([
    repeat(20, async (turn) => {
      await see(paths[turn % paths.length] ?? '/', 200)
      done.pages += 1
    }),
    repeat(50, async () => {
      await see(`/projects/never-asked-${randomUUID()}`, 404)
      done.unasked += 1
    }),
    repeat(250, async (turn) => {
      expect(await (turn % 4 ? form : byDataApi)(someEnquiry(turn))).toBe(true)
      done.enquiries += 1
    }),
    repeat(500, async (turn) => {
      const project = await office.create(`Porch ${turn} ${randomUUID().slice(0, 8)}`, 2)
      await see(`/projects/${slugOf(project.title)}`, 200)
      await office.savePhone(`0191 498 ${String(turn % 10_000).padStart(4, '0')}`)
      await office.remove(project)
      await see(`/projects/${slugOf(project.title)}`, 404)
      done.projects += 1
    }),
    repeat(5_000, async () => {
      for (const path of ['/api/media/sweep?apply=1', '/api/notifications']) {
        const answer = await fetch(rig.siteUrl + path, secret)
        expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.anything()])
      }
      done.sweeps += 1
    }),
  ])
  return done
}

const mb = (bytes: number) => Math.round(bytes / 2 ** 20)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** What a process held after the warm-up, and at the end. */
function growth(samples: Vitals[], of: (vitals: Vitals) => number) {
  const warm = samples.slice(Math.floor(samples.length * WARM))
  const part = Math.max(1, Math.floor(warm.length / 3))
  return { from: median(warm.slice(0, part).map(of)), to: median(warm.slice(-part).map(of)) }
}

function expectFlat(process: Process, samples: Vitals[]): string {
  const heap = growth(samples, ({ heapUsed, external }) => heapUsed + external)
  const rss = growth(samples, (vitals) => vitals.rss)
  const handles = growth(samples, (vitals) => vitals.handles)
  const found = `${process.name} heap ${mb(heap.from)} to ${mb(heap.to)} MB, in all ${mb(rss.from)} to ${mb(rss.to)} MB, ${handles.from} to ${handles.to} handles`
  console.log(
    found,
    samples.map((one) => [one.heapUsed, one.external, one.rss].map(mb).join('/')).join(' '),
  )
  expect(heap.to, found).toBeLessThan(heap.from * 1.1 + 5 * 2 ** 20)
  expect(rss.to, found).toBeLessThan(rss.from * 1.15 + 10 * 2 ** 20)
  expect(handles.to, found).toBeLessThan(handles.from + 10)
  return found
}

test('hours of mixed traffic leave memory and handles flat and the logs clean', async ({
  browser,
}) => {
  const [site, backend] = [stack.site, stack.backend]
  const fromHere = [site, backend].map(({ said }) => said.length)
  let isOver = false
  await inTurns(UNASKED_FIRST, 8, () => see(`/projects/unasked-${randomUUID()}`, 404))
  const going = traffic(browser, () => isOver)
  const samples: Vitals[][] = [[], []]
  try {
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      // Whatever goes wrong meanwhile is told at once.
      await Promise.race([sleep(DURATION_MS / SAMPLES), going])
      samples[0]?.push(await site.vitals())
      samples[1]?.push(await backend.vitals())
    }
  } catch (error) {
    console.log(site.said.slice(-40).join('\n'), backend.said.slice(-40).join('\n'))
    throw error
  } finally {
    isOver = true
  }
  const done = await going
  const found = [site, backend].map((process, index) => expectFlat(process, samples[index] ?? []))
  const lines = [site, backend].flatMap(({ said }, index) => said.slice(fromHere[index]))
  // Sign-ins and other news of the security log are no complaint.
  expect(lines.filter((line) => !line.includes('"level":"info"'))).toEqual([])
  tell({
    row: 'long run of mixed traffic',
    did: `${DURATION_MS / 60_000} minutes: ${done.pages} pages and ${done.unasked} addresses never asked for before, ${done.enquiries} enquiries, ${done.projects} projects published and deleted with their pictures, ${done.sweeps} sweeps, the inbox open`,
    found: `${found.join('; ')}; nothing in the logs`,
  })
})
