/** @jest-environment node */
import { linkIdFrom, signedRedirect } from './mail-link'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)

const now = Date.UTC(2026, 0, 1)
const QUARTER = 15 * 60_000

test('a link leads to the confirm page and is valid for a quarter of an hour', () => {
  const link = signedRedirect(now)
  expect(new URL(link).pathname).toBe('/auth/confirm')
  const id = linkIdFrom(link, now)
  expect(id).toMatch(/^\w+\.[\w-]{12}$/)
  expect(linkIdFrom(link, now + QUARTER - 1)).toBe(id)
  expect(linkIdFrom(link, now + QUARTER)).toBe('expired')
})

test('each link has its own id', () => {
  expect(linkIdFrom(signedRedirect(now), now)).not.toBe(linkIdFrom(signedRedirect(now), now))
})

test('a link that this site did not sign is refused', () => {
  const link = signedRedirect(now)
  const [before = '', parts = ''] = link.split('?link=')
  const [expires, nonce, signature] = parts.split('.')
  const later = (now + 2 * QUARTER).toString(36)
  for (const forged of [
    '',
    'http://site.test',
    before,
    `${before}?link=`,
    `${before}?link=${expires}.${nonce}`,
    `${before}?link=${expires}.${nonce}.`,
    `${before}?link=${later}.${nonce}.${signature}`,
    `${before}?link=${expires}.AAAAAAAAAAAA.${signature}`,
    `${before}?link=${expires}.${nonce}.${'A'.repeat(43)}`,
  ]) {
    expect([forged, linkIdFrom(forged, now)]).toEqual([forged, null])
  }
})
