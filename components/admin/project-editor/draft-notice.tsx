'use client'

import { useState, useTransition } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { Button } from '@/components/ui/button'
import { DiscardDialog } from './discard'
import { useEditor } from './editor-context'

const NOTICE =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-blue border-l-4 bg-blue-tint px-4 py-3'
const NOT_CHECKED = "We couldn't check whether it was saved."

interface DraftNoticeProps {
  /** @returns null where the form stays */
  discard: () => Promise<string[] | null>
  onDiscarded: (uploadIds: string[]) => void
}

/** Says that unsaved work was restored. */
export function DraftNotice({ discard, onDiscarded }: DraftNoticeProps) {
  const { state } = useEditor()
  const { draftCheck } = state
  const hasFiles = state.unchecked.length > 0
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const keepFocus = useFocusAfterRemoval()
  const confirmed = () =>
    startTransition(async () => {
      const uploadIds = await discard()
      if (!uploadIds) return setAsking(false)
      keepFocus()
      onDiscarded(uploadIds)
    })
  return (
    <div className={`mb-6 ${NOTICE}`}>
      <div role="status">
        <p className="font-semibold">Your unsaved work is back</p>
        {draftCheck === 'asking' && hasFiles && <p className="text-base">Checking your files…</p>}
        {draftCheck === 'unanswered' && (
          <p className="text-base">{hasFiles ? "We couldn't check your files." : NOT_CHECKED}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {draftCheck === 'unanswered' && <CheckAgain />}
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Discard changes
        </Button>
      </div>
      {asking && (
        <DiscardDialog pending={pending} onConfirm={confirmed} onCancel={() => setAsking(false)} />
      )}
    </div>
  )
}

/** The same of a new project that is no draft yet, after a save without an answer. */
export function UncheckedSave() {
  const { draftCheck } = useEditor().state
  return (
    <div role="status" className="empty:hidden">
      {draftCheck === 'unanswered' && (
        <div className={NOTICE}>
          <p>{NOT_CHECKED}</p>
          <CheckAgain />
        </div>
      )}
    </div>
  )
}

function CheckAgain() {
  const { editor } = useEditor()
  return (
    <Button variant="secondary" onClick={() => void editor.checkDraft()}>
      Check again
    </Button>
  )
}
