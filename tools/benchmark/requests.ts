import autocannon from 'autocannon'
import { routes } from '../../lib/routes.ts'
import type { Bench, Figure, Line, Row } from './bench.ts'
import { atLeast, median, plain } from './figures.ts'
import { fullestProject } from './pages.ts'

/** Required share of the bare page's requests per second. */
const SHARE = { plain: 0.7, gzip: 0.6 }
type Encoding = keyof typeof SHARE

/** Short alternating turns, so that other load affects both pages and a single turn decides nothing. */
const TURNS = 16
const SECONDS = 0.3
const CONNECTIONS = 10

/** Cached pages against the bare page of the same server, in turns; the median ratio is used. */
export const requests: Row = {
  title: 'Requests per second of cached pages, beside the bare page',
  async measure(bench) {
    const { address, barePath, backend } = await bench.site()
    const pages = [
      routes.home,
      routes.projects,
      routes.project(await fullestProject(backend)),
      routes.service('windows'),
    ].filter((path) => bench.paths?.includes(path) ?? true)
    const lines: Line[] = []
    for (const path of pages) {
      bench.life.say(`  ${path}`)
      const figures: Record<string, Figure> = {}
      for (const encoding of ['plain', 'gzip'] as const) {
        const urls = { bare: `${address}${barePath}`, page: `${address}${path}` }
        Object.assign(figures, await compare(bench, urls, encoding))
      }
      lines.push({ name: path, figures })
    }
    return lines
  },
}

async function compare(
  { life }: Bench,
  urls: { bare: string; page: string },
  encoding: Encoding,
): Promise<Record<string, Figure>> {
  const found = { bare: [] as number[], page: [] as number[], ratio: [] as number[] }
  // Compiling and caching must not count in a turn.
  for (const url of [urls.bare, urls.page]) {
    // The first request renders the page, which may take longer than a turn.
    await (await fetch(url)).arrayBuffer()
    await perSecond(url, encoding, 0.5)
  }
  for (let turn = 0; turn < TURNS; turn++) {
    life.signal.throwIfAborted()
    const bare = await perSecond(urls.bare, encoding, SECONDS)
    const page = await perSecond(urls.page, encoding, SECONDS)
    found.bare.push(bare)
    found.page.push(page)
    if (bare) found.ratio.push(page / bare)
  }
  return {
    [encoding]: plain(median(found.page)),
    [`${encoding} bare`]: plain(median(found.bare)),
    [`${encoding} share`]: atLeast(median(found.ratio), SHARE[encoding], share),
  }
}

const share = (value: number) => value.toFixed(2)

async function perSecond(url: string, encoding: Encoding, duration: number): Promise<number> {
  const found = await autocannon({
    url,
    duration,
    // The default of a second would be the shortest turn.
    sampleInt: 100,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': encoding === 'gzip' ? 'gzip' : 'identity' },
  })
  const failed = found.errors + found.timeouts + found.non2xx
  if (failed) throw new Error(`${failed} requests of ${url} failed under load.`)
  // A turn without any processor time yields zero requests, which counts.
  return found['2xx'] / found.duration
}
