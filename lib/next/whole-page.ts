/** What the agent is a SHA-256 hash of. */
export const wholePagePhrase = (secret: string) => `whole page ${secret}`

/**
 * The user agent for which Next renders a page whole before it sends its status (`htmlLimitedBots` in
 * next.config.ts). For it no page comes from the cache, so nobody else may guess it.
 */
export async function wholePageAgent(secret: string): Promise<string> {
  const phrase = new TextEncoder().encode(wholePagePhrase(secret))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', phrase))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
