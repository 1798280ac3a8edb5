import { forgetNotifications } from '@/components/admin/push/here'
import { runAction } from '@/components/forms/run-action'
import { toast } from '@/components/ui/toast'
import { signOut } from '@/lib/auth/actions'
import { forgetOwnerDrafts } from '@/lib/owner-drafts'
import { forgetAllFiles } from '@/lib/projects/editor/kept-files'
import { forgetSharedPhotos } from '@/lib/projects/editor/shared-photos'

/** Written to local storage on signing out, for other tabs. */
const SIGNED_OUT = 'signed-out'

/**
 * @returns whether this browser is signed out. Without an answer it still holds the session, and a
 * toast says so: on a shared computer that must not go unnoticed.
 */
export async function signOutHere(): Promise<boolean> {
  const { status } = await runAction(signOut, {}, 'Failed to sign out')
  if (status === 'success') return true
  toast({ kind: 'error', message: 'Failed to sign out. You are still signed in.' })
  return false
}

/** After signing out: the next person at this browser must not find unsaved text, files or notifications. */
export async function forgetDraftsInAllTabs(): Promise<void> {
  forgetOwnerDrafts()
  try {
    localStorage.setItem(SIGNED_OUT, String(Date.now()))
  } catch {}
  await Promise.all([forgetAllFiles(), forgetSharedPhotos(), forgetNotifications()])
}

/** Whether another tab signed out. */
export function isSignOutElsewhere({ key, newValue }: StorageEvent): boolean {
  return key === SIGNED_OUT && newValue !== null
}
