import { KEPT } from '@/components/forms/kept'

/** What the office keeps of unsaved text and files, by the beginning of its keys. */
const KEPT_KEYS = [KEPT, 'note-', 'project-draft:', 'video-upload:']
/** Written on signing out, for other tabs to hear. */
const SIGNED_OUT = 'signed-out'
/** Whose text this tab keeps. */
const OWNER = 'kept-for'

/** On signing out: whoever uses this browser next must not find it. */
export function forgetKeptText(): void {
  forgetIn(() => localStorage, KEPT_KEYS)
  forgetIn(() => sessionStorage, KEPT_KEYS)
  attempt(() => localStorage.setItem(SIGNED_OUT, String(Date.now())))
}

/** Whether another tab signed out by itself; what this one keeps is then forgotten too. */
export function heardSigningOut({ key, newValue }: StorageEvent): boolean {
  if (key !== SIGNED_OUT || !newValue) return false
  forgetKeptTextOfTab()
  return true
}

/** Text outlives a session that ended by itself, for its own owner. Drafts know whose they are. */
export function keepTextFor(owner: string): void {
  attempt(() => {
    const before = sessionStorage.getItem(OWNER)
    if (before && before !== owner) forgetKeptTextOfTab()
    sessionStorage.setItem(OWNER, owner)
  })
}

const forgetKeptTextOfTab = () => forgetIn(() => sessionStorage, KEPT_KEYS)

function forgetIn(storage: () => Storage, beginnings: string[]): void {
  attempt(() => {
    for (const key of Object.keys(storage())) {
      if (beginnings.some((beginning) => key.startsWith(beginning))) storage().removeItem(key)
    }
  })
}

/** A browser that forbids storage keeps nothing. */
function attempt(act: () => void): void {
  try {
    act()
  } catch {}
}
