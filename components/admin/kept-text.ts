import { forgetOwnerDrafts } from '@/lib/drafts'

/** Written on signing out, for other tabs to hear. */
const SIGNED_OUT = 'signed-out'

/** On signing out: the next person at this browser must not find unsaved text. */
export function forgetKeptText(): void {
  forgetOwnerDrafts()
  try {
    localStorage.setItem(SIGNED_OUT, String(Date.now()))
  } catch {}
}

/** Whether another tab signed out; this one then forgets its text too. */
export function heardSigningOut({ key, newValue }: StorageEvent): boolean {
  if (key !== SIGNED_OUT || !newValue) return false
  forgetOwnerDrafts()
  return true
}
