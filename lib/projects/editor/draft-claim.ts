import { type Draft, draftKeys, loadDraft } from './draft'

/** A draft locked by this tab, or a new key. */
export interface Claim {
  key: string
  draft: Draft | null
}

/** After a reload the former page may release its lock late. */
const RELOAD_MS = 1000

/** Locks this page holds or has requested, by key. A held lock ends with the page. */
const asked = new Map<string, Promise<boolean>>()

/**
 * Locks a draft for this page: two pages on one draft would discard each other's files and overwrite
 * each other's saves. A draft open in another tab is skipped.
 * @param prefix of draftKey
 */
export async function claimDraft(prefix: string): Promise<Claim> {
  const own = recall(prefix)
  // Try this tab's own draft first, as after a reload.
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
  // Without locks, assume that no other tab has the draft.
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

/** The key this tab used last, from session storage. */
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

/** @returns the key that this tab tries first */
export function rememberDraft(prefix: string, key = `${prefix}:${crypto.randomUUID()}`): string {
  try {
    window.sessionStorage.setItem(prefix, key)
  } catch {}
  return key
}
