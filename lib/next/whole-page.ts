/** The user agent is a SHA-256 hash of this. */
export const wholePagePhrase = (secret: string) => `whole page ${secret}`

/**
 * The user agent for which Next renders the whole page before sending its status (`htmlLimitedBots` in
 * next.config.ts). Its pages bypass the cache, so it must be secret.
 */
export async function wholePageAgent(secret: string): Promise<string> {
  const phrase = new TextEncoder().encode(wholePagePhrase(secret))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', phrase))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
