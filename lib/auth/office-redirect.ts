import { codeFrom, loginFrom, routes, safeNext, signInFrom } from '@/lib/routes'
import type { ViewerCheck } from '@/lib/supabase/session'

const signInPages: string[] = [routes.signIn, routes.signInCode, routes.login]

export const isSignInPage = (pathname: string) => signInPages.includes(pathname)

/**
 * Where a page load leads instead; null shows the page.
 * @param signedIn undefined where the auth service did not answer
 */
export function redirectFor(
  { pathname, search, searchParams }: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
  signedIn: boolean | undefined,
  viewer?: ViewerCheck,
): string | null {
  const isCode = pathname === routes.signInCode
  if (isSignInPage(pathname)) {
    const next = safeNext(searchParams.get('next'))
    if (viewer === 'code-missing') return isCode ? null : codeFrom(next)
    if (signedIn) return next
    const isElsewhere = pathname === routes.login || (isCode && signedIn === false)
    return isElsewhere ? signInFrom(next) : null
  }
  // An export is no page to return to.
  const from = (pathname === routes.messagesExport ? routes.messages : pathname) + search
  if (viewer === 'code-missing') return codeFrom(from)
  if (signedIn !== false) return null
  return pathname.startsWith(routes.dashboard) ? loginFrom(from) : signInFrom(from)
}
