import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Lifetime, lifetimeOf } from './cache-rules'
import { environment } from './environment'

interface Answer {
  status: number
  /** As they came, a repeated one repeated. */
  rawHeaders: string[]
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Kept extends Answer {
  url: string
  /** What the request said in the headers that the answer varies by. */
  chosenBy: [string, unknown][]
  lifetime: Lifetime
  since: number
}

export interface CachingProxy {
  url: string
  /** How often the site itself was asked. */
  asked(): number
  kept(): readonly Kept[]
  /** Its clock stands still otherwise: nothing grows stale because a machine is slow. */
  passSeconds(seconds: number): void
  /** Once what is asked for in the background has come. */
  settled(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  /** Many caches go by the address alone. */
  obeysVary?: boolean
  /** The site itself unless told. */
  origin?: string
}

/**
 * A shared cache before the site, as greedy as the standards allow. It knows entries by their
 * address without the host, so that an answer for a foreign host would be shown to everybody.
 */
export async function startCachingProxy({
  obeysVary = true,
  origin = environment.baseUrl,
}: Options = {}): Promise<CachingProxy> {
  let entries: Kept[] = []
  let asked = 0
  let now = 0
  const underway = new Set<Promise<unknown>>()

  const isFor = (kept: Kept, { url, headers }: IncomingMessage) =>
    kept.url === url && kept.chosenBy.every(([name, value]) => headers[name] === value)

  async function askAndKeep(incoming: IncomingMessage): Promise<Answer> {
    asked += 1
    const answer = await ask(incoming, origin)
    const lifetime = lifetimeOf(answer.status, answer.headers)
    if (lifetime && incoming.method === 'GET' && !isPartial(answer)) {
      const names = obeysVary ? listed(answer.headers.vary) : ['accept-encoding']
      const kept: Kept = {
        ...answer,
        url: incoming.url ?? '',
        chosenBy: names.map((name) => [name, incoming.headers[name]]),
        lifetime,
        since: now,
      }
      entries = [...entries.filter((entry) => !isFor(entry, incoming)), kept]
    }
    return answer
  }

  async function answerTo(incoming: IncomingMessage): Promise<{ answer: Answer; from: string }> {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    const kept = isRead ? entries.find((entry) => isFor(entry, incoming)) : undefined
    const age = kept ? (now - kept.since) / 1000 : 0
    if (kept && age < kept.lifetime.fresh) return { answer: kept, from: 'hit' }
    if (kept && age < kept.lifetime.fresh + kept.lifetime.stale) {
      const renewal = askAndKeep(incoming).finally(() => underway.delete(renewal))
      underway.add(renewal)
      return { answer: kept, from: 'stale' }
    }
    return { answer: await askAndKeep(incoming), from: 'miss' }
  }

  const server = createServer((incoming, outgoing) => {
    answerTo(incoming).then(
      ({ answer, from }) => {
        outgoing.writeHead(answer.status, [...answer.rawHeaders, 'x-cache', from])
        outgoing.end(incoming.method === 'HEAD' ? undefined : answer.body)
      },
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    kept: () => entries,
    passSeconds: (seconds) => {
      now += seconds * 1000
    },
    settled: async () => {
      await Promise.all(underway)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** No answer to anybody else: 'as you have it', or a piece. */
const isPartial = ({ status }: Answer) => status === 304 || status === 206

const listed = (vary = '') =>
  vary
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Passes everything on as it was written, host and all. */
async function ask(incoming: IncomingMessage, origin: string): Promise<Answer> {
  const outgoing = request(origin, {
    method: incoming.method,
    path: incoming.url,
    headers: incoming.headers,
    setHost: false,
    agent: false,
  })
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject)
    incoming.pipe(outgoing)
  })
  const rawHeaders: string[] = []
  for (let at = 0; at < reply.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = reply.rawHeaders.slice(at, at + 2)
    if (!ofTheConnection.has(name.toLowerCase())) rawHeaders.push(name, value)
  }
  return {
    status: reply.statusCode ?? 0,
    rawHeaders,
    headers: reply.headers,
    body: await buffer(reply),
  }
}
