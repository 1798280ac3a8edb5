/** @jest-environment node */
import { createServer, type RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { completeHeaders } from './answer-headers'
import { sharedCacheHeaders } from './shared-cache'

const { writeHead } = ServerResponse.prototype

beforeAll(() => completeHeaders(ServerResponse.prototype))
afterAll(() => {
  ServerResponse.prototype.writeHead = writeHead
})

/** A response to a public path, as sent. */
async function sent(answer: RequestListener, init: RequestInit = {}) {
  const server = createServer((request, response) => {
    for (const { key, value } of sharedCacheHeaders) response.setHeader(key, value)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}`, { redirect: 'manual', ...init })
  server.closeAllConnections()
  server.close()
  return headers
}

const withStatus =
  (status: number): RequestListener =>
  (_request, response) => {
    response.statusCode = status
    response.end()
  }

it.each([200, 206, 304])('a %d response to a read may be shared', async (status) => {
  const headers = await sent(withStatus(status))
  expect(headers.get('cdn-cache-control')).toMatch(/^max-age=60/)
  expect(headers.get('cache-control')).toMatch(/s-maxage=60/)
})

it.each([301, 307, 308, 400, 404, 405, 500, 503])(
  'a %d response may not be shared',
  async (status) => {
    const headers = await sent(withStatus(status))
    expect(headers.get('cdn-cache-control')).toBeNull()
    expect(headers.get('cache-control')).toMatch(/no-store/)
  },
)

it('no sharing of a response to a POST, one with a cookie or one that forbids it', async () => {
  for (const headers of [
    await sent(withStatus(200), { method: 'POST' }),
    await sent((_request, response) => response.setHeader('Set-Cookie', 'a=1').end()),
    await sent((_request, response) => response.writeHead(500).end()),
    await sent((_request, response) =>
      response.setHeader('cache-control', 'private, no-store').end('{}'),
    ),
  ]) {
    expect(headers.get('cdn-cache-control')).toBeNull()
    expect(headers.get('cache-control')).toMatch(/no-store/)
  }
})

it('adds our headers to Next’s own responses and keeps existing ones', async () => {
  const bare = await sent(withStatus(308))
  expect(bare.get('strict-transport-security')).toMatch(/max-age=63072000/)
  expect(bare.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  const own = await sent((_request, response) =>
    response.setHeader('Content-Security-Policy', "default-src 'self'").end(),
  )
  expect(own.get('content-security-policy')).toBe("default-src 'self'")
})
