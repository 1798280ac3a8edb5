'use client'

import { useEffect, useRef } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { ButtonLink } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { toast } from '@/components/ui/toast'
import { deleteImageSet, deleteProject } from '@/lib/projects/actions'
import { routes } from '@/lib/routes'
import type { SharedSet } from './share/draw-share'
import { ShareButton } from './share/share-button'

export interface OwnedProject {
  projectId: string
  slug: string
}

export interface OwnedSet {
  projectId: string
  setId: string
  /** On the page, from 1. */
  number: number
  /** Where it has both pictures. */
  shared?: SharedSet
}

export function ProjectControls({ projectId, slug }: OwnedProject) {
  const remove = async () => {
    const failure = 'Failed to delete project'
    const input = { id: projectId }
    const { data, message = failure } = await runOwnerAction(deleteProject, input, failure)
    // Pending until the page is left, so that it never shows itself without its project.
    if (data) await leaveTo(data.to)
    toast({ kind: 'error', message })
  }

  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink variant="secondary" href={routes.projectEdit(slug)} prefetch={false}>
        Edit Project
      </ButtonLink>
      <ConfirmButton
        title="Delete Project"
        message="Are you sure you want to delete this project with all its pictures and videos? This action cannot be undone."
        confirmText="Delete"
        onConfirm={remove}
      />
    </div>
  )
}

export function SetControls({ projectId, setId, number, shared }: OwnedSet) {
  const isRemoving = useRef(false)

  // The set takes this button, and the focus on it, off the page.
  useEffect(
    () => () => {
      if (isRemoving.current && document.activeElement === document.body) focusBeside(number)
    },
    [number],
  )

  const remove = async () => {
    isRemoving.current = true
    const failure = 'Failed to delete image set'
    const input = { projectId, setId }
    const { status, message = failure } = await runOwnerAction(deleteImageSet, input, failure)
    isRemoving.current = status === 'success'
    toast({ kind: isRemoving.current ? 'success' : 'error', message })
  }

  return (
    <div className="flex flex-wrap gap-3">
      {shared && <ShareButton set={shared} number={number} />}
      <ConfirmButton
        title="Delete Set"
        message={`Are you sure you want to delete set ${number} with its pictures? This action cannot be undone.`}
        confirmText="Delete"
        onConfirm={remove}
      >
        Delete Set
        <span className="sr-only"> {number}</span>
      </ConfirmButton>
    </div>
  )
}

/** The set that moved up, else the one before, else the heading of the empty gallery or the page. */
function focusBeside(number: number): void {
  const heading =
    document.getElementById(`set-${number}`) ??
    document.getElementById(`set-${number - 1}`) ??
    document.getElementById('no-images-title') ??
    document.querySelector('main h1')
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus()
}
