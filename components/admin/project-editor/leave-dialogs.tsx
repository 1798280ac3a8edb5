'use client'

import { useState, useTransition } from 'react'
import { isUnsent } from '@/components/admin/uploads/queue-views'
import { leaveTo } from '@/components/forms/leave'
import { ButtonLink } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { shownAt } from '@/lib/projects/addresses'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { forgetSharedPhotos } from '@/lib/projects/editor/shared-photos'
import { routes } from '@/lib/routes'
import { DiscardDialog, discardFiles } from './discard'
import { useEditor } from './editor-context'
import { isOnlyHere } from './editor-state'
import type { useLeaveGuard } from './use-leave-guard'

interface LeaveDialogsProps {
  guard: ReturnType<typeof useLeaveGuard>
  /** The one that is being edited. */
  project: ProjectToEdit | undefined
  isDirty: boolean
  /** Whether the text outlives the page. */
  isKept: boolean
  /** @returns uploads that nothing will use any more; null where the form stays */
  onDiscard: () => Promise<string[] | null>
}

const KEPT = 'Your text and files stay on this device until you come back.'
const NOT_KEPT = "You'll lose your text: this browser can't store it."
const STOPPING = 'Uploads in progress will stop.'

/** Cancel discards the work; leaving in any other way keeps it on this device. Both ask first. */
export function LeaveDialogs({ guard, project, isDirty, isKept, onDiscard }: LeaveDialogsProps) {
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const { state } = useEditor()
  // Of a draft alone, and only where this device has room.
  const isFileLost = state.uploads.items.some(
    (item) => isOnlyHere(item, state) || (isUnsent(item) && !isKept),
  )
  const whatIsKept = isKept ? KEPT : NOT_KEPT
  const back = project ? shownAt(project) : routes.projects

  const discard = () =>
    startTransition(async () => {
      const uploadIds = await onDiscard()
      if (!uploadIds) return setAsking(false)
      await Promise.all([discardFiles(uploadIds), forgetSharedPhotos()])
      await leaveTo(back)
    })

  return (
    <>
      <ButtonLink
        variant="text"
        className="max-sm:px-1 max-sm:text-base"
        prefetch={false}
        href={back}
        data-cancel
        onClick={(event) => {
          if (!isDirty) return void forgetSharedPhotos()
          event.preventDefault()
          setAsking(true)
        }}
      >
        Cancel
      </ButtonLink>
      {asking && (
        <DiscardDialog pending={pending} onConfirm={discard} onCancel={() => setAsking(false)} />
      )}
      {guard.isAsking && (
        <ConfirmDialog
          title="Leave without saving?"
          message={isFileLost ? `${whatIsKept} ${STOPPING}` : whatIsKept}
          confirmText="Leave"
          cancelText="Stay"
          onConfirm={guard.leave}
          onCancel={guard.stay}
        />
      )}
    </>
  )
}
