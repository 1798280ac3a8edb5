/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { packPages } from './packed-pages'

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

const CACHED = 's-maxage=60'
const page = (text: string) => `<p>${text} – ${'x'.repeat(2000)}</p>`

/** Room for three pages, each counted at three times its length. */
const KEPT_BYTES = 3 * 3 * page('').length + 300

let write: (response: ServerResponse) => void
/** Counts responses that took the usual path, where a compression middleware replaces `end`. */
let passed: number

const server = packPages(
  createServer((_, response) => {
    const { end } = response
    response.end = ((...rest: Parameters<typeof end>) => {
      passed++
      return end.apply(response, rest)
    }) as typeof end
    write(response)
  }),
  KEPT_BYTES,
)

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  passed = 0
})

function serve(body: string, cacheControl = CACHED, status = 200) {
  write = (response) => {
    response.statusCode = status
    response.setHeader('Cache-Control', cacheControl)
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.end(body)
  }
}

async function get(headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', method, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  }
}

/** The first response is sent as usual while the page is packed. */
async function packed(headers: Record<string, string>): Promise<Answer> {
  for (;;) {
    const found = await get(headers)
    if (found.headers['content-encoding']) return found
  }
}

test('a cached page is compressed once and arrives whole', async () => {
  serve(page('first'))
  const first = await get({ 'accept-encoding': 'gzip' })
  expect(first.body.toString()).toBe(page('first'))
  const { headers, body } = await packed({ 'accept-encoding': 'br, gzip' })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': CACHED })
  expect(headers['content-length']).toBe(String(body.byteLength))
  expect(gunzipSync(body).toString()).toBe(page('first'))
  expect(headers.etag).toBe(first.headers.etag)
})

test('a stored page is measured once, other text every time', async () => {
  const text = page('measured – “twice”')
  const bytes = new TextEncoder().encode(text).byteLength
  expect(Buffer.byteLength(text)).toBe(bytes)
  serve(text)
  await packed({ 'accept-encoding': 'gzip' })
  const lookUp = jest.spyOn(Map.prototype, 'get')
  expect(Buffer.byteLength(text)).toBe(bytes)
  expect(lookUp).toHaveBeenCalledWith(text)
  lookUp.mockClear()
  expect(Buffer.byteLength(text, 'utf16le')).toBe(2 * text.length)
  expect(Buffer.byteLength(Buffer.alloc(5_000))).toBe(5_000)
  expect(Buffer.byteLength('short –')).toBe(9)
  expect(lookUp).not.toHaveBeenCalled()
  lookUp.mockRestore()
})

test('a client without gzip gets plain text', async () => {
  serve(page('plain'))
  await packed({ 'accept-encoding': 'gzip' })
  for (const accepted of ['identity', 'gzip;q=0', 'gzip;q=0.0, br', '']) {
    const { headers, body } = await get({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(page('plain'))
  }
})

test('a changed page is served at once', async () => {
  serve(page('before'))
  const before = await packed({ 'accept-encoding': 'gzip' })
  serve(page('after'))
  const after = await get({ 'if-none-match': before.headers.etag ?? '' })
  expect(after.status).toBe(200)
  expect(after.body.toString()).toBe(page('after'))
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('a page the browser already has is not sent again', async () => {
  serve(page('known'))
  const { etag = '' } = (await get()).headers
  const { status, headers, body } = await get({ 'if-none-match': `"other", ${etag}` })
  expect([status, body.byteLength]).toEqual([304, 0])
  expect(headers).toMatchObject({ etag, 'cache-control': CACHED })
  expect(headers['content-type']).toBeUndefined()
})

test('private, failed and non-GET responses are not stored', async () => {
  for (const [cacheControl, status, method] of [
    ['private, no-store', 200, 'GET'],
    [CACHED, 404, 'GET'],
    [CACHED, 200, 'POST'],
  ] as const) {
    serve(page('usual'), cacheControl, status)
    const before = passed
    const found = await get({ 'accept-encoding': 'gzip' }, method)
    expect(found.body.toString()).toBe(page('usual'))
    expect(found.headers.etag).toBeUndefined()
    expect(passed).toBe(before + 1)
  }
})

test('the least recently used page is dropped', async () => {
  const names = ['a', 'b', 'c']
  for (const name of names) {
    serve(page(name))
    await packed({ 'accept-encoding': 'gzip' })
  }
  const isKept = async (name: string) => {
    serve(page(name))
    return Boolean((await get({ 'accept-encoding': 'gzip' })).headers['content-encoding'])
  }
  expect(await isKept('a')).toBe(true)
  expect(await isKept('d')).toBe(false)
  expect(await isKept('a')).toBe(true)
  expect(await isKept('b')).toBe(false)
})

test('a body sent in pieces is left alone', async () => {
  write = (response) => {
    response.setHeader('Cache-Control', CACHED)
    response.write('one ')
    response.end('two')
  }
  expect((await get()).body.toString()).toBe('one two')
})
