'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import { deleteImageSet } from '@/lib/projects/actions'
import type { OwnedSet } from './owner-project-set'

export default function OwnerProjectSetControls({ projectId, setId, number }: OwnedSet) {
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const removing = useRef(false)

  // The set leaves the page with this button on it, which would leave the focus nowhere.
  useEffect(
    () => () => {
      if (removing.current && document.activeElement === document.body) focusBeside(number)
    },
    [number],
  )

  const remove = () =>
    startTransition(async () => {
      removing.current = true
      const { status, message = 'Failed to delete image set' } = await runOwnerAction(
        deleteImageSet,
        { projectId, setId },
        'Failed to delete image set',
      )
      const isGone = status === 'success'
      removing.current = isGone
      setAsking(false)
      toast({ kind: isGone ? 'success' : 'error', message })
    })

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete Set<span className="sr-only"> {number}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete Set"
          message={`Are you sure you want to delete set ${number} with its pictures? This action cannot be undone.`}
          confirmText="Delete"
          destructive
          pending={pending}
          onConfirm={remove}
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
