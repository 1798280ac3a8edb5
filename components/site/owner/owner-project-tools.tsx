'use client'

import { ownerPart } from './owner-part'
import { useIsOwner } from './use-is-owner'

const OwnerProjectControls = ownerPart(() => import('./owner-project-controls'))

export interface OwnedProject {
  projectId: string
  ownerId: string
  slug: string
}

/** Edit Project and Delete Project, for the project's owner alone (specification §6). */
export function OwnerProjectTools(project: OwnedProject) {
  return useIsOwner(project.ownerId) ? <OwnerProjectControls {...project} /> : null
}
