'use client'

import { useId, useOptimistic, useTransition } from 'react'
import { Select } from '@/components/forms/select'
import { badgeTones } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ConfirmButton } from '@/components/ui/confirm-button'
import {
  deleteEnquiry,
  moveEnquiryToInbox,
  moveEnquiryToSpam,
  restoreEnquiry,
  setEnquiryStatus,
} from '@/lib/enquiries/actions'
import {
  type EnquiryStatus,
  enquiryStatuses,
  statusLooks,
  toEnquiryStatus,
} from '@/lib/enquiries/status'
import { useMessageChange } from './use-message-change'

/** Badge and select in one: shown at once, taken back when it fails. */
export function MessageStatus({ id, status }: { id: string; status: EnquiryStatus }) {
  const [shown, show] = useOptimistic(status)
  const [pending, startTransition] = useTransition()
  const change = useMessageChange()
  const field = useId()

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
    <div className="grid gap-1.5 font-semibold text-base">
      <label htmlFor={field}>Status</label>
      <Select
        id={field}
        value={shown}
        aria-busy={pending}
        onChange={(event) => setStatus(toEnquiryStatus(event.target.value))}
        className={classNames(
          'min-h-12 rounded-control border border-current px-3.5',
          badgeTones[statusLooks[shown].tone],
        )}
      >
        {enquiryStatuses.map((value) => (
          <option key={value} value={value} className="bg-white text-anthracite">
            {statusLooks[value].label}
          </option>
        ))}
      </Select>
    </div>
  )
}

interface MessageProps {
  id: string
  /** Where the message is gone from the list, the owner goes back there. */
  list: string
}

/** To spam or to the inbox. */
export function MoveMessage({ id, list, isSpam }: MessageProps & { isSpam: boolean }) {
  const [pending, startTransition] = useTransition()
  const change = useMessageChange()
  const common = { input: { id }, failure: 'Failed to move the message', toastId: `moved-${id}` }
  const [there, back] = isSpam
    ? [moveEnquiryToInbox, moveEnquiryToSpam]
    : [moveEnquiryToSpam, moveEnquiryToInbox]
  const undo = () => change({ ...common, action: back })

  const move = () =>
    startTransition(() =>
      change({
        ...common,
        action: there,
        undo: { label: 'Undo', onClick: () => void undo() },
        leaveTo: list,
      }),
    )

  return (
    <Button
      variant="secondary"
      onClick={pending ? undefined : move}
      aria-disabled={pending || undefined}
      className="px-3! text-base"
    >
      {isSpam ? 'Move to inbox' : 'Move to spam'}
    </Button>
  )
}

export function DeleteMessage({ id, list }: MessageProps) {
  const change = useMessageChange()
  // No Undo: the question says that there is none.
  const remove = () =>
    change({
      action: deleteEnquiry,
      input: { id },
      toastId: `deleted-${id}`,
      failure: 'Failed to delete message',
      leaveTo: list,
    })

  return (
    <ConfirmButton
      className="text-base"
      title="Delete Message"
      message="Are you sure you want to delete this message? This action cannot be undone."
      confirmText="Delete"
      onConfirm={remove}
    >
      Delete
    </ConfirmButton>
  )
}

export function RestoreMessage({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const change = useMessageChange()
  const restore = () =>
    startTransition(() =>
      change({
        action: restoreEnquiry,
        input: { id },
        toastId: `deleted-${id}`,
        failure: 'Failed to restore the message',
        isReplaced: true,
      }),
    )
  return (
    <Button
      variant="quiet"
      onClick={pending ? undefined : restore}
      aria-disabled={pending || undefined}
    >
      Restore
    </Button>
  )
}
