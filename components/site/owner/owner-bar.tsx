'use client'

import { ownerPart } from './owner-part'
import { useSignedIn } from './use-signed-in'

const OwnerBarLive = ownerPart(() => import('./owner-bar-live'))

/** The owner's bottom bar on small screens; its code is loaded for the signed-in alone. */
export function OwnerBar() {
  return useSignedIn() ? <OwnerBarLive /> : null
}
