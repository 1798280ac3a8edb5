import autocannon from 'autocannon'
import type { Row } from './bench.ts'
import { atMost, median, milliseconds, plain } from './figures.ts'

const STRANGERS = 12
const PICTURES_A_SECOND = 4
const MOST = 2
const TURNS = 12
const SECONDS = 0.5
const FILE = '/favicon.ico'

/** Each stranger asks for a picture in ever other sizes, more often than anybody turns pages. */
export const strangers: Row = {
  title: 'A static file while strangers ask for pictures in sizes nobody stored',
  async measure({ site, life }) {
    const { address } = await site()
    const picture = (width: number) => `/_next/image?url=%2Fphotos%2Fhouse.jpg&w=${width}&q=75`
    const paths = Array.from({ length: 500 }, (_, width) => ({ path: picture(width + 100) }))
    const found = { alone: [] as number[], crowded: [] as number[], ratio: [] as number[] }
    for (let turn = 0; turn < TURNS; turn++) {
      life.signal.throwIfAborted()
      const alone = await latency(`${address}${FILE}`)
      const crowd = autocannon({
        url: address,
        requests: paths,
        connections: STRANGERS,
        duration: SECONDS * 2,
        connectionRate: PICTURES_A_SECOND,
        sampleInt: 100,
      })
      const crowded = await latency(`${address}${FILE}`)
      await crowd
      found.alone.push(alone)
      found.crowded.push(crowded)
      found.ratio.push(crowded / alone)
    }
    return [
      {
        name: `${STRANGERS} strangers, ${PICTURES_A_SECOND} pictures a second each`,
        figures: {
          alone: plain(median(found.alone), milliseconds),
          beside: plain(median(found.crowded), milliseconds),
          times: atMost(median(found.ratio), MOST, (value) => value.toFixed(1)),
        },
      },
    ]
  },
}

async function latency(url: string): Promise<number> {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    const began = performance.now()
    await (await fetch(url)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return median(times)
}
