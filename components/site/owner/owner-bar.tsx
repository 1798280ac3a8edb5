'use client'

import { useState } from 'react'
import { ownerPart } from './owner-part'
import { useSignedIn } from './use-signed-in'

const OwnerBarLive = ownerPart(() => import('./owner-bar-live'))

/** The owner's bottom bar on small screens; its code is loaded for the signed-in alone. */
export function OwnerBar() {
  const signedIn = useSignedIn()
  const [isLoaded, setLoaded] = useState(false)
  // Stays after the session has ended: it renders the sign-in dialog.
  if (signedIn && !isLoaded) setLoaded(true)
  return isLoaded ? <OwnerBarLive /> : null
}
