import { cookieText, ownCookie } from './own-cookie'

/**
 * The cookie that tells public pages, which are the same for everybody, to load the owner's tools.
 * Holds no secret and grants nothing. Free of server code: the browser reads it.
 */
export const SIGNED_IN_HINT = ownCookie('signed-in')

/** Said on the window when the hint has turned out wrong. */
export const HINT_EVENT = 'app:signed-in-hint'

/** Whether somebody has probably signed in here; only the server knows. */
export function hasSignedInHint(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`))
}

/** In the browser, once the server has said that no session stands behind the hint. */
export function forgetSignedInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookieText(SIGNED_IN_HINT, '', 0)
  window.dispatchEvent(new Event(HINT_EVENT))
}
