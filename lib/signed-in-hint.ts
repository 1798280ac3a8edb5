/**
 * The cookie that tells public pages, which are the same for everybody, to load the owner's tools.
 * Holds no secret and grants nothing. Free of server code: the browser reads it.
 */
export const SIGNED_IN_HINT = 'signed-in'

/** Whether somebody has probably signed in here; only the server knows. */
export function hasSignedInHint(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`))
}
