/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tellSite } from './tell-site.ts'

const told: unknown[] = []
const server = createServer(async (request, response) => {
  const isRight = request.headers.authorization === 'Bearer shared'
  let body = ''
  for await (const chunk of request) body += chunk
  if (isRight) told.push([request.method, request.url, JSON.parse(body)])
  response.writeHead(isRight ? 200 : 401).end()
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => told.splice(0))

it('tells a running site of everything it shows', async () => {
  expect(await tellSite(url, 'shared')).toBe(`${url} makes its pages anew.`)
  const change = { type: 'INSERT', schema: 'public' }
  expect(told).toEqual([
    ['POST', '/api/revalidate', { ...change, table: 'projects' }],
    ['POST', '/api/revalidate', { ...change, table: 'profiles' }],
  ])
})

it.each<[string, string | undefined, RegExp]>([
  [
    'that knows another secret',
    'other',
    /answered 401 to REVALIDATE_SECRET\. If .* deploy it again/,
  ],
  ['without a secret to show', undefined, /^If .* deploy it again/],
])('says what to do about a site %s', async (_, secret, words) => {
  expect(await tellSite(url, secret)).toMatch(words)
  expect(told).toEqual([])
})

it('says what to do about a site that is not there', async () => {
  expect(await tellSite('http://127.0.0.1:9', 'shared')).toMatch(/^If .* deploy it again/)
})
