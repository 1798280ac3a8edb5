import type { Figure, Line, Row } from './bench.ts'
import { median, milliseconds, plain } from './figures.ts'
import { openPhone, type Visit } from './lighthouse-visit.ts'
import { publicPages } from './pages.ts'
import { quietMoments } from './quiet.ts'

/** The bare page is visited once before this many pages. */
const PAGES_TO_A_BARE = 4

/**
 * Largest Contentful Paint with Lighthouse's network and processor throttled for real. Its simulation counts
 * every script that arrived before the first paint of a fast visit, which on one machine is all of them.
 * One visit per page and no target: it is the analysis in decision 009.
 */
export const slowPhone: Row = {
  title: 'Lighthouse on a phone and a line that are slow in earnest',
  async measure(bench) {
    const { address, barePath, backend } = await bench.site()
    const phone = await openPhone(await bench.chromium())
    bench.life.defer(() => phone.close())
    const quiet = quietMoments(bench.life.signal)
    const look = async (path: string) => {
      bench.life.signal.throwIfAborted()
      await quiet()
      return phone.visit(address + path, { categories: ['performance'], isSlowed: true })
    }
    const bare: Visit[] = []
    const found: [path: string, Visit][] = []
    for (const [at, { path }] of (await publicPages(backend, bench.paths)).entries()) {
      if (at % PAGES_TO_A_BARE === 0) bare.push(await look(barePath))
      found.push([path, await look(path)])
    }
    await phone.close()
    const middle = (pick: (visit: Visit) => number) => median(bare.map(pick))
    const yardstick = { lcp: middle(({ lcp }) => lcp), tbt: middle(({ tbt }) => tbt) }
    return [
      { name: 'bare', figures: told(yardstick) },
      ...found.map(([name, page]): Line => ({ name, figures: told(page, yardstick) })),
    ]
  },
}

type Times = Pick<Visit, 'lcp' | 'tbt'>

function told(page: Times, bare?: Times): Record<string, Figure> {
  const above = bare && { 'above bare': plain(page.lcp - bare.lcp, milliseconds) }
  return { LCP: plain(page.lcp, milliseconds), ...above, TBT: plain(page.tbt, milliseconds) }
}
