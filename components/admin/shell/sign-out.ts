import { runAction } from '@/components/forms/run-action'
import { toast } from '@/components/ui/toast'
import { signOut } from '@/lib/auth/actions'

/**
 * Whether this browser is signed out now. Where nobody answered it still holds the session: on a
 * computer that others use nobody must leave believing otherwise, so it is told.
 */
export async function signOutHere(): Promise<boolean> {
  const { status } = await runAction(signOut, {}, 'Failed to sign out')
  if (status === 'success') return true
  toast({ kind: 'error', message: 'Failed to sign out. You are still signed in.' })
  return false
}
