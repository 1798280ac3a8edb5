'use client'

import { useEffect, useState } from 'react'
import { askOwner } from './owner-view'
import { useSignedIn } from './use-signed-in'

/** Whether the signed-in owner is the one who made this; the server is asked only where there is a hint. */
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
