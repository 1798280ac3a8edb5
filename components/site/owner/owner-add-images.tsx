'use client'

import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { useIsOwner } from './use-is-owner'

/** In a project's empty gallery: the owner's way to its pictures (specification §2). */
export function OwnerAddImages({ projectId, ownerId }: { projectId: string; ownerId: string }) {
  if (!useIsOwner(ownerId)) return null
  return (
    <ButtonLink href={routes.projectEdit(projectId)} prefetch={false} className="mt-4">
      Add images
    </ButtonLink>
  )
}
