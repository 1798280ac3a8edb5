import type { APIRequestContext } from '@playwright/test'
import { NEVER_STORED } from '../../lib/next/shared-cache'
import { isHard } from '../../tools/test-runner/dose'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { setFault } from '../support/faults'
import { expect, test } from '../support/fixtures'

const { cronSecret, revalidateSecret, secretKey, publishableKey, storageUrl } = environment

const change = { type: 'UPDATE', schema: 'public', table: 'profiles' }
const doors = [
  { path: '/api/notifications', secret: cronSecret },
  { path: '/api/media/sweep', secret: cronSecret },
  { path: '/api/revalidate', secret: revalidateSecret },
]

for (const { path, secret } of doors) {
  test(`${path} opens to its secret alone, by POST`, { tag: DAILY }, async ({ request }) => {
    const call = (method: string, authorization?: string) =>
      request.fetch(path, {
        method,
        headers: authorization ? { authorization } : {},
        ...(!['GET', 'HEAD'].includes(method) && { data: change }),
      })
    const others = [cronSecret, revalidateSecret, secretKey].filter((other) => other !== secret)
    for (const wrong of [undefined, 'Bearer', `Bearer ${secret}x`, secret, 'Bearer undefined']) {
      expect((await call('POST', wrong)).status(), wrong).toBe(401)
    }
    for (const other of others) expect((await call('POST', `Bearer ${other}`)).status()).toBe(401)
    const answer = await call('POST', `Bearer ${secret}`)
    expect(answer.status(), await answer.text()).toBe(200)
    expect(answer.headers()['cache-control']).toBe(NEVER_STORED)
    expect(answer.headers()['set-cookie']).toBeUndefined()
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
      expect((await call(method, `Bearer ${secret}`)).status(), method).toBe(405)
    }
  })
}

test('a secret in the address opens nothing, and a change of another table is none', {
  tag: DAILY,
}, async ({ request }) => {
  for (const query of [`secret=${cronSecret}`, `authorization=Bearer ${cronSecret}`]) {
    expect((await request.post(`/api/media/sweep?apply=1&${query}`)).status()).toBe(401)
  }
  const post = (data: object | string) =>
    request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${revalidateSecret}` },
      data,
    })
  expect((await post({ ...change, table: 'contact_forms' })).status()).toBe(400)
  expect((await post('no JSON')).status()).toBe(400)
})

const ask = async (request: APIRequestContext) => {
  const answer = await request.get('/api/health')
  expect(answer.headers()['cache-control']).toBe(NEVER_STORED)
  return { status: answer.status(), text: await answer.text() }
}

test('the health route says what answers, and nothing else', { tag: DAILY }, async ({
  request,
}) => {
  // It may still remember how another journey took the backend away.
  await expect.poll(async () => (await ask(request)).status).toBe(200)
  const checks = { process: 'ok', database: 'ok', storage: 'ok' }
  expect(JSON.parse((await ask(request)).text)).toEqual({ status: 'ok', checks })
})

// It remembers for five seconds, and the backend is asked more than once: too long for every day.
if (isHard) {
  test('the health route answers 503 while the backend is away, and tells no secret', {
    tag: DAILY,
  }, async ({ request }) => {
    try {
      await setFault('down')
      await expect.poll(async () => (await ask(request)).status).toBe(503)
      const { text } = await ask(request)
      const checks = { process: 'ok', database: 'failing', storage: 'failing' }
      expect(JSON.parse(text)).toEqual({ status: 'failing', checks })
      for (const secret of [secretKey, publishableKey, cronSecret, revalidateSecret, storageUrl]) {
        expect(text).not.toContain(secret)
      }
    } finally {
      await setFault('pass')
    }
    await expect.poll(async () => (await ask(request)).status).toBe(200)
  })
}
