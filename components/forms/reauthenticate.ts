import { useSyncExternalStore } from 'react'

/** After Cancel, queued calls that follow this closely don't open the dialog again. */
const QUIET_MS = 1500

/** Id of the toast that reports an ended session; the next sign-in replaces it. */
export const SIGNED_OUT_TOAST = 'signed-out'

interface Request {
  promise: Promise<boolean>
  resolve: (isSignedIn: boolean) => void
}

let request: Request | null = null
let hosts = 0
let signIns = 0
let cancelledAt = Number.NEGATIVE_INFINITY
const listeners = new Set<() => void>()

/**
 * Opens the sign-in dialog over the page. Calls made while it is open share its answer.
 * @param isQueued one of many calls in a row: an earlier Cancel answers it too
 * @returns false when cancelled, or where nothing renders the dialog
 */
export async function reauthenticate(isQueued = false): Promise<boolean> {
  if (hosts === 0) return false
  if (!request) {
    if (isQueued && Date.now() - cancelledAt < QUIET_MS) {
      cancelledAt = Date.now()
      return false
    }
    let resolve: Request['resolve'] = () => {}
    const promise = new Promise<boolean>((settle) => {
      resolve = settle
    })
    request = { promise, resolve }
    notify()
  }
  return request.promise
}

/** Resolves when no dialog is open: until then the account that would send a call is unknown. */
export async function dialogClosed(): Promise<void> {
  await request?.promise
}

/** Closes the dialog and answers every call that waits for it. */
export function settleSignIn(isSignedIn: boolean): void {
  const settled = request
  if (!settled) return
  request = null
  if (isSignedIn) signIns += 1
  else cancelledAt = Date.now()
  notify()
  settled.resolve(isSignedIn)
}

/** @returns the function that detaches it */
export function attachSignInHost(): () => void {
  hosts += 1
  return () => {
    hosts -= 1
    if (hosts === 0) settleSignIn(false)
  }
}

export function useIsSigningIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => request !== null,
    () => false,
  )
}

/** Counts the sign-ins on this page, to restart what ended with the session. */
export function useSignIns(): number {
  return useSyncExternalStore(
    subscribe,
    () => signIns,
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
