'use client'

import { useState, useTransition } from 'react'
import { runAction } from '@/components/forms/run-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import { deleteEnquiry } from '@/lib/enquiries/actions'
import { useFocusAfterRemoval } from './use-focus-after-removal'
import { useRefresh } from './use-refresh'

export function DeleteMessage({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const refresh = useRefresh()
  const keepFocus = useFocusAfterRemoval()

  const remove = () =>
    startTransition(async () => {
      const { status, message = 'Failed to delete message' } = await runAction(
        deleteEnquiry,
        { id },
        'Failed to delete message',
      )
      setAsking(false)
      toast({ kind: status === 'success' ? 'success' : 'error', message })
      if (status !== 'success') return
      keepFocus()
      refresh()
    })

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> message from {name}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete Message"
          message="Are you sure you want to delete this message? This action cannot be undone."
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
