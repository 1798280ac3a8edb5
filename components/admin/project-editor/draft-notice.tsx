'use client'

import { useState } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { Button } from '@/components/ui/button'
import { DiscardDialog } from './discard-dialog'
import { useProjectFiles } from './project-context'

/** Tells that what was not saved last time has been taken up again. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { placing } = useProjectFiles()
  const { unchecked, takingUp, takeUp } = placing
  const hasFiles = unchecked.length > 0
  const [asking, setAsking] = useState(false)
  const keepFocus = useFocusAfterRemoval()
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-blue border-l-4 bg-blue-tint px-4 py-3">
      <div role="status">
        <p className="font-semibold">Your unsaved text is back</p>
        {takingUp === 'asking' && hasFiles && <p className="text-base">Checking your files…</p>}
        {takingUp === 'unanswered' && (
          <p className="text-base">
            {hasFiles ? "We couldn't check your files." : "We couldn't check whether it was saved."}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {takingUp === 'unanswered' && (
          <Button variant="secondary" onClick={takeUp}>
            Check again
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Discard draft
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
