import { type NextRequest, NextResponse } from 'next/server'
import { isSignInPage, redirectFor } from '@/lib/auth/office-redirect'
import { env, isDevelopment } from '@/lib/env'
import { DEADLINE_HEADER, PAGE_MS, UNREACHABLE_HEADER } from '@/lib/next/page-deadline'
import { wholePageAgent } from '@/lib/next/whole-page'
import { routes } from '@/lib/routes'
import { newNonce, officePermissions, officePolicy } from '@/lib/security-headers'
import { SIGNED_IN_HINT } from '@/lib/signed-in-hint'
import { sessionCookieOptions } from '@/lib/supabase/cookie-options'
import { checkViewer, refreshSession } from '@/lib/supabase/session'

/**
 * Redirects for comfort; the actions and row-level security are the lock. Only what loads a page is
 * redirected: an action answers for itself, and a redirected post would lose what was typed.
 */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  const nonce = newNonce()
  const policy = officePolicy(nonce, env.NEXT_PUBLIC_SUPABASE_URL, isDevelopment)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.delete(UNREACHABLE_HEADER)

  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead) headers.set(DEADLINE_HEADER, String(Date.now() + PAGE_MS))
  else headers.delete(DEADLINE_HEADER)
  const isDocument = isRead && request.headers.get('sec-fetch-dest') !== 'empty'
  const renderWhole = async () =>
    headers.set('user-agent', await wholePageAgent(env.SUPABASE_SECRET_KEY))
  const isSignIn = isSignInPage(pathname)
  // Other addresses name a project or a message: only rendering shows whether it exists or is a 404.
  const isKnown = Object.values<unknown>(routes).includes(pathname)
  if (isDocument && !isKnown) await renderWhole()
  const refreshed = await refreshSession(request, headers)
  const { signedIn, client, aal } = refreshed
  // The next page load clears an ended session. A call beside a page may come back after another session
  // began, and would end that one. An action's answer with a cookie refreshes its page, which without a
  // session has no form: what was typed would be lost.
  const isLate = signedIn === false && !isDocument && !isSignIn
  const response = isLate ? NextResponse.next({ request: { headers } }) : refreshed.response
  // It may carry cookies, so no cache in front may store it: not even the static sign-in page.
  response.headers.set('cache-control', 'private, no-store')
  /** Carries the refreshed session over. */
  const withSession = (answer: NextResponse) => {
    for (const cookie of response.cookies.getAll()) answer.cookies.set(cookie)
    answer.headers.set('cache-control', 'private, no-store')
    return answer
  }

  // The router's own requests ask in their page.
  const isChecked = signedIn && isRead && (isSignIn || isDocument)
  const viewer = isChecked ? await checkViewer(client, aal) : undefined
  // Until the code is entered nobody is signed in.
  if (viewer === 'code-missing') {
    response.cookies.delete({ name: SIGNED_IN_HINT, ...sessionCookieOptions })
  }
  const path = isRead && redirectFor(request.nextUrl, signedIn, viewer)
  if (path) return withSession(NextResponse.redirect(new URL(path, request.url)))
  if (isSignIn) return response
  // The router replaces an answer that is not 200 by loading a document.
  const isReachable = signedIn !== undefined && viewer !== 'unreachable'
  let answer: NextResponse = response
  if (isRead && !isReachable) {
    headers.set(UNREACHABLE_HEADER, '1')
    // Otherwise Next sends the status of its prerendered part, 200, before it renders the rest.
    if (isDocument) await renderWhole()
    const status = isDocument ? 503 : 200
    answer = withSession(NextResponse.next({ request: { headers }, status }))
  }
  answer.headers.set('content-security-policy', policy)
  answer.headers.set('permissions-policy', officePermissions)
  return answer
}

export const config = {
  matcher: [
    '/dashboard/:path*',
    '/projects/new',
    '/projects/:slug/edit',
    '/bodhi',
    '/bodhi/code',
    '/login',
  ],
}
