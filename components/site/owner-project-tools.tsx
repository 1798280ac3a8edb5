'use client'

import { lazy, Suspense } from 'react'
import { useIsOwner } from './use-is-owner'

const OwnerProjectControls = lazy(() => import('./owner-project-controls'))

export interface OwnedProject {
  projectId: string
  ownerId: string
  slug: string
}

/** Edit Project and Delete Project, for the project's owner alone (specification §6). */
export function OwnerProjectTools(project: OwnedProject) {
  if (!useIsOwner(project.ownerId)) return null
  return (
    <Suspense>
      <OwnerProjectControls {...project} />
    </Suspense>
  )
}
