/** @jest-environment node */
import { newNonce, officePolicy } from './security-headers'

test('a nonce is 16 random bytes and appears in the policy unchanged', () => {
  const nonces = Array.from({ length: 50 }, newNonce)
  expect(new Set(nonces).size).toBe(50)
  for (const nonce of nonces) {
    // Full random bytes; a UUID has fixed digits.
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
    expect(officePolicy(nonce, 'https://x.test')).toContain(`'nonce-${nonce}'`)
  }
})
