'use client'

import { useState } from 'react'
import { useKeptFocus } from '@/components/admin/shell/use-kept-focus'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Pair } from '@/lib/projects/editor/draft'
import type { SavedPicture, SavedSet } from '@/lib/projects/editor/edit-rows'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import { keepAsTaken, lineUpImages } from '@/lib/projects/line-up-actions'
import { useEditor } from '../editor-context'
import { type EditorState, linedUpPairs } from '../editor-state'
import { LineUpDialog } from './line-up-dialog'
import { guessOf, lineUpId } from './line-up-guesses'
import type { LineUpAnswer } from './line-up-in-worker'
import { LineUpOffer, NOT_UPLOADED } from './line-up-offer'
import { discardLinedUp } from './send-lined-up'
import { useFullSet } from './use-full-set'
import type { PictureToLineUp, SetToLineUp } from './use-lining-up'

const NOT_LINED_UP = 'Failed to line up the photos'
const NOT_UNDONE = 'Failed to show the photos as taken'

interface LineUpProps {
  set: SavedSet
  number: number
}

/** Makes one view of a set's two photos, for the comparison on the public pages. */
export function LineUp({ set, number }: LineUpProps) {
  const { state } = useEditor()
  const inSet = [...set.pictures, ...state.files.filter(({ setId }) => setId === set.id)]
  const full = useFullSet<Half>(inSet)
  return full && <FullSet setId={set.id} number={number} {...full} />
}

type Half = SavedPicture | ChosenFile

interface FullSetProps {
  setId: string
  number: number
  before: Half
  after: Half
}

/** A new set is lined up when it is saved. */
function FullSet({ setId, number, before, after }: FullSetProps) {
  const { state, editor } = useEditor()
  const [dialog, setDialog] = useState<{ found?: LineUpAnswer } | null>(null)
  const guess = guessOf(state, before, after)
  const decide = () => {
    setDialog(null)
    if (guess) editor.dispatch({ type: 'guess-decided', setId })
  }
  const { isLinedUp, set, finish, keep } = useSetToLineUp(setId, before, after, decide)
  const box = useKeptFocus(`${guess?.setId} ${isLinedUp}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for fields
    <div
      ref={box}
      id={lineUpId(setId)}
      role="group"
      tabIndex={-1}
      aria-label={`Line up set ${number}`}
      className="mt-4 grid gap-3 outline-none"
    >
      {guess ? (
        <LineUpOffer
          guess={guess}
          set={set}
          number={number}
          onDone={finish}
          onByHand={() => setDialog({ found: { homography: guess.answer?.homography ?? null } })}
          onKeep={keep}
        />
      ) : (
        <LineUpButtons
          isUploaded={Boolean(set)}
          isLinedUp={isLinedUp}
          number={number}
          onLineUp={() => setDialog({})}
          onKeep={keep}
        />
      )}
      {dialog && set && (
        <LineUpDialog
          set={{ ...set, ...dialog }}
          number={number}
          onDone={finish}
          onKeep={keep}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}

/** @param decided the owner took the result, or left it */
function useSetToLineUp(setId: string, first: Half, second: Half, decided: () => void) {
  const { state, editor, project } = useEditor()
  const refresh = useRefresh()
  const { projectId } = state
  const isNew = !('src' in first && 'src' in second)
  const pending = linedUpPairs(state, project).find(({ beforeId }) => beforeId === first.id)
  const isLinedUp = isNew
    ? Boolean(pending)
    : [first, second].every((half) => 'linedUp' in half && half.linedUp)
  const [before, after] = [uploaded(first, state), uploaded(second, state)]
  const store = async (pair: Pair) => {
    if (!isNew) return runOwnerAction(lineUpImages, pair, NOT_LINED_UP)
    if (pending) void discardLinedUp(pending)
    editor.dispatch({ type: 'lined-up', setId, pair })
    return { status: 'success' } as const
  }
  const report: SetToLineUp['report'] = (isSending, problem) =>
    editor.dispatch(
      isSending ? { type: 'line-up-sending', setId } : { type: 'line-up-sent', setId, problem },
    )
  const end = (message: string) => {
    toast({ kind: 'success', message })
    decided()
    if (!isNew) refresh()
  }
  /** @returns what went wrong */
  const keep = async (): Promise<string | undefined> => {
    if (pending) {
      void discardLinedUp(pending)
      editor.dispatch({ type: 'lined-up', setId, pair: undefined })
    }
    if (!isLinedUp || isNew) {
      decided()
      return
    }
    const input = { projectId, setId }
    const { status, message = NOT_UNDONE } = await runOwnerAction(keepAsTaken, input, NOT_UNDONE)
    if (status !== 'success') {
      toast({ kind: 'error', message })
      return message
    }
    end(message)
  }
  const set: SetToLineUp | undefined = before &&
    after && { projectId, before, after, store, report }
  return { isLinedUp, set, finish: () => end('Photos lined up'), keep }
}

interface LineUpButtonsProps {
  isUploaded: boolean
  isLinedUp: boolean
  number: number
  onLineUp: () => void
  onKeep: () => void
}

function LineUpButtons({ isUploaded, isLinedUp, number, onLineUp, onKeep }: LineUpButtonsProps) {
  if (!isUploaded) return <p className="text-slate">{NOT_UPLOADED}</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={onLineUp}>
        {isLinedUp ? 'Line up again' : 'Line up'}
        <span className="sr-only"> set {number}</span>
      </Button>
      {isLinedUp && (
        <Button variant="secondary" onClick={onKeep}>
          Keep as taken<span className="sr-only"> set {number}</span>
        </Button>
      )}
      <p className="text-slate">
        {isLinedUp
          ? 'The comparison shows these photos lined up.'
          : 'The comparison then shows both photos from the same spot.'}
      </p>
    </div>
  )
}

/** A saved picture, or a chosen photo that the server has; its upload's id will be the picture's. */
function uploaded(half: Half, { uploads }: EditorState): PictureToLineUp | undefined {
  if ('src' in half) return half
  const { id } = half
  const { status, result } = uploads.items.find((item) => item.id === id) ?? {}
  if (status !== 'ready' || !result?.width || !result.height) return undefined
  return { id, src: result.url, alt: '', width: result.width, height: result.height, formats: [] }
}
