/** @jest-environment node */
import { newNonce, officePolicy } from './security-headers'

test('a nonce is 16 random bytes, and the policy takes it as it is', () => {
  const nonces = Array.from({ length: 50 }, newNonce)
  expect(new Set(nonces).size).toBe(50)
  for (const nonce of nonces) {
    // The random bytes themselves, not the digits of a UUID.
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
    expect(officePolicy(nonce, 'https://x.test')).toContain(`'nonce-${nonce}'`)
  }
})
