import { createServer, type RequestListener } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { WebSocket, WebSocketServer } from 'ws'
import { bareRedirects, failureRows, sharedRows, unsharedRows } from '../support/answers'
import { type Caddy, hasCaddy, startCaddy } from '../support/caddy'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { expectGuarded } from '../support/guarded'
import { rawRequest } from '../support/raw-request'

test.skip(!hasCaddy, 'caddy is not installed')

let caddy: Caddy
test.beforeAll(async () => {
  caddy = await startCaddy(environment.baseUrl)
})
test.afterAll(() => caddy?.stop())

const through = () => ({ base: caddy.url, ca: caddy.ca })

/** A server in the place of the site, with Caddy in front. */
async function withUpstream(
  listener: RequestListener,
  use: (caddy: Caddy, upstream: ReturnType<typeof createServer>) => Promise<void>,
) {
  const upstream = createServer(listener)
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const front = await startCaddy(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`)
  try {
    await use(front, upstream)
  } finally {
    await front.stop()
    upstream.closeAllConnections()
    upstream.close()
  }
}

test('encrypts with its own CA and compresses pages', { tag: DAILY }, async () => {
  const plain = await rawRequest('/contact', through())
  expect(plain.status).toBe(200)
  expect(plain.headers['content-encoding']).toBeUndefined()
  await expect(rawRequest('/contact', { base: caddy.url })).rejects.toThrow(/certificate/)
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ] as const) {
    const headers = { 'accept-encoding': encoding }
    const answer = await rawRequest('/contact', { headers, ...through() })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(unpack(answer.bytes).toString()).toBe(plain.body)
  }
})

test('adds the headers that Next leaves out, and lets no redirect or error be stored', {
  tag: DAILY,
}, async ({ db }) => {
  const never = [...(await unsharedRows(db)), ...(await failureRows(db)), ...bareRedirects]
  for (const { path, status, ...row } of [...(await sharedRows(db)), ...never]) {
    const about = `${row.method ?? 'GET'} ${path}`
    const answer = await rawRequest(path, { ...row, ...through() })
    expect(answer.status, about).toBe(status)
    expectGuarded(answer, about)
    const isNever = never.some((row) => row.path === path && row.status === status)
    expect(answer.headers['cache-control'], about).toMatch(isNever ? /no-store/ : /s-maxage=60/)
  }
})

test('refuses a body that no form sends', { tag: DAILY }, async () => {
  // Refused by its announced length: the bytes themselves would meet a closed connection.
  const headers = { 'content-length': '3000000', expect: '100-continue' }
  const answer = await rawRequest('/contact', { method: 'POST', headers, ...through() })
  expect(answer.status).toBe(413)
  expectGuarded(answer, 'too large')
})

test('answers photos that were shared without reading them', { tag: DAILY }, async () => {
  const headers = { 'content-length': '3000000', expect: '100-continue' }
  const share = '/dashboard/share'
  const answer = await rawRequest(share, { method: 'POST', headers, ...through() })
  expect([answer.status, answer.headers.location]).toEqual([303, share])
  expectGuarded(answer, 'shared')
})

test('tells the site the address of the caller, not what the caller claims', {
  tag: DAILY,
}, async () => {
  const echo: RequestListener = (request, response) => response.end(JSON.stringify(request.headers))
  await withUpstream(echo, async ({ url: base, ca }) => {
    const headers = { 'x-real-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.7' }
    const { body } = await rawRequest('/', { base, ca, headers })
    expect(JSON.parse(body)).toMatchObject({
      'x-real-ip': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      'x-forwarded-proto': 'https',
    })
    expect(body).not.toContain('203.0.113.7')
  })
})

test('passes events and WebSockets on as they come', { tag: DAILY }, async () => {
  const events: RequestListener = (_, response) => {
    // Never ended: the first event must not wait for a second.
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n')
  }
  await withUpstream(events, async ({ url, ca }, upstream) => {
    const sockets = new WebSocketServer({ server: upstream })
    sockets.on('connection', (socket) => socket.on('message', (text) => socket.send(`${text}!`)))
    const socket = new WebSocket(url.replace('https', 'wss'), { ca })
    socket.once('open', () => socket.send('hi'))
    const reply = await new Promise((resolve, reject) => {
      socket.once('message', resolve).once('error', reject)
    })
    expect(String(reply)).toBe('hi!')
    socket.close()
    const first = await new Promise((resolve, reject) => {
      const asked = request(url, { ca, agent: false }, (reply) => reply.once('data', resolve))
      asked.once('error', reject).end()
    })
    expect(String(first)).toBe('data: one\n\n')
  })
})
