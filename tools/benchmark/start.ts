import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { signalGroup } from '../launcher/next-process.ts'
import type { Bench, Row } from './bench.ts'
import { atMost, inSeconds, median, plain } from './figures.ts'
import type { BenchCopy } from './site.ts'

const READY_S = 5
const STARTS = 3
/** The first start builds; a build that takes longer is stuck. */
const TIMEOUT_MS = 240_000

/** Start-up time of backend and site by `npm start` after the first build, as the launcher prints it. */
export const start: Row = {
  title: 'From npm start to ready, after the first build',
  async measure(bench) {
    const copy = await bench.copy()
    bench.life.say('  first start: build and demo content')
    await readyIn(copy, bench)
    const found: number[] = []
    for (let run = 0; run < STARTS; run++) found.push(await readyIn(copy, bench))
    const slowest = plain(Math.max(...found), inSeconds)
    return [
      { name: 'npm start', figures: { ready: atMost(median(found), READY_S, inSeconds), slowest } },
    ]
  },
}

/** Starts everything, reads the printed time, and stops it. */
async function readyIn({ dir, environment }: BenchCopy, { life }: Bench): Promise<number> {
  const npm = spawn('npm', ['start'], {
    cwd: dir,
    env: environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const closed = once(npm, 'close')
  // npm, its shell and the launcher, which stops its own children.
  const stop = () => signalGroup(npm.pid, 'SIGTERM')
  life.signal.addEventListener('abort', stop)
  const timer = setTimeout(stop, TIMEOUT_MS)
  let said = ''
  try {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (ready(said) !== undefined) stop()
      })
    }
    await closed
  } finally {
    clearTimeout(timer)
    life.signal.removeEventListener('abort', stop)
  }
  life.signal.throwIfAborted()
  const found = ready(said)
  if (found === undefined) throw new Error(`${said}\nnpm start did not become ready.`)
  return found
}

function ready(said: string): number | undefined {
  const found = /Ready in\s+([\d.]+) s/.exec(said)?.[1]
  return found === undefined ? undefined : Number(found)
}
