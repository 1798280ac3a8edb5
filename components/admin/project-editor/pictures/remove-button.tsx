'use client'

import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { toast } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'

interface RemoveButtonProps {
  /** On the button and over the question. */
  title: string
  /** Which one, for screen readers. */
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
  const refresh = useRefresh()
  const keepFocus = useFocusAfterRemoval(beside)

  const confirmed = async () => {
    const { status, message = failure } = await runOwnerAction(remove, undefined, failure)
    const isGone = status === 'success'
    if (isGone) keepFocus()
    toast({ kind: isGone ? 'success' : 'error', message })
    // Also where it is gone although the answer was lost.
    refresh()
  }

  return (
    <ConfirmButton title={title} message={question} confirmText="Delete" onConfirm={confirmed}>
      {title}
      <span className="sr-only"> {which}</span>
    </ConfirmButton>
  )
}
