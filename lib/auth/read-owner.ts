import { routes } from '@/lib/routes'
import { forgetSignedInHint } from '@/lib/signed-in-hint'

/** What the browser knows about the owner. */
export interface OwnerView {
  id: string
  unread: number
}

/**
 * Asks who is signed in and how many messages are unread; null for a visitor or a stranger. Clears the
 * signed-in hint where nobody is signed in.
 * @throws without an answer, since that says nothing about the session
 */
export async function readOwner(): Promise<OwnerView | null> {
  const answer = await fetch(routes.viewer, {
    cache: 'no-store',
    // Signed out, the server would redirect to the sign-in page.
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
