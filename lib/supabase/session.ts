import { AuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/supabase-js'
import { type NextRequest, NextResponse } from 'next/server'
import { SIGNED_IN_HINT } from '@/lib/signed-in-hint'
import { fetchFor } from './caller-fetch'
import { createCookieClient } from './cookie-client'
import { hintCookieOptions, limited, sessionCookieOptions } from './cookie-options'
import { limitedFetch } from './timed-fetch'
import { verifiedFactor } from './verified-factor'

/** For all checks before a page; the rest of the time is the page's. */
const CHECK_MS = 5_000

/**
 * Refreshes the session shortly before it expires. The response carries the new cookies and must be the
 * one that is sent, or browser and server disagree about the refresh token. `requestHeaders` are passed on
 * to the page (with the nonce).
 */
export async function refreshSession(request: NextRequest, requestHeaders: Headers) {
  const cookiesBefore = request.headers.get('cookie') ?? ''
  const deadline = AbortSignal.timeout(CHECK_MS)
  let isRenewed = false
  let response = NextResponse.next({ request: { headers: requestHeaders } })
  const send = fetchFor(
    request.headers,
    limitedFetch(() => deadline),
  )
  const client = createCookieClient(
    {
      getAll: () => request.cookies.getAll(),
      setAll(list, headers) {
        for (const { name, value } of list) request.cookies.set(name, value)
        requestHeaders.set('cookie', request.cookies.toString())
        response = NextResponse.next({ request: { headers: requestHeaders } })
        for (const { name, value, options } of list) {
          response.cookies.set(name, value, limited(options))
        }
        isRenewed = list.some(({ value }) => value)
        for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      },
    },
    send,
  )
  const { data, error } = await claimsBy(deadline, client)
  if (error && !meansSignedOut(error)) {
    // Nothing is known about the visitor, so the cookies stay, even if the client cleared them. The page
    // shows the failure.
    requestHeaders.set('cookie', cookiesBefore)
    const unchanged = NextResponse.next({ request: { headers: requestHeaders } })
    return { response: unchanged, signedIn: undefined, client }
  }
  const signedIn = Boolean(data?.claims)
  const isHinted = request.cookies.has(SIGNED_IN_HINT)
  if (signedIn && (isRenewed || !isHinted)) {
    response.cookies.set(SIGNED_IN_HINT, '1', hintCookieOptions)
  }
  if (!signedIn && isHinted) {
    response.cookies.delete({ name: SIGNED_IN_HINT, ...sessionCookieOptions })
  }
  return { response, signedIn, client, aal: data?.claims.aal }
}

type Client = ReturnType<typeof createCookieClient>

/** The client itself retries a refresh for half a minute. */
function claimsBy(deadline: AbortSignal, client: Client) {
  const late = new Promise<{ data: null; error: AuthRetryableFetchError }>((resolve) => {
    const error = new AuthRetryableFetchError('No answer in time', 0)
    deadline.addEventListener('abort', () => resolve({ data: null, error }))
  })
  return Promise.race([client.auth.getClaims(), late])
}

/** `unreachable`: the Data API does not answer. */
export type ViewerCheck = 'owner' | 'stranger' | 'code-missing' | 'unreachable'

/** Asks the first question of every admin page; a refusal counts as an answer. */
export async function checkViewer(client: Client, aal: string | undefined): Promise<ViewerCheck> {
  const { data, status } = await client.rpc('viewer_is_owner')
  if (status === 0 || status >= 500) return 'unreachable'
  if (data) return 'owner'
  if (aal === 'aal2') return 'stranger'
  const { data: known } = await client.auth.getUser()
  return known.user && verifiedFactor(known.user) ? 'code-missing' : 'stranger'
}

/** Statuses by which the auth server reports that a session is over. */
const SESSION_IS_OVER = [400, 401, 403, 404]

/**
 * Whether an auth error means that nobody is signed in. Other errors (no answer, 5xx, 429 for this
 * server's requests) say nothing about the session and must not end it.
 */
export function meansSignedOut(error: { status?: number }): boolean {
  return isAuthSessionMissingError(error) || SESSION_IS_OVER.includes(error.status ?? 0)
}
