'use client'

import { useSyncExternalStore } from 'react'
import { HINT_EVENT, hasSignedInHint } from '@/lib/signed-in-hint'

function subscribe(onChange: () => void): () => void {
  window.addEventListener(HINT_EVENT, onChange)
  return () => window.removeEventListener(HINT_EVENT, onChange)
}

/**
 * Whether somebody has probably signed in here: false in the HTML, which is the same for everybody,
 * and again once the server, asked by the owner's bar, knows better.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasSignedInHint(document.cookie),
    () => false,
  )
}
