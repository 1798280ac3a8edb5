'use client'

import { useOptimistic, useTransition } from 'react'
import { runAction } from '@/components/forms/run-action'
import { Badge } from '@/components/ui/badge'
import { toast } from '@/components/ui/toast'
import { setEnquiryStatus } from '@/lib/enquiries/actions'
import {
  type EnquiryStatus,
  enquiryStatuses,
  statusLooks,
  toEnquiryStatus,
} from '@/lib/enquiries/status'
import { useRefresh } from './use-refresh'

/** The badge says what it is, the select sets it; shown at once, taken back when it fails. */
export function MessageStatus({ id, status }: { id: string; status: EnquiryStatus }) {
  const [shown, show] = useOptimistic(status)
  const [pending, startTransition] = useTransition()
  const refresh = useRefresh()
  const { label, tone } = statusLooks[shown]

  const change = (next: EnquiryStatus) =>
    startTransition(async () => {
      show(next)
      const { status, message = 'Failed to update status' } = await runAction(
        setEnquiryStatus,
        { id, status: next },
        'Failed to update status',
      )
      toast({ kind: status === 'success' ? 'success' : 'error', message })
      if (status === 'success') refresh()
    })

  return (
    <div className="flex items-center gap-2">
      <Badge tone={tone}>{label}</Badge>
      <select
        aria-label="Status"
        value={shown}
        aria-busy={pending}
        onChange={(event) => change(toEnquiryStatus(event.target.value))}
        className="min-h-11 rounded-control border border-control bg-white px-2.5 text-base"
      >
        {enquiryStatuses.map((value) => (
          <option key={value} value={value}>
            {statusLooks[value].label}
          </option>
        ))}
      </select>
    </div>
  )
}
