import { routes } from '../../lib/routes.ts'
import { fullSize } from '../../tests/size/fill.ts'
import type { Bench, Figure, Line, Row } from './bench.ts'
import { grow, ownerCookies, timeOf } from './big.ts'
import { atMost, median, milliseconds, plain, times } from './figures.ts'
import { quietMoments } from './quiet.ts'

const LIMIT = 1.5
const ROUNDS = 15
const FEW = 100

const pages = [routes.dashboard, routes.messages]
/** Served by the same server and database without any enquiry: it shows what else slows the machine. */
const yardstick = '/api/health'

/**
 * First page of overview and messages with 100,000 enquiries against 100. A site has one database, so the
 * two cannot alternate. Each alternates with a reference page instead, whose own change is subtracted.
 */
export const inbox: Row = {
  title: 'First page of overview and messages, 100,000 enquiries against 100',
  async measure(bench) {
    const { address, backend } = await bench.site()
    const cookie = await ownerCookies(bench)
    await backend.sql('delete from public.contact_forms')
    await grow(backend, { enquiries: FEW })
    const few = await look(bench, address, cookie)
    bench.life.say('  growing to 100,000')
    await backend.sql('delete from public.contact_forms')
    await grow(backend, { enquiries: fullSize.enquiries })
    const many = await look(bench, address, cookie)
    const drift = many(yardstick) / few(yardstick)
    return pages.map((path): Line => {
      const figures: Record<string, Figure> = {
        'with 100': plain(few(path), milliseconds),
        'with 100,000': plain(many(path), milliseconds),
        yardstick: plain(drift, times),
        growth: atMost(many(path) / few(path) / drift, LIMIT, times),
      }
      return { name: path, figures }
    })
  },
}

/** Median times of each page and of the reference page, measured in turn. */
async function look({ life }: Bench, address: string, cookie: string) {
  const paths = [...pages, yardstick]
  const quiet = quietMoments(life.signal)
  for (const path of paths) await timeOf(`${address}${path}`, cookie)
  const found = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let round = 0; round < ROUNDS; round++) {
    await quiet()
    for (const path of paths) found.get(path)?.push(await timeOf(`${address}${path}`, cookie))
  }
  return (path: string) => median(found.get(path) ?? [])
}
