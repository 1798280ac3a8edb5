'use client'

import { useState } from 'react'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { SavedSet } from '@/lib/projects/editor/edit-rows'
import { keepAsTaken } from '@/lib/projects/line-up-actions'
import { useEditor } from '../editor-context'
import { LineUpDialog } from './line-up-dialog'

const NOT_UNDONE = 'Failed to show the photos as taken'

/** Makes one view of a set's two photos, for the comparison on the public pages. */
export function LineUp({ set, number }: { set: SavedSet; number: number }) {
  const { projectId, files, replacements } = useEditor().state
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefresh()
  const [before, after] = (['before', 'after'] as const).map((half) =>
    set.pictures.find(({ type }) => type === half),
  )
  if (!before || !after) {
    const chosen = files.filter(({ setId }) => setId === set.id)
    const isFull = new Set([...set.pictures, ...chosen].map(({ type }) => type)).size === 2
    return (
      isFull && <p className="mt-3 text-slate">Save first, then you can line these photos up.</p>
    )
  }
  // Another photo is about to take its place.
  if (before.id in replacements || after.id in replacements) return null
  const isLinedUp = before.isLinedUp && after.isLinedUp
  const finish = (message: string) => {
    toast({ kind: 'success', message })
    setOpen(false)
    refresh()
  }
  const keep = async () => {
    if (!isLinedUp) return setOpen(false)
    const input = { projectId, setId: set.id }
    const { status, message = NOT_UNDONE } = await runOwnerAction(keepAsTaken, input, NOT_UNDONE)
    if (status === 'success') finish(message)
    else toast({ kind: 'error', message })
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {isLinedUp ? 'Line up again' : 'Line up'}
        <span className="sr-only"> set {number}</span>
      </Button>
      {isLinedUp && (
        <Button variant="secondary" onClick={keep}>
          Keep as taken<span className="sr-only"> set {number}</span>
        </Button>
      )}
      <p className="text-slate">
        {isLinedUp
          ? 'The comparison shows these photos lined up.'
          : 'The comparison then shows both photos from the same spot.'}
      </p>
      {isOpen && (
        <LineUpDialog
          set={{ projectId, before, after }}
          number={number}
          onDone={() => finish('Photos lined up')}
          onKeep={keep}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
