import { createHash } from 'node:crypto'
import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const KEPT_BYTES = 48 * 1024 * 1024
/** In characters; measuring shorter text is as fast as a look-up. */
const LONG_TEXT = 2_000
const pack = promisify(gzip)

interface Packed {
  etag: string
  plain: Buffer
  /** Set once the page has been compressed in the background. */
  gzip?: Buffer
  bytes: number
}

/**
 * Next encodes and compresses a cached page for each visitor. This does it once per content and stores the
 * result under the content itself: a changed page is another entry, so none goes stale.
 */
export function packPages(server: Server, keptBytes = KEPT_BYTES): Server {
  const pages = new PackedPages(keptBytes)
  measureOnce(pages)
  return server.prependListener('request', (request, response) => {
    onWholePage(response, (html) => {
      const isCached = String(response.getHeader('Cache-Control')).includes('s-maxage')
      const isWhole =
        request.method === 'GET' && response.statusCode === 200 && !response.headersSent
      if (!isWhole || !isCached) return false
      return answer(request, response, pages.of(html))
    })
  })
}

/**
 * Next measures the same text for `Content-Length` on each request: a fifth of the time of a cached page.
 */
function measureOnce(pages: PackedPages): void {
  const { byteLength } = Buffer
  Buffer.byteLength = (text, encoding) => {
    const isLong = typeof text === 'string' && text.length > LONG_TEXT && encoding === undefined
    return (isLong ? pages.byteLengthOf(text) : undefined) ?? byteLength(text, encoding)
  }
}

/** @returns false where the response must be sent as usual */
function answer(request: IncomingMessage, response: ServerResponse, page: Packed): boolean {
  const { headers } = request
  const body = accepts(headers['accept-encoding'], 'gzip') ? page.gzip : page.plain
  response.setHeader('ETag', page.etag)
  if (headers['if-none-match']?.includes(page.etag)) {
    response.statusCode = 304
    for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name)
    send(response)
    return true
  }
  if (!body) return false
  if (body === page.gzip) response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Content-Length', body.byteLength)
  send(response, body)
  return true
}

const send = (response: ServerResponse, body?: Buffer) =>
  ServerResponse.prototype.end.call(response, body, 'utf8')

const accepts = (header: string | string[] | undefined, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(header ?? ''))

/** Sees a body that is sent in one piece, before the compression middleware replaces `end`. */
function onWholePage(response: ServerResponse, take: (html: string) => boolean): void {
  let end: ((...rest: unknown[]) => unknown) | undefined
  const outermost = (...rest: unknown[]) =>
    typeof rest[0] === 'string' && take(rest[0]) ? response : end?.apply(response, rest)
  Object.defineProperty(response, 'end', {
    get: () => (end ? outermost : ServerResponse.prototype.end),
    set: (other: typeof end) => {
      end = other
    },
  })
}

class PackedPages {
  readonly #pages = new Map<string, Packed>()
  readonly #most: number
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  of(html: string): Packed {
    const page = this.#pages.get(html)
    if (!page) return this.#add(html)
    this.#pages.delete(html)
    this.#pages.set(html, page)
    return page
  }

  /** Undefined where the page is not stored. */
  byteLengthOf(html: string): number | undefined {
    return this.#pages.get(html)?.plain.byteLength
  }

  #add(html: string): Packed {
    const plain = Buffer.from(html)
    const hash = createHash('sha1').update(plain).digest('base64url')
    // The text takes two bytes per character; its compressed form is small next to that.
    const page: Packed = { etag: `W/"${hash}"`, plain, bytes: 3 * plain.byteLength }
    this.#pages.set(html, page)
    this.#bytes += page.bytes
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#most) break
      this.#pages.delete(oldest)
      this.#bytes -= bytes
    }
    void pack(plain, { level: 9 }).then((body) => {
      page.gzip = body
    })
    return page
  }
}
