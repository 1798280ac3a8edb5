'use client'

import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { toast } from '@/components/ui/toast'
import { restoreEnquiry } from '@/lib/enquiries/actions'

const failure = 'Failed to restore the message'

/** Takes a deletion back. Called from a toast, when the card is long gone. */
export function useRestore(): (id: string) => Promise<void> {
  const refresh = useRefresh()
  return async (id) => {
    const { status, message = failure } = await runOwnerAction(restoreEnquiry, { id }, failure, {
      restore: id,
    })
    toast({ id: `deleted-${id}`, kind: status === 'success' ? 'success' : 'error', message })
    refresh()
  }
}
