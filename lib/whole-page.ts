/**
 * The user agent for which Next renders a page whole before it sends its status (htmlLimitedBots).
 * Only the middleware may use it: for it no page comes from the cache. So it cannot be guessed.
 */
export async function wholePageAgent(secret: string): Promise<string> {
  const text = new TextEncoder().encode(`whole page ${secret}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
