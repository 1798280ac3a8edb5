'use client'

import { useOptimistic, useTransition } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import type { Action } from '@/components/forms/run-action'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { type ToastRequest, toast } from '@/components/ui/toast'
import {
  deleteEnquiry,
  moveEnquiryToInbox,
  moveEnquiryToSpam,
  restoreEnquiry,
  setEnquiryStatus,
} from '@/lib/enquiries/actions'
import type { Box } from '@/lib/enquiries/filter'
import {
  type EnquiryStatus,
  enquiryStatuses,
  statusLooks,
  toEnquiryStatus,
} from '@/lib/enquiries/status'

interface Change {
  action: Action<unknown>
  input: unknown
  failure: string
  /** A later toast replaces one with the same id. */
  toastId: string
  /** Offered once it has worked. */
  undo?: ToastRequest['action']
}

/**
 * Changes a message and tells how it went. Its card may go with the change; then the focus moves on.
 * @param heading id of the card's heading
 */
function useMessageChange(heading: string): (change: Change) => Promise<void> {
  const refresh = useRefresh()
  const moveFocus = useFocusAfterRemoval(heading)
  return async ({ action, input, failure, toastId, undo }) => {
    const { status, message = failure } = await runOwnerAction(action, input, failure)
    if (status !== 'success') return toast({ id: toastId, kind: 'error', message })
    toast({ id: toastId, kind: 'success', message, action: undo })
    moveFocus()
    refresh()
  }
}

const tints = {
  blue: 'bg-blue-tint text-blue',
  yellow: 'bg-yellow-tint text-yellow',
  green: 'bg-moss-tint text-moss',
} as const

interface MessageStatusProps {
  id: string
  status: EnquiryStatus
  heading: string
}

/** Badge and select in one: shown at once, taken back when it fails. */
export function MessageStatus({ id, status, heading }: MessageStatusProps) {
  const [shown, show] = useOptimistic(status)
  const [pending, startTransition] = useTransition()
  const change = useMessageChange(heading)

  const setStatus = (next: EnquiryStatus) =>
    startTransition(async () => {
      show(next)
      await change({
        action: setEnquiryStatus,
        input: { id, status: next },
        failure: 'Failed to update status',
        toastId: 'message-status',
      })
    })

  return (
    <select
      aria-label="Status"
      value={shown}
      aria-busy={pending}
      onChange={(event) => setStatus(toEnquiryStatus(event.target.value))}
      className={classNames(
        'min-h-12 w-full rounded-control border border-current px-3 font-semibold text-base',
        tints[statusLooks[shown].tone],
      )}
    >
      {enquiryStatuses.map((value) => (
        <option key={value} value={value} className="bg-white text-anthracite">
          {statusLooks[value].label}
        </option>
      ))}
    </select>
  )
}

interface MessageProps {
  id: string
  name: string
  heading: string
}

/** To the other box. */
export function MoveMessage({ id, name, heading, box }: MessageProps & { box: Box }) {
  const [pending, startTransition] = useTransition()
  const change = useMessageChange(heading)
  const isSpam = box === 'spam'

  const move = () =>
    startTransition(() =>
      change({
        action: isSpam ? moveEnquiryToInbox : moveEnquiryToSpam,
        input: { id },
        failure: 'Failed to move the message',
        toastId: 'move-message',
      }),
    )

  return (
    <Button variant="quiet" onClick={move} disabled={pending} className="text-base">
      <span>
        {isSpam ? 'Move to inbox' : 'Move to spam'}
        <span className="sr-only">: message from {name}</span>
      </span>
    </Button>
  )
}

export function DeleteMessage({ id, name, heading }: MessageProps) {
  const change = useMessageChange(heading)
  // Each message has its own Undo.
  const common = { input: { id }, toastId: `deleted-${id}` }
  const restore = () =>
    change({ ...common, action: restoreEnquiry, failure: 'Failed to restore the message' })
  const remove = () =>
    change({
      ...common,
      action: deleteEnquiry,
      failure: 'Failed to delete message',
      undo: { label: 'Undo', onClick: () => void restore() },
    })

  return (
    <ConfirmButton
      className="text-base"
      title="Delete Message"
      message="Are you sure you want to delete this message? This action cannot be undone."
      confirmText="Delete"
      onConfirm={remove}
    >
      <span>
        Delete<span className="sr-only"> message from {name}</span>
      </span>
    </ConfirmButton>
  )
}
