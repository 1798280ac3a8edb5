import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { readWithin } from '../../lib/read-within.ts'

export type Handler = (request: Request) => Promise<Response>

export class PortInUseError extends Error {
  override name = 'PortInUseError'
  /** @param variable environment variable that sets another port */
  constructor(host: string, port: number, variable: string) {
    super(
      `Port ${port} on ${host} is already in use. Stop the program that uses it, or set ${variable} to another port.`,
    )
  }
}

const exposed =
  'content-range, content-location, preference-applied, x-total-count, link, etag, accept-ranges, content-length, ' +
  'location, upload-offset, upload-length, upload-metadata, tus-resumable, tus-version, tus-extension, tus-max-size'

/** Any site may call the API, as on a hosted project: access depends on keys and tokens, never on cookies. */
export function withCors(request: Request, response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', exposed)
  if (request.method === 'OPTIONS') {
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    headers.set(
      'access-control-allow-headers',
      request.headers.get('access-control-request-headers') ?? '*',
    )
    headers.set('access-control-max-age', '3600')
  }
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

/** Reads the body before the handler runs. */
export function bounded(limit: number, handle: Handler): Handler {
  return async (request) => {
    const { url, method, headers } = request
    const body = request.body && (await readWithin(request, limit))
    if (body === undefined) return Response.json({ message: 'Payload too large' }, { status: 413 })
    return handle(new Request(url, { method, headers, body }))
  }
}

/**
 * Decodes the path once, so that every rule sees `otp` in `%6ftp`; an encoded slash stays encoded.
 * @returns undefined where the path cannot be decoded
 */
function toUrl({ url: target = '/', headers }: IncomingMessage): URL | undefined {
  try {
    const url = new URL(target, `http://${headers.host ?? 'localhost'}`)
    const parts = url.pathname
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
    url.pathname = parts.join('/')
    return url
  } catch {
    return undefined
  }
}

function toWebRequest(incoming: IncomingMessage, url: URL): Request {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // As the gateway of a hosted project: a forwarded address from the caller is not trusted.
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '')
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
  // A reader that stops early must not destroy the connection: the response still needs it.
  const chunks = () => incoming.iterator({ destroyOnReturn: false })
  const body = hasBody ? (NodeStream.from(chunks()) as ReadableStream<Uint8Array>) : null
  const init = { method, headers, body, duplex: 'half' }
  return new Request(url, init)
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) return void outgoing.end()
  await pipeline(
    Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
    outgoing,
  )
}

/** A node:http server around a web handler; resolves once it listens. */
export async function listen(host: string, port: number, handle: Handler): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const url = toUrl(incoming)
      const malformed = () => Response.json({ message: 'Malformed address' }, { status: 400 })
      await send(url ? await handle(toWebRequest(incoming, url)) : malformed(), outgoing)
      // Drain the rest of a refused body so that the connection stays usable.
      incoming.resume()
    } catch (error) {
      if (outgoing.destroyed) return // the client went away
      console.error(
        `${incoming.method} ${incoming.url?.split('?')[0]}: ${(error as Error).message}`,
      )
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' })
      outgoing.end('{"message":"Internal server error"}')
    }
  })
  // Node's default of 5 s lets a busy client send on a connection that has just been closed.
  server.keepAliveTimeout = 65_000
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isTaken ? new PortInUseError(host, port, 'LOCAL_SUPABASE_PORT') : error
  }
  return server
}
