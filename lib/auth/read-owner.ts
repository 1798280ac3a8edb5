import { routes } from '@/lib/routes'
import { forgetSignedInHint } from '@/lib/signed-in-hint'

/** What the browser may know of the owner. */
export interface OwnerView {
  id: string
  unread: number
}

/**
 * Asks who is signed in here and what is unread; null is nobody, or no owner. Where nobody is, the
 * hint that somebody might be goes.
 * @throws when there is no answer, which says nothing about the session
 */
export async function readOwner(): Promise<OwnerView | null> {
  const answer = await fetch(routes.viewer, {
    cache: 'no-store',
    // Signed out, the server would lead on to the sign-in page.
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  if (answer.type === 'opaqueredirect' || answer.status === 401) {
    forgetSignedInHint()
    return null
  }
  if (answer.status === 403) return null
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  return (await answer.json()) as OwnerView
}
