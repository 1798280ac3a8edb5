import { WORKER_POLICY } from '../../lib/office-app'
import { isHard, tell } from '../../tools/test-runner/dose'
import { failureRows, otherRows, type Row, sharedRows, unsharedRows } from '../support/answers'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { setFault } from '../support/faults'
import { expect, test } from '../support/fixtures'
import { expectGuarded, inOffice } from '../support/guarded'
import { policyOf } from '../support/observatory'
import { type RawAnswer, rawRequest } from '../support/raw-request'

const ROW = 'headers of every answer, by status'

function expectStrictDocument(answer: RawAnswer, about: string) {
  const policy = policyOf(answer.headers)
  const storage = new URL(environment.storageUrl).origin
  const own = ["'self'", 'data:', 'blob:', storage, storage.replace('http', 'ws')]
  for (const [name, sources] of policy) {
    if (!name.endsWith('-src') || name === 'script-src' || name === 'style-src') continue
    for (const source of sources) expect([...own, "'none'"], `${about} ${name}`).toContain(source)
  }
  // React writes styles into its HTML; none comes from elsewhere.
  expect(policy.get('style-src'), about).toEqual(["'self'", "'unsafe-inline'"])
  expect(policy.get('object-src'), about).toEqual(["'none'"])
  expect(policy.get('base-uri'), about).toEqual(["'none'"])
  expect(policy.get('form-action'), about).toEqual(["'self'"])
  expect(policy.get('require-trusted-types-for'), about).toEqual(["'script'"])
  expect(policy.get('trusted-types')?.[0], about).toBe('default')
}

async function answerTo({ path, status, ...request }: Row): Promise<[RawAnswer, string]> {
  const answer = await rawRequest(path, request)
  const about = `${request.method ?? 'GET'} ${path} ${answer.status}`
  expect(answer.status, about).toBe(status)
  return [answer, about]
}

test('every answer carries the headers that guard it, whatever its status', { tag: DAILY }, async ({
  db,
}) => {
  const statuses = new Set<number>()
  const rows = [
    ...(await sharedRows(db)),
    ...(await unsharedRows(db)),
    ...(await failureRows(db)),
    ...(await otherRows()),
  ]
  for (const row of rows) {
    const [answer, about] = await answerTo(row)
    expectGuarded(answer, about)
    statuses.add(answer.status)
    const isDocument = answer.headers['content-type']?.startsWith('text/html')
    if (isDocument) {
      expectStrictDocument(answer, about)
      const policy = policyOf(answer.headers)
      expect(policy.get('script-src'), about).toEqual(["'self'", "'unsafe-inline'"])
      // Without the office's policy, no page of the site registers a service worker.
      expect(policy.get('trusted-types'), about).toEqual(['default'])
    }
  }
  expect([...statuses].sort()).toEqual([200, 307, 308, 400, 401, 404, 405])
  tell({
    row: ROW,
    did: `${rows.length} answers with status ${[...statuses].sort().join(', ')}`,
    found: 'every header on each',
  })
})

test('the office names its scripts anew for each request, and allows no others', async ({
  ownerState,
  db,
}) => {
  const cookie = ownerState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { data } = await db.from('projects').select('slug').limit(1).single()
  const nonces = new Set<string>()
  const paths = [
    '/dashboard',
    '/dashboard/projects',
    '/dashboard/messages',
    '/dashboard/reviews',
    '/dashboard/settings',
    '/projects/new',
    `/projects/${data?.slug}/edit`,
  ]
  for (const path of [...paths, ...paths]) {
    const answer = await rawRequest(path, { headers: { cookie } })
    expect(answer.status, path).toBe(200)
    expectGuarded(answer, path, inOffice)
    expectStrictDocument(answer, path)
    expect(policyOf(answer.headers).get('trusted-types'), path).toEqual(['default', WORKER_POLICY])
    const [self, nonce = '', dynamic, ...more] = policyOf(answer.headers).get('script-src') ?? []
    expect([self, dynamic, more], path).toEqual(["'self'", "'strict-dynamic'", []])
    const value = /^'nonce-(.{16,})'$/.exec(nonce)?.[1] ?? ''
    nonces.add(value)
    const scripts = answer.body.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length, path).toBeGreaterThan(3)
    for (const script of scripts) expect(script, path).toContain(`nonce="${value}"`)
  }
  expect(nonces.size).toBe(paths.length * 2)
})

// Each waits seconds for a backend that is away; one page that fails is looked at in project-addresses.
if (isHard) {
  test('failures carry them too, which no cache may keep', async ({ ownerState }) => {
    const cookie = ownerState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const unseen = `/projects/unseen-${crypto.randomUUID()}`
    await setFault('503')
    try {
      const rows: Row[] = [
        { path: unseen, status: 500 },
        { path: `${unseen}?_rsc`, status: 500, headers: { rsc: '1' } },
        { path: unseen, status: 500, method: 'HEAD' },
        { path: '/api/health', status: 503 },
        { path: '/dashboard/viewer', status: 503, headers: { cookie } },
        // Back to the inbox, which tells it.
        { path: '/dashboard/messages/export', status: 303, headers: { cookie } },
      ]
      // What was well a moment ago is told for some seconds more.
      await expect
        .poll(async () => (await fetch(`${environment.baseUrl}/api/health`)).status)
        .toBe(503)
      // Each tries for some seconds: at once.
      for (const [answer, about] of await Promise.all(rows.map(answerTo))) {
        expectGuarded(answer, about, about.includes(' /dashboard') ? inOffice : {})
        expect(answer.headers['cache-control'], about).toMatch(/no-store/)
      }
      tell({
        row: ROW,
        did: `${rows.length} answers with status 303, 500 and 503, the backend away`,
        found: 'every header on each, kept by no cache',
      })
    } finally {
      await setFault('pass')
    }
  })
}
