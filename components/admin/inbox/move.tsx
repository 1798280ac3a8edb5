'use client'

import { useTransition } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { moveEnquiryToInbox, moveEnquiryToSpam } from '@/lib/enquiries/actions'
import type { Box } from '@/lib/enquiries/filter'

const moves = {
  inbox: { label: 'Move to inbox', act: moveEnquiryToInbox },
  spam: { label: 'Move to spam', act: moveEnquiryToSpam },
} as const
const failure = 'Failed to move the message'

interface MoveMessageProps {
  id: string
  name: string
  to: Box
  /** Its card's heading. */
  heading: string
}

/** From one box to the other. */
export function MoveMessage({ id, name, to, heading }: MoveMessageProps) {
  const [pending, startTransition] = useTransition()
  const refresh = useRefresh()
  const keepFocus = useFocusAfterRemoval(heading)
  const { label, act } = moves[to]

  const move = () =>
    startTransition(async () => {
      const { status, message = failure } = await runOwnerAction(act, { id }, failure)
      toast({ id: 'move-message', kind: status === 'success' ? 'success' : 'error', message })
      if (status !== 'success') return
      keepFocus()
      refresh()
    })

  return (
    <Button variant="quiet" onClick={move} disabled={pending} className="text-base">
      <span>
        {label}
        <span className="sr-only">: message from {name}</span>
      </span>
    </Button>
  )
}
