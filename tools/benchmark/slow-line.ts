import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

const STEP = 4096
/** Of a phone on two bars. */
const LATENCY_MS = 60

export interface SlowLine {
  /** For Chromium: every request goes through it, those of workers too. */
  args: string[]
  close(): Promise<void>
}

/** A proxy whose connections share so many bits a second, in each direction. */
export async function openSlowLine(kbitPerSecond: number): Promise<SlowLine> {
  const [up, down] = [throttle(kbitPerSecond), throttle(kbitPerSecond)]
  const server = createServer(async (asked, answer) => {
    const { url = '', method, headers } = asked
    const fail = () => answer.destroy()
    await sleep(LATENCY_MS)
    const forwarded = request(url, { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.on('error', fail).pipe(down()).pipe(answer)
    })
    forwarded.on('error', fail)
    asked.on('error', fail).pipe(up()).pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    args: [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** @returns makes a stream that waits until the line has room for its bytes */
function throttle(kbitPerSecond: number): () => Transform {
  const msPerByte = 8 / kbitPerSecond
  let free = 0
  const send = async (bytes: number) => {
    const now = performance.now()
    free = Math.max(now, free) + bytes * msPerByte
    if (free > now) await sleep(free - now)
  }
  return () =>
    new Transform({
      highWaterMark: STEP,
      transform(chunk: Buffer, _, done) {
        const steps = async () => {
          for (let at = 0; at < chunk.length; at += STEP) {
            const part = chunk.subarray(at, at + STEP)
            await send(part.length)
            this.push(part)
          }
        }
        steps().then(() => done(), done)
      },
    })
}
