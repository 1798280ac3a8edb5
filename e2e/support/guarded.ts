import { expect } from './fixtures'
import { policyOf } from './observatory'
import type { RawAnswer } from './raw-request'

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Its pages take photos. */
export const inOffice = {
  'permissions-policy': everywhere['permissions-policy'].replace('camera=()', 'camera=(self)'),
}

/** Every security header, and nothing that names the server. */
export function expectGuarded({ headers }: RawAnswer, about: string, own = {}) {
  expect(headers, about).toMatchObject({ ...everywhere, ...own })
  expect(headers['x-powered-by'], about).toBeUndefined()
  expect(headers.server, about).toBeUndefined()
  const policy = policyOf(headers)
  expect(policy.get('frame-ancestors'), about).toEqual(["'none'"])
  expect(policy.get('default-src')?.[0], about).toMatch(/^'(self|none)'$/)
}
