'use client'

import { useOptimistic, useTransition } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { classNames } from '@/components/ui/class-names'
import { toast } from '@/components/ui/toast'
import { setEnquiryStatus } from '@/lib/enquiries/actions'
import {
  type EnquiryStatus,
  enquiryStatuses,
  statusLooks,
  toEnquiryStatus,
} from '@/lib/enquiries/status'

const tints = {
  blue: 'bg-blue-tint text-blue',
  yellow: 'bg-yellow-tint text-yellow',
  green: 'bg-moss-tint text-moss',
} as const

interface MessageStatusProps {
  id: string
  status: EnquiryStatus
  /** Its card's heading. */
  heading: string
}

/** Badge and select in one: shown at once, taken back when it fails. */
export function MessageStatus({ id, status, heading }: MessageStatusProps) {
  const [shown, show] = useOptimistic(status)
  const [pending, startTransition] = useTransition()
  const refresh = useRefresh()
  const keepFocus = useFocusAfterRemoval(heading)

  const change = (next: EnquiryStatus) =>
    startTransition(async () => {
      show(next)
      const { status, message = 'Failed to update status' } = await runOwnerAction(
        setEnquiryStatus,
        { id, status: next },
        'Failed to update status',
      )
      toast({ id: 'message-status', kind: status === 'success' ? 'success' : 'error', message })
      if (status !== 'success') return
      // Where only one status is shown, the card goes.
      keepFocus()
      refresh()
    })

  return (
    <select
      aria-label="Status"
      value={shown}
      aria-busy={pending}
      onChange={(event) => change(toEnquiryStatus(event.target.value))}
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
