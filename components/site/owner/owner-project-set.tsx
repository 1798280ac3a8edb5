'use client'

import { ownerPart } from './owner-part'
import { useIsOwner } from './use-is-owner'

const OwnerProjectSetControls = ownerPart(() => import('./owner-project-set-controls'))

export interface OwnedSet {
  projectId: string
  setId: string
  /** As the page counts it. */
  number: number
}

/** Delete Set, for the project's owner alone (specification §6). */
export function OwnerProjectSet({ ownerId, ...set }: OwnedSet & { ownerId: string }) {
  return useIsOwner(ownerId) ? <OwnerProjectSetControls {...set} /> : null
}
