import { cookieText, ownCookie } from './own-cookie'

/**
 * Tells public pages, which are static, to load the owner's tools. Holds no secret and grants nothing.
 * Free of server code, since the browser reads it.
 */
export const SIGNED_IN_HINT = ownCookie('signed-in')

/** Window event that reports a wrong hint. */
export const HINT_EVENT = 'app:signed-in-hint'

/** Whether someone is probably signed in; only the server knows. */
export function hasSignedInHint(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`))
}

/** Clears the hint after the server reported that there is no session. */
export function forgetSignedInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookieText(SIGNED_IN_HINT, '', 0)
  window.dispatchEvent(new Event(HINT_EVENT))
}
