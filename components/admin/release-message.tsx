'use client'

import { useTransition } from 'react'
import { runAction } from '@/components/forms/run-action'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { releaseEnquiry } from '@/lib/enquiries/actions'
import { useFocusAfterRemoval } from './use-focus-after-removal'
import { useRefresh } from './use-refresh'

/** From held back to the inbox. */
export function ReleaseMessage({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const refresh = useRefresh()
  const keepFocus = useFocusAfterRemoval()
  const failure = 'Failed to move the message'

  const release = () =>
    startTransition(async () => {
      const { status, message = failure } = await runAction(releaseEnquiry, { id }, failure)
      toast({ kind: status === 'success' ? 'success' : 'error', message })
      if (status !== 'success') return
      keepFocus()
      refresh()
    })

  return (
    <Button variant="quiet" onClick={release} disabled={pending}>
      Move to inbox
    </Button>
  )
}
