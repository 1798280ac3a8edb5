import { randomBytes } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const modes = [
  'pass',
  'down',
  'hang',
  '503',
  'drop-reply',
  /** Delays the reply. */
  'delay',
  /** Sends the request twice at once, as a network may, and passes one reply on. */
  'double',
  /** Cuts the request in the middle. */
  'torn',
] as const
export type FaultMode = (typeof modes)[number]

const faultSchema = z.object({
  mode: z.enum(modes),
  /** Pattern of paths to affect; all by default. */
  match: z.string().optional(),
})
type Fault = z.infer<typeof faultSchema>

interface FaultProxyOptions {
  port: number
  targetPort: number
  /** Chooses a mode per request, instead of one mode until the next change. */
  pick?: (request: IncomingMessage) => FaultMode
}

export interface FaultProxy {
  /** POST {mode, match?} to `${controlUrl}/mode`; the address is secret. */
  controlUrl: string
  stop(): Promise<void>
}

/** A proxy between site and backend that can cut, hang or lose replies in tests. Loopback only. */
export async function startFaultProxy({
  port,
  targetPort,
  pick,
}: FaultProxyOptions): Promise<FaultProxy> {
  let fault: Fault = { mode: 'pass' }
  const held = new Set<Duplex>()
  const modeOf = (request: IncomingMessage): FaultMode => {
    if (pick) return pick(request)
    const isHit = fault.match === undefined || new RegExp(fault.match).test(request.url ?? '')
    return isHit ? fault.mode : 'pass'
  }

  const proxy = createServer((incoming, outgoing) => {
    const mode = modeOf(incoming)
    if (mode === 'down') incoming.socket.destroy()
    else if (mode === 'hang')
      held.add(incoming.socket.once('close', () => held.delete(incoming.socket)))
    else if (mode === '503') refuse(outgoing)
    else void forward(incoming, outgoing, targetPort, mode)
  })
  proxy.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!['pass', 'delay', 'double'].includes(modeOf(incoming))) return void socket.destroy()
    held.add(socket.once('close', () => held.delete(socket)))
    tunnel(incoming, socket, head, targetPort)
  })
  // As long as the backend's replies promise: the site would send on a connection closed after Node's 5 s.
  proxy.keepAliveTimeout = 65_000

  const token = randomBytes(16).toString('hex')
  const control = createServer(async (incoming, outgoing) => {
    const parsed = faultSchema.safeParse(
      await text(incoming)
        .then(JSON.parse)
        .catch(() => undefined),
    )
    const known = incoming.method === 'POST' && incoming.url === `/${token}/mode`
    if (known && parsed.success) {
      fault = parsed.data
      // A new mode cuts connections that hang or were open in the old one.
      if (fault.match === undefined && fault.mode !== 'pass')
        for (const socket of held) socket.destroy()
    }
    outgoing.writeHead(known ? (parsed.success ? 204 : 400) : 404).end()
  })
  await Promise.all([listen(proxy, port), listen(control, 0)])
  const { port: controlPort } = control.address() as AddressInfo
  return {
    controlUrl: `http://127.0.0.1:${controlPort}/${token}`,
    async stop() {
      for (const socket of held) socket.destroy()
      await Promise.all([close(proxy), close(control)])
    },
  }
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(503, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
  })
  outgoing.end('{"message":"Service Unavailable"}')
}

const DELAY_MS = 1_000

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  targetPort: number,
  mode: FaultMode,
): Promise<void> {
  const { method, url, headers } = incoming
  const cut = () => incoming.socket.destroy()
  const send = (answer: (reply: IncomingMessage) => void) =>
    request(
      // A new connection each time: the other side may close a kept one as it is reused, which would be an
      // unintended fault.
      { host: '127.0.0.1', port: targetPort, method, path: url, headers, agent: false },
      answer,
    )

  const outbound = send(async (reply) => {
    if (mode === 'drop-reply') {
      // Read the whole reply first: the backend has done its work by then.
      reply.resume().once('end', cut)
      return
    }
    if (mode === 'delay') await sleep(DELAY_MS)
    outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
    reply.pipe(outgoing)
    reply.once('error', () => outgoing.destroy())
  })
  outbound.once('error', cut)
  outgoing.once(
    'close',
    () => outgoing.writableEnded || mode === 'drop-reply' || outbound.destroy(),
  )
  if (mode !== 'double' && mode !== 'torn') return void incoming.pipe(outbound)

  const body = await buffer(incoming).catch(() => undefined)
  if (!body) return
  if (mode === 'double') {
    send((reply) => reply.resume())
      .once('error', () => undefined)
      .end(body)
    outbound.end(body)
  } else {
    outbound.write(body.subarray(0, body.length / 2), () => outbound.destroy())
    cut()
  }
}

function tunnel(incoming: IncomingMessage, socket: Duplex, head: Buffer, targetPort: number): void {
  const target = connect(targetPort, '127.0.0.1', () => {
    const lines: string[] = [`${incoming.method} ${incoming.url} HTTP/1.1`]
    for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
      lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`)
    }
    target.write(`${lines.join('\r\n')}\r\n\r\n`)
    target.write(head)
    target.pipe(socket).pipe(target)
  })
  for (const [one, other] of [
    [target, socket],
    [socket, target],
  ] as const) {
    one.once('error', () => other.destroy())
    one.once('close', () => other.destroy())
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
