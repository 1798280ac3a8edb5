'use client'

import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button, ButtonLink } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { type ToastRequest, toast } from '@/components/ui/toast'
import { deleteImageSet, deleteProject } from '@/lib/projects/actions'
import { routes } from '@/lib/routes'

export interface OwnedProject {
  projectId: string
  slug: string
}

export interface OwnedSet {
  projectId: string
  setId: string
  /** As the page counts it. */
  number: number
}

export function ProjectControls({ projectId, slug }: OwnedProject) {
  const remove = async (): Promise<ToastRequest> => {
    const failure = 'Failed to delete project'
    const { data, message = failure } = await runOwnerAction(
      deleteProject,
      { id: projectId },
      failure,
    )
    // Pending until then, so that this page never shows itself without its project.
    if (data) await leaveTo(data.to)
    return { kind: 'error', message }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink variant="secondary" href={routes.projectEdit(slug)} prefetch={false}>
        Edit Project
      </ButtonLink>
      <DeleteButton
        title="Delete Project"
        question="Are you sure you want to delete this project with all its pictures and videos? This action cannot be undone."
        remove={remove}
      />
    </div>
  )
}

export function SetControls({ projectId, setId, number }: OwnedSet) {
  const isRemoving = useRef(false)

  // The set leaves the page with this button on it, which would leave the focus nowhere.
  useEffect(
    () => () => {
      if (isRemoving.current && document.activeElement === document.body) focusBeside(number)
    },
    [number],
  )

  const remove = async (): Promise<ToastRequest> => {
    isRemoving.current = true
    const failure = 'Failed to delete image set'
    const input = { projectId, setId }
    const { status, message = failure } = await runOwnerAction(deleteImageSet, input, failure)
    isRemoving.current = status === 'success'
    return { kind: isRemoving.current ? 'success' : 'error', message }
  }

  return (
    <DeleteButton
      title="Delete Set"
      question={`Are you sure you want to delete set ${number} with its pictures? This action cannot be undone.`}
      remove={remove}
    >
      <span className="sr-only"> {number}</span>
    </DeleteButton>
  )
}

interface DeleteButtonProps {
  title: string
  question: string
  remove: () => Promise<ToastRequest>
  children?: ReactNode
}

function DeleteButton({ title, question, remove, children }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const confirmed = () =>
    startTransition(async () => {
      const outcome = await remove()
      setAsking(false)
      toast(outcome)
    })
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {title}
        {children}
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          message={question}
          confirmText="Delete"
          destructive
          pending={pending}
          onConfirm={confirmed}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The set that moved up, else the one before, else what an empty gallery or the page is headed. */
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
