'use client'

import { useState } from 'react'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Pair } from '@/lib/projects/editor/draft'
import type { SavedSet } from '@/lib/projects/editor/edit-rows'
import { keepAsTaken, lineUpImages } from '@/lib/projects/line-up-actions'
import { useEditor } from '../editor-context'
import { type EditorState, linedUpPairs } from '../editor-state'
import { LineUpDialog } from './line-up-dialog'
import { discardLinedUp } from './send-lined-up'
import type { PictureToLineUp } from './use-lining-up'

const NOT_LINED_UP = 'Failed to line up the photos'
const NOT_UNDONE = 'Failed to show the photos as taken'

/** Makes one view of a set's two photos, for the comparison on the public pages; a new set has it when it is saved. */
export function LineUp({ set, number }: { set: SavedSet; number: number }) {
  const { state, editor, project } = useEditor()
  const { projectId, files, replacements } = state
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefresh()
  const chosen = files.filter(({ setId }) => setId === set.id)
  const halves = (['before', 'after'] as const).map((half) => {
    const saved = set.pictures.find(({ type }) => type === half)
    const file = chosen.find(({ type }) => type === half)
    return saved ?? (file && uploaded(file.id, state))
  })
  const [before, after] = halves
  if (!before || !after) {
    const isFull = new Set([...set.pictures, ...chosen].map(({ type }) => type)).size === 2
    return isFull && <p className="mt-3 text-slate">You can line these photos up once uploaded.</p>
  }
  // Another photo is about to take its place.
  if (before.id in replacements || after.id in replacements) return null
  const isNew = chosen.some(({ id }) => id === before.id || id === after.id)
  const pending = linedUpPairs(state, project).find(({ beforeId }) => beforeId === before.id)
  const isLinedUp = isNew
    ? Boolean(pending)
    : halves.every((half) => half && 'isLinedUp' in half && half.isLinedUp)
  const store = async (pair: Pair) => {
    if (!isNew) return runOwnerAction(lineUpImages, pair, NOT_LINED_UP)
    if (pending) void discardLinedUp(pending)
    editor.dispatch({ type: 'lined-up', setId: set.id, pair })
    return { status: 'success' } as const
  }
  const finish = (message: string) => {
    toast({ kind: 'success', message })
    setOpen(false)
    if (!isNew) refresh()
  }
  const keep = async () => {
    if (pending) {
      void discardLinedUp(pending)
      editor.dispatch({ type: 'lined-up', setId: set.id, pair: undefined })
    }
    if (!isLinedUp || isNew) return setOpen(false)
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
          set={{ projectId, before, after, store }}
          number={number}
          onDone={() => finish('Photos lined up')}
          onKeep={keep}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** A chosen photo that the server has; its upload's id will be the picture's. */
function uploaded(id: string, { uploads }: EditorState): PictureToLineUp | undefined {
  const { status, result } = uploads.items.find((item) => item.id === id) ?? {}
  if (status !== 'ready' || !result?.width || !result.height) return undefined
  return { id, src: result.url, alt: '', width: result.width, height: result.height, formats: [] }
}
