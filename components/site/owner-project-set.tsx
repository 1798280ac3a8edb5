'use client'

import { lazy, Suspense } from 'react'
import { useIsOwner } from './use-is-owner'

const OwnerProjectSetControls = lazy(() => import('./owner-project-set-controls'))

export interface OwnedSet {
  projectId: string
  setId: string
  /** As the page counts it. */
  number: number
}

/** Delete Set, for the project's owner alone (specification §6). */
export function OwnerProjectSet({ ownerId, ...set }: OwnedSet & { ownerId: string }) {
  if (!useIsOwner(ownerId)) return null
  return (
    <Suspense>
      <OwnerProjectSetControls {...set} />
    </Suspense>
  )
}
