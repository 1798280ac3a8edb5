'use client'

import { lazy, Suspense } from 'react'
import { useSignedIn } from './use-signed-in'

const OwnerBarLive = lazy(() => import('./owner-bar-live'))

/** The owner's bottom bar on small screens; its code is loaded for the signed-in alone. */
export function OwnerBar() {
  if (!useSignedIn()) return null
  return (
    <Suspense>
      <OwnerBarLive />
    </Suspense>
  )
}
