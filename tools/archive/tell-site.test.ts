/** @jest-environment node */
import { loopbackServer } from '../../tests/loopback-server.ts'
import { tellSite } from './tell-site.ts'

const told: unknown[] = []
const address = loopbackServer(async (request, response) => {
  const isRight = request.headers.authorization === 'Bearer shared'
  let body = ''
  for await (const chunk of request) body += chunk
  if (isRight) told.push([request.method, request.url, JSON.parse(body)])
  response.writeHead(isRight ? 200 : 401).end()
})
beforeEach(() => told.splice(0))

it('a running site refreshes everything it shows', async () => {
  expect(await tellSite(address(), 'shared')).toBe(`${address()} is refreshing its pages.`)
  expect(told).toEqual(
    ['projects', 'project_images', 'project_slugs', 'profiles', 'reviews', 'accreditations'].map(
      (table) => ['POST', '/api/revalidate', { type: 'INSERT', schema: 'public', table }],
    ),
  )
})

it.each<[string, string | undefined, RegExp]>([
  [
    'that knows another secret',
    'other',
    /answered 401 to REVALIDATE_SECRET\. If .* deploy it again/,
  ],
  ['without a secret to show', undefined, /^If .* deploy it again/],
])('says what to do about a site %s', async (_, secret, words) => {
  expect(await tellSite(address(), secret)).toMatch(words)
  expect(told).toEqual([])
})

it('says what to do when the site cannot be reached', async () => {
  expect(await tellSite('http://127.0.0.1:9', 'shared')).toMatch(/^If .* deploy it again/)
})
