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
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const faultSchema = z.object({
  mode: z.enum(['pass', 'down', 'hang', '503', 'drop-reply']),
  /** Only requests whose path matches are hit. */
  match: z.string().optional(),
})
type Fault = z.infer<typeof faultSchema>

interface FaultProxyOptions {
  port: number
  targetPort: number
}

export interface FaultProxy {
  /** POST {mode, match?} to `${controlUrl}/mode`; the address itself is the secret. */
  controlUrl: string
  stop(): Promise<void>
}

/** A line between site and backend that a test can cut, jam, or lose replies on. Loopback only. */
export async function startFaultProxy({
  port,
  targetPort,
}: FaultProxyOptions): Promise<FaultProxy> {
  let fault: Fault = { mode: 'pass' }
  const held = new Set<Duplex>()
  const modeOf = ({ url = '' }: IncomingMessage) =>
    fault.match === undefined || new RegExp(fault.match).test(url) ? fault.mode : 'pass'

  const proxy = createServer((incoming, outgoing) => {
    const mode = modeOf(incoming)
    if (mode === 'down') incoming.socket.destroy()
    else if (mode === 'hang')
      held.add(incoming.socket.once('close', () => held.delete(incoming.socket)))
    else if (mode === '503') refuse(outgoing)
    else forward(incoming, outgoing, targetPort, mode === 'drop-reply')
  })
  proxy.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (modeOf(incoming) !== 'pass') return void socket.destroy()
    held.add(socket.once('close', () => held.delete(socket)))
    tunnel(incoming, socket, head, targetPort)
  })

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
      // A new state of the line: what hung or was open in the old one is cut.
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

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  targetPort: number,
  dropReply: boolean,
): void {
  const { method, url, headers } = incoming
  const outbound = request(
    { host: '127.0.0.1', port: targetPort, method, path: url, headers },
    (reply) => {
      if (dropReply) {
        // The whole reply first: by then the backend has done what it was asked.
        reply.resume().once('end', () => incoming.socket.destroy())
        return
      }
      outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
      reply.pipe(outgoing)
      reply.once('error', () => outgoing.destroy())
    },
  )
  outbound.once('error', () => incoming.socket.destroy())
  outgoing.once('close', () => outgoing.writableEnded || dropReply || outbound.destroy())
  incoming.pipe(outbound)
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
