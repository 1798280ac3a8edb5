import { cookieText, isSecureSite, ownCookie } from './own-cookie'

/** A toast shown by the next document, as between site and admin. The browser reads and clears it. */
export const FLASH_COOKIE = ownCookie('flash')

export interface Flash {
  kind: 'success' | 'error'
  message: string
}

/** Half a minute: longer than a page load, shorter than the next visit. */
export const flashCookieOptions = {
  path: '/',
  maxAge: 30,
  sameSite: 'lax',
  httpOnly: false,
  secure: isSecureSite,
} as const

const MAX_MESSAGE_LENGTH = 300

export function encodeFlash({ kind, message }: Flash): string {
  return encodeURIComponent(JSON.stringify([kind, message.slice(0, MAX_MESSAGE_LENGTH)]))
}

/** The full cookie text, for a script or a header. */
export function flashText(flash: Flash): string {
  return cookieText(FLASH_COOKIE, encodeFlash(flash), flashCookieOptions.maxAge)
}

/** The flash of this document, once; null where there is none. */
export function takeFlash(): Flash | null {
  const flash = flashFrom(document.cookie)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  if (flash) document.cookie = cookieText(FLASH_COOKIE, '', 0)
  return flash
}

/** The flash in a document's cookies; null where it is missing or malformed. */
export function flashFrom(cookies: string): Flash | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${FLASH_COOKIE}=`))
    ?.slice(FLASH_COOKIE.length + 1)
  if (!value) return null
  try {
    // Next encodes a cookie's value a second time.
    const text = decodeURIComponent(value)
    const [kind, message] = JSON.parse(text.startsWith('%') ? decodeURIComponent(text) : text)
    if ((kind !== 'success' && kind !== 'error') || typeof message !== 'string') return null
    return { kind, message: message.slice(0, MAX_MESSAGE_LENGTH) }
  } catch {
    return null
  }
}
