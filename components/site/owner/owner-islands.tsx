'use client'

import { useState } from 'react'
import { NavLink } from '@/components/site/frame/nav-link'
import { ButtonLink } from '@/components/ui/button'
import { latePart } from '@/components/ui/late-part'
import { routes } from '@/lib/routes'
import type { OwnedProject, OwnedSet } from './owner-project-controls'
import { useIsOwner, useSignedIn } from './use-owner'

// Code that only the owner loads. Without it the page stays as for visitors.
const OwnerBarLive = latePart(() => import('./owner-bar-live').then((file) => file.OwnerBarLive))
const controls = () => import('./owner-project-controls')
const ProjectControls = latePart(() => controls().then((file) => file.ProjectControls))
const SetControls = latePart(() => controls().then((file) => file.SetControls))

/** The owner's bottom bar on small screens. */
export function OwnerBar() {
  const signedIn = useSignedIn()
  const [isLoaded, setLoaded] = useState(false)
  // Stays when the session ends: it renders the sign-in dialog.
  if (signedIn && !isLoaded) setLoaded(true)
  return isLoaded ? <OwnerBarLive /> : null
}

/** The top bar's Dashboard entry (specification §2). */
export function OwnerLinks() {
  if (!useSignedIn()) return null
  return (
    <li>
      <NavLink href={routes.dashboard}>Dashboard</NavLink>
    </li>
  )
}

/** New Project; in an empty list with its text. */
export function OwnerNewProject({ empty = false }: { empty?: boolean }) {
  const signedIn = useSignedIn()
  const button = signedIn && (
    <ButtonLink href={routes.projectNew} prefetch={false} className="shrink-0">
      New Project
    </ButtonLink>
  )
  if (!empty) return button
  return (
    <>
      <p className="mt-2 mb-5 text-slate">
        {signedIn ? 'Get started by creating a new project' : 'Check back soon for our latest work'}
      </p>
      {button}
    </>
  )
}

/** In a project's empty gallery (specification §2). */
export function OwnerAddImages({ projectId, ownerId }: { projectId: string; ownerId: string }) {
  if (!useIsOwner(ownerId)) return null
  return (
    <ButtonLink href={routes.projectEdit(projectId)} prefetch={false} className="mt-4">
      Add images
    </ButtonLink>
  )
}

/** Edit Project and Delete Project, for the project's owner only (specification §6). */
export function OwnerProjectTools({ ownerId, ...project }: OwnedProject & { ownerId: string }) {
  return useIsOwner(ownerId) ? <ProjectControls {...project} /> : null
}

/** Share picture and Delete Set, for the project's owner only (specification §6). */
export function OwnerProjectSet({ ownerId, ...set }: OwnedSet & { ownerId: string }) {
  return useIsOwner(ownerId) ? <SetControls {...set} /> : null
}
