import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as NodeStream } from 'node:stream/web'

export type Handler = (request: Request) => Promise<Response>

/** The port is taken by another program. */
class PortInUseError extends Error {
  override name = 'PortInUseError'
  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is already in use. Stop what listens there, or set LOCAL_SUPABASE_PORT to another port.`,
    )
  }
}

const exposed =
  'content-range, content-location, preference-applied, x-total-count, link, etag, accept-ranges, content-length, ' +
  'location, upload-offset, upload-length, upload-metadata, tus-resumable, tus-version, tus-extension, tus-max-size'

/** Any site may call the API, as at a hosted project: keys and tokens decide, and there are no cookies. */
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

/** The whole body, or undefined where it is longer than `limit`: no more than that is ever held. */
export async function readWithin(
  { headers, body }: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length')) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Takes in the body before anything else is asked. */
export function bounded(limit: number, handle: Handler): Handler {
  return async (request) => {
    const { url, method, headers } = request
    const body = request.body && (await readWithin(request, limit))
    if (body === undefined) return Response.json({ message: 'Payload too large' }, { status: 413 })
    return handle(new Request(url, { method, headers, body }))
  }
}

/**
 * Decoded once, so that every rule sees `otp` in `%6ftp`; a slash within a name stays encoded.
 * @returns undefined where it cannot be decoded
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
  // As the gateway of a hosted project: whatever the caller sent there is not believed.
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '')
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
  // Whoever stops reading must not end the line: it still carries the answer.
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
      // What is left of a refused body is read and dropped, so that the line stays usable.
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
  // With Node's 5 s a busy client still sends on a line that was closed a moment ago.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(host, port) : error),
    )
    server.listen(port, host, resolve)
  })
  return server
}
