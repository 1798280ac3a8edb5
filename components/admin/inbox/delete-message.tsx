'use client'

import { useState, useTransition } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import { deleteEnquiry } from '@/lib/enquiries/actions'
import { useRestore } from './use-restore'

const failure = 'Failed to delete message'

interface DeleteMessageProps {
  id: string
  name: string
  /** Its card's heading. */
  heading: string
}

export function DeleteMessage({ id, name, heading }: DeleteMessageProps) {
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const refresh = useRefresh()
  const restore = useRestore()
  const keepFocus = useFocusAfterRemoval(heading)

  // Each keeps its own Undo.
  const toastId = `deleted-${id}`
  const remove = () =>
    startTransition(async () => {
      const { status, message = failure } = await runOwnerAction(deleteEnquiry, { id }, failure)
      setAsking(false)
      if (status !== 'success') return toast({ id: toastId, kind: 'error', message })
      toast({
        id: toastId,
        kind: 'success',
        message,
        action: { label: 'Undo', onClick: () => void restore(id) },
      })
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
