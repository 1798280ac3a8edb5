import { createHash } from 'node:crypto'
import { dose, tell } from '../../tools/test-runner/dose'
import { type CachingProxy, startCachingProxy } from '../support/caching-proxy'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { type RawAnswer, rawRequest } from '../support/raw-request'

const ROW = 'host headers and poisoned caches'
const foreign = 'evil.example'

/** What a request may claim of itself. */
const claims: Record<string, string>[] = [
  { host: foreign },
  { host: `${foreign}:443` },
  { host: `127.0.0.1.${foreign}` },
  { 'x-forwarded-host': foreign },
  { 'x-forwarded-host': foreign, 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': `${foreign}, ${foreign}` },
  { 'x-forwarded-server': foreign, 'x-host': foreign, 'x-http-host-override': foreign },
  { forwarded: `host=${foreign};proto=https` },
  { 'x-forwarded-proto': 'nonsense' },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '1', 'x-forwarded-scheme': 'http' },
  { 'x-forwarded-prefix': `//${foreign}` },
  { 'x-original-url': `/${foreign}`, 'x-rewrite-url': '/dashboard' },
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') },
  { 'x-middleware-rewrite': `https://${foreign}/`, 'x-middleware-next': '1' },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': foreign },
  { 'x-middleware-set-cookie': `evil=1; Domain=${foreign}` },
  { 'x-middleware-prefetch': '1', purpose: 'prefetch' },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-rewrite': `https://${foreign}/`, 'x-nextjs-redirect': `https://${foreign}/` },
  { 'x-invoke-path': `/${foreign}`, 'x-invoke-status': '500', 'x-invoke-output': '/dashboard' },
  { 'x-invoke-query': encodeURIComponent('{"evil":"1"}'), 'x-invoke-error': '{}' },
  { 'x-matched-path': '/dashboard', 'x-now-route-matches': '1=dashboard' },
  { 'x-prerender-revalidate': 'guessed', 'x-prerender-revalidate-if-generated': '1' },
  { cookie: '__prerender_bypass=guessed; __next_preview_data=guessed' },
  { cookie: `next-instant-navigation-testing=1; signed-in=1; flash=${foreign}` },
  { 'next-action': 'a'.repeat(42) },
  { 'next-resume': '1', 'x-next-resume-state-length': '3' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-state-tree': encodeURIComponent(`["${foreign}"]`) },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-url': `/${foreign}`, 'next-hmr-refresh': '1' },
  { 'next-router-state-tree': '{not json' },
  { 'x-deployment-id': foreign, 'x-vercel-id': foreign },
  { accept: 'text/x-component', 'accept-language': foreign, 'user-agent': `${foreign} Googlebot` },
  { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-0' },
  { origin: `https://${foreign}`, referer: `https://${foreign}/` },
]

/** Odd ways to write an address; each must stay an answer of this site that nobody else is hurt by. */
const oddPaths = [
  '/?__nextDataReq=1',
  '/?__nextLocale=xx&__nextDefaultLocale=xx',
  '/?nxtPslug=evil&nxtIslug=evil',
  '/?_rsc=1&_rsc=2',
  '/?_next_query=1&amp=1',
  '/?%ff=%00',
  `/?${'a=1&'.repeat(500)}`,
  '/projects?slug=x&page=2&type=doors',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/projects/%2e%2e/dashboard',
  '/projects/..%2fdashboard',
  '/projects/%5c..%5cdashboard',
  '/.%2e/_next/static/../../package.json',
  '/_next/static/..%2f..%2fpackage.json',
  '/_next/data/x/dashboard.json',
  '/_next/data/x/projects/new.json?slug=new',
  '/_next/image?url=%2F%2Fevil.example%2Fa.png&w=80&q=75',
  '/_next/image?url=%2Fdashboard&w=80&q=75',
  '/_next/image?url=%2Fapi%2Fhealth&w=80&q=75',
  '/_next/image?url=%2F_next%2Fimage%3Furl%3Da&w=80&q=75',
  '/_next/image?url=%2F_next%2Fstatic%2Fmedia%2Fnone.jpg&w=80&q=75',
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/evil.example/',
  '/%2f%2fevil.example/',
  '/%0d%0aSet-Cookie:%20evil=1/',
  '/login?next=//evil.example',
  '/projects/%00',
  '/projects/index',
  '/projects/[slug]',
  '/projects/%5Bslug%5D',
  '/[slug]',
  '/404',
  '/500',
  '/_not-found',
  '/_error',
  '/_global-error',
  '/_global-error.rsc',
  '/malformed-address',
  '/index',
  '/404.rsc',
]

const addresses = [
  '/',
  '/projects',
  '/sitemap.xml',
  '/robots.txt',
  '/dashboard',
  '/login',
  '/bodhi',
]

function expectOwn({ status, headers, body }: RawAnswer, about: string) {
  expect(status, about).toBeLessThan(500)
  if (headers.location) {
    const target = new URL(headers.location, environment.baseUrl)
    expect(target.origin, about).toBe(environment.baseUrl)
  }
  const said = Object.entries(headers).filter(([name]) => name !== 'location')
  expect(JSON.stringify(said), about).not.toContain(foreign)
  expect(headers['set-cookie']?.join() ?? '', about).not.toContain('evil')
  if (headers['content-type']?.startsWith('text/html')) expect(body, about).not.toContain(foreign)
}

/** Whoever comes next, saying nothing odd, is shown what the site itself shows. */
async function expectUnspoilt(cache: CachingProxy, path: string, about: string) {
  const own = await rawRequest(path)
  const shown = await rawRequest(path, { base: cache.url })
  const facts = ({ status, headers, body }: RawAnswer) => [
    status,
    headers.location,
    headers['content-type'],
    createHash('sha256').update(body).digest('hex'),
  ]
  expect(facts(shown), `${about}, for the next one`).toEqual(facts(own))
}

test('what a request claims of itself is neither believed nor kept', async ({ db }) => {
  test.setTimeout(dose(180_000, 300_000))
  const { data } = await db.from('projects').select('id, slug').limit(1).single()
  const all = [...addresses, `/projects/${data?.slug}`, `/projects/${data?.id}`, '/no-such-page']
  let tried = 0
  for (const [index, headers] of claims.entries()) {
    // Every day each claim meets some of the addresses, in turn.
    const some = dose(2, all.length)
    const cache = await startCachingProxy()
    for (let turn = 0; turn < some; turn += 1) {
      const path = all[(index + turn * 3) % all.length] ?? '/'
      const about = `${path} with ${JSON.stringify(headers)}`
      expectOwn(await rawRequest(path, { headers, base: cache.url }), about)
      await expectUnspoilt(cache, path, about)
      tried += 1
    }
    await cache.stop()
  }
  tell({
    row: ROW,
    did: `${claims.length} claims in headers at ${tried} places`,
    found: 'none believed, none kept, no failure',
  })
})

test('an odd address is an answer of this site, and spoils no other', async () => {
  const cache = await startCachingProxy()
  try {
    for (const path of oddPaths) {
      const answer = await rawRequest(path, { base: cache.url })
      expect(answer.status, path).toBeLessThan(500)
      const target = new URL(answer.headers.location ?? '/', environment.baseUrl)
      expect(target.origin, path).toBe(environment.baseUrl)
      expect(answer.headers['set-cookie'], path).toBeUndefined()
      expect(answer.body, path).not.toMatch(/root:|"devDependencies"|Messages/)
    }
    await expectUnspoilt(cache, '/', 'odd addresses')
    await expectUnspoilt(cache, '/projects', 'odd addresses')
    tell({
      row: ROW,
      did: `${oddPaths.length} odd addresses`,
      found: 'each an answer of this site, no failure, no other page spoilt',
    })
  } finally {
    await cache.stop()
  }
})
