import { type Draft, draftKeys, loadDraft } from './draft'

/** A draft that no other tab writes, or the room for one. */
export interface Claim {
  key: string
  draft: Draft | null
}

/** After a reload the former page may give its draft up a moment late. */
const RELOAD_MS = 1000

/** By key, what this page holds or has asked for. It holds a draft until it is gone itself. */
const asked = new Map<string, Promise<boolean>>()

/**
 * Takes up a draft for this page alone: two pages that wrote one would discard each other's files and
 * save over each other. What another tab has open is left to it.
 * @param prefix of draftKey
 */
export async function claimDraft(prefix: string): Promise<Claim> {
  const own = recall(prefix)
  // Drafts of other tabs may lie there too: after a reload it is this tab's that is wanted.
  const keys = draftKeys(prefix).sort((a, b) => Number(b === own) - Number(a === own))
  for (const key of keys) {
    const draft = (await hold(key, key === own)) ? loadDraft(key) : null
    if (draft) return remembered(prefix, { key, draft })
  }
  const key = `${prefix}:${crypto.randomUUID()}`
  await hold(key, false)
  return remembered(prefix, { key, draft: null })
}

function hold(key: string, isPatient: boolean): Promise<boolean> {
  // Not on every browser: there one tab at a time must do.
  if (!navigator.locks) return Promise.resolve(true)
  const answer = asked.get(key) ?? request(key, isPatient)
  asked.set(key, answer)
  return answer
}

async function request(key: string, isPatient: boolean): Promise<boolean> {
  const options = isPatient ? { signal: AbortSignal.timeout(RELOAD_MS) } : { ifAvailable: true }
  const isHeld = await new Promise<boolean>((resolve) => {
    const holding = navigator.locks.request(key, options, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise(() => {}) : undefined
    })
    holding.catch(() => resolve(false))
  })
  if (!isHeld) asked.delete(key)
  return isHeld
}

/** The draft this tab had last; gone with the tab. */
function recall(prefix: string): string | null {
  try {
    return window.sessionStorage.getItem(prefix)
  } catch {
    return null
  }
}

function remembered(prefix: string, claim: Claim): Claim {
  rememberDraft(prefix, claim.key)
  return claim
}

/** @returns the key under which this tab will look first */
export function rememberDraft(prefix: string, key = `${prefix}:${crypto.randomUUID()}`): string {
  try {
    window.sessionStorage.setItem(prefix, key)
  } catch {}
  return key
}
