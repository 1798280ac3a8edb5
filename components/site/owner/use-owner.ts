'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { type OwnerView, readOwner } from '@/lib/auth/read-owner'
import { HINT_EVENT, hasSignedInHint } from '@/lib/signed-in-hint'

const RETRY_MS = 1_500

let request: Promise<OwnerView | null> | undefined

/** Who is signed in: one request per document, shared by all its islands. */
export function askOwner(): Promise<OwnerView | null> {
  request ??= readOwner()
    .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(readOwner))
    .catch((error) => {
      // The next island may ask again.
      request = undefined
      throw error
    })
  return request
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(HINT_EVENT, onChange)
  return () => window.removeEventListener(HINT_EVENT, onChange)
}

/** Whether someone is probably signed in; false in the HTML, which is shared. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasSignedInHint(document.cookie),
    () => false,
  )
}

/** Whether the signed-in owner is this one. Asks the server only after a hint. */
export function useIsOwner(ownerId: string): boolean {
  const signedIn = useSignedIn()
  const [viewer, setViewer] = useState<string>()

  useEffect(() => {
    if (!signedIn) return
    askOwner()
      .then((owner) => setViewer(owner?.id))
      .catch(console.error)
  }, [signedIn])

  return signedIn && viewer === ownerId
}
