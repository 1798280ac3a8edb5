import { createServerClient } from '@supabase/ssr'
import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { SIGNED_IN_HINT } from '@/lib/signed-in-hint'
import { fetchFor } from './caller-fetch'
import { hintCookieOptions, sessionCookieOptions } from './cookie-options'
import { meansSignedOut } from './session-error'

/**
 * Refreshes the session shortly before it expires. The answer carries the new cookies and must be
 * the one that is sent, or the browser and the server disagree about the refresh token.
 * `requestHeaders` go on to the page (the nonce travels there).
 */
export async function refreshSession(request: NextRequest, requestHeaders: Headers) {
  const cookiesBefore = request.headers.get('cookie') ?? ''
  let response = NextResponse.next({ request: { headers: requestHeaders } })
  const client = createServerClient(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      cookieOptions: sessionCookieOptions,
      global: { fetch: fetchFor(request.headers) },
      cookies: {
        getAll: () => request.cookies.getAll(),
        setAll(list, headers) {
          for (const { name, value } of list) request.cookies.set(name, value)
          requestHeaders.set('cookie', request.cookies.toString())
          response = NextResponse.next({ request: { headers: requestHeaders } })
          for (const { name, value, options } of list) response.cookies.set(name, value, options)
          for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
        },
      },
    },
  )
  const { data, error } = await client.auth.getClaims()
  if (error && !meansSignedOut(error)) {
    // Nothing was learnt about the visitor, so nothing changes, whatever the client meant to forget:
    // the page itself will show the failure.
    requestHeaders.set('cookie', cookiesBefore)
    const unchanged = NextResponse.next({ request: { headers: requestHeaders } })
    return { response: unchanged, signedIn: undefined }
  }
  const signedIn = Boolean(data?.claims)
  if (signedIn !== request.cookies.has(SIGNED_IN_HINT)) {
    if (signedIn) response.cookies.set(SIGNED_IN_HINT, '1', hintCookieOptions)
    else response.cookies.delete(SIGNED_IN_HINT)
  }
  return { response, signedIn }
}
