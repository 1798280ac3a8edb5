'use client'

import { useState, useTransition } from 'react'
import { runAction } from '@/components/forms/run-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import { deleteEnquiry, restoreEnquiry } from '@/lib/enquiries/actions'
import { useFocusAfterRemoval } from '../use-focus-after-removal'
import { useRefresh } from '../use-refresh'

const failure = 'Failed to delete message'
const notRestored = 'Failed to restore the message'

export function DeleteMessage({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const refresh = useRefresh()
  const keepFocus = useFocusAfterRemoval()

  // Called from the toast, when this card is long gone.
  const undo = async () => {
    const { status, message = notRestored } = await runAction(restoreEnquiry, { id }, notRestored)
    toast({ kind: status === 'success' ? 'success' : 'error', message })
    refresh()
  }

  const remove = () =>
    startTransition(async () => {
      const { status, message = failure } = await runAction(deleteEnquiry, { id }, failure)
      setAsking(false)
      if (status !== 'success') return toast({ kind: 'error', message })
      toast({ kind: 'success', message, action: { label: 'Undo', onClick: () => void undo() } })
      keepFocus()
      refresh()
    })

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)} className="text-base">
        <span>
          Delete<span className="sr-only"> message from {name}</span>
        </span>
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
