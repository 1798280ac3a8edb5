import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../../lib/routes.ts'
import type { Backend } from '../embedded-backend/backend.ts'
import type { Bench, Line, Row } from './bench.ts'
import { grow, installationOf, timeOf } from './big.ts'
import { atMost, median, milliseconds, plain, times } from './figures.ts'
import { quietMoments } from './quiet.ts'

const LIMIT = 2
const FEW = 10
const ROUNDS = 8

/**
 * Measures the first request for a project's page, and a later one after a change has invalidated the
 * cache. The first may take at most twice as long as the later one, among 10,000 projects as among ten.
 * The cache is emptied before both, so that neither uses reads of another page; they alternate by project.
 */
export const firstRequest: Row = {
  title: 'First request of a project never asked for, against a later uncached one',
  async measure(bench) {
    const { backend } = await bench.site()
    // The build has already requested the demo projects.
    await backend.sql('delete from public.projects')
    await grow(backend, { projects: FEW })
    const few = await compare(bench)
    bench.life.say('  growing to 10,000')
    await grow(backend, { projects: 10_000 - FEW })
    const many = await compare(bench)
    const growth = (many.figures.first?.value ?? 0) / (few.figures.first?.value ?? 0)
    return [few, { ...many, figures: { ...many.figures, 'against 10': plain(growth, times) } }]
  },
}

async function compare(bench: Bench): Promise<Line> {
  const { address, backend } = await bench.site()
  const { slugs, among } = await unvisitedSlugs(backend)
  const found = { first: [] as number[], later: [] as number[], ratio: [] as number[] }
  // Warm up the server itself: the first page requested pays for that.
  const [warmUp = '', ...measured] = slugs.map((slug) => `${address}${routes.project(slug)}`)
  await timeOf(warmUp)
  const quiet = quietMoments(bench.life.signal)
  for (const url of measured) {
    await invalidate(bench, quiet)
    const first = await timeOf(url)
    await invalidate(bench, quiet)
    const later = await timeOf(url)
    found.first.push(first)
    found.later.push(later)
    found.ratio.push(first / later)
  }
  return {
    name: `among ${among}`,
    figures: {
      first: plain(median(found.first), milliseconds),
      later: plain(median(found.later), milliseconds),
      'first / later': atMost(median(found.ratio), LIMIT, times),
    },
  }
}

/** Slugs from all over the list, the same in each run. */
async function unvisitedSlugs(backend: Backend): Promise<{ slugs: string[]; among: number }> {
  const rows = await backend.sql<{ slug: string; among: number }>(
    `select slug, (count(*) over ())::integer as among from public.projects
     order by md5(slug) limit ${ROUNDS + 1}`,
  )
  return { slugs: rows.map(({ slug }) => slug), among: rows[0]?.among ?? 0 }
}

/** Invalidates the cache as a project change does, and waits for the sitemap's copy. */
async function invalidate(bench: Bench, quiet: () => Promise<void>): Promise<void> {
  const { address, backend } = await bench.site()
  const { revalidateSecret } = await installationOf(bench)
  const copied = async () => {
    const [row] = await backend.sql<{ version: string }>(
      `select version from storage.objects where bucket_id = 'public' and name = 'sitemap.xml'`,
    )
    return row?.version
  }
  const before = await copied()
  const answer = await fetch(`${address}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${revalidateSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'UPDATE', schema: 'public', table: 'projects' }),
  })
  if (!answer.ok) throw new Error(`The webhook was answered ${answer.status}.`)
  while ((await copied()) === before) await sleep(50, undefined, { signal: bench.life.signal })
  await quiet()
}
