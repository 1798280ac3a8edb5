'use client'

import { useState, useTransition } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'

interface RemoveButtonProps {
  /** On the button and over the question. */
  title: string
  /** Which one, for those who hear the button without seeing where it stands. */
  which: string
  question: string
  remove: () => Promise<ActionState<unknown>>
  failure: string
  /** Heading that takes the focus once the button is gone. */
  beside: string
}

/** Deletes something that is saved, after a question. */
export function RemoveButton(props: RemoveButtonProps) {
  const { title, which, question, remove, failure, beside } = props
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const refresh = useRefresh()
  const keepFocus = useFocusAfterRemoval(beside)

  const confirmed = () =>
    startTransition(async () => {
      const { status, message = failure } = await runOwnerAction(remove, undefined, failure)
      const isGone = status === 'success'
      if (isGone) keepFocus()
      setAsking(false)
      toast({ kind: isGone ? 'success' : 'error', message })
      if (isGone) refresh()
    })

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {title}
        <span className="sr-only"> {which}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          message={question}
          confirmText="Delete"
          destructive
          pending={pending}
          onConfirm={confirmed}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
