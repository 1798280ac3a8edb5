'use client'

import { useSyncExternalStore } from 'react'
import { hasSignedInHint } from '@/lib/signed-in-hint'

const never = () => () => {}

/**
 * Whether somebody has probably signed in here: false in the HTML, which is the same for everybody.
 * Costs nothing to ask; the server decides about everything that matters.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    never,
    () => hasSignedInHint(document.cookie),
    () => false,
  )
}
