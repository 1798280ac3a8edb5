'use client'

import { useState } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { Button } from '@/components/ui/button'
import { DiscardDialog } from './discard'
import { useEditor } from './editor-context'

/** Says that unsaved work was restored. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { state, editor } = useEditor()
  const { draftCheck } = state
  const hasFiles = state.unchecked.length > 0
  const [asking, setAsking] = useState(false)
  const keepFocus = useFocusAfterRemoval()
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-blue border-l-4 bg-blue-tint px-4 py-3">
      <div role="status">
        <p className="font-semibold">Your unsaved work is back</p>
        {draftCheck === 'asking' && hasFiles && <p className="text-base">Checking your files…</p>}
        {draftCheck === 'unanswered' && (
          <p className="text-base">
            {hasFiles ? "We couldn't check your files." : "We couldn't check whether it was saved."}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {draftCheck === 'unanswered' && (
          <Button variant="secondary" onClick={() => void editor.checkDraft()}>
            Check again
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Discard changes
        </Button>
      </div>
      {asking && (
        <DiscardDialog
          onConfirm={() => {
            keepFocus()
            onDiscard()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
