import { expect, test } from '../fixtures'

test('public answers carry the security headers, no cookie, and nothing of the back office', async ({
  request,
}) => {
  for (const path of ['/', '/projects', '/contact', '/bodhi']) {
    const response = await request.get(path)
    const headers = response.headers()
    expect(response.status()).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toBeTruthy()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
  }
})
