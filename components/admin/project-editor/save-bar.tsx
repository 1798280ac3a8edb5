'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { TotalProgress } from '@/components/admin/uploads/total-progress'
import { Button } from '@/components/ui/button'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { uploadingWords } from '@/lib/projects/editor/media-list'
import { useEditor } from './editor-context'
import { blockersIn, type EditorState, isDirty } from './editor-state'

/** The button's word on who sees the project. */
export const SHOWN_TO = 'shown-to'

interface SaveBarProps {
  /** The one that is being edited. */
  project: ProjectToEdit | undefined
  busy: number
  cancel: ReactNode
}

/** At the lower edge, one thumb away: progress of all files, and the button that says what it does. */
export function SaveBar({ project, busy, cancel }: SaveBarProps) {
  const { state } = useEditor()
  const { phase, uploads, isHidden } = state
  const isPending = phase !== 'idle'
  const words = (label: string, isPressed: boolean) => {
    if (!isPressed || !isPending) return label
    return phase === 'saving' ? 'Saving…' : uploadingWords(busy)
  }
  const [publish, hide] = labelsOf(project)
  return (
    <div
      data-save-bar
      className="tall:sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid gap-3 border-bar border-t bg-white px-4 py-3 shadow-float sm:-mx-8 sm:px-8 lg:bottom-4 lg:mx-0 lg:rounded-control lg:border lg:px-4"
    >
      {busy > 0 && <TotalProgress totals={uploads.totals} />}
      <p role="status" className="text-base text-brick leading-snug empty:hidden">
        {isDirty(state) && !state.isKept && NO_ROOM}
      </p>
      <p role="status" className="text-base text-brick leading-snug empty:hidden">
        {lacksDraftText(state) && DRAFT_NEEDS}
      </p>
      <div className="flex items-center gap-x-3 gap-y-2 sm:flex-wrap">
        <Button
          type="submit"
          aria-disabled={isPending || undefined}
          className="max-sm:min-w-0 max-sm:flex-1 max-sm:px-2 sm:min-w-48"
        >
          {words(publish, !isHidden)}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          name={SHOWN_TO}
          value="owner"
          aria-disabled={isPending || undefined}
          className={asText}
        >
          {words(hide, isHidden)}
        </Button>
        {cancel}
      </div>
      <p role="status" className="sr-only">
        {phase === 'waiting' && "We'll save the project as soon as all files are uploaded."}
      </p>
    </div>
  )
}

/** On a phone the row has room for one real button. */
const asText =
  'max-sm:border-transparent max-sm:px-1 max-sm:text-base max-sm:underline max-sm:underline-offset-4 max-sm:hover:bg-transparent max-sm:hover:text-brick'

const NO_ROOM = "This device can't keep your text for later. Save before you leave this page."

const DRAFT_NEEDS = 'A draft needs a title and a start date'

/** A draft was refused for one of the two texts that it cannot do without. */
function lacksDraftText({ isHidden, errors, values }: EditorState): boolean {
  const isLacking = (name: 'title' | 'start_date') => name in errors && !values[name].trim()
  return isHidden && (isLacking('title') || isLacking('start_date'))
}

/** What a save for everybody is called, and one for the owner alone. */
function labelsOf(project: ProjectToEdit | undefined): [publish: string, hide: string] {
  if (!project) return ['Create Project', 'Save as draft']
  return project.is_hidden ? ['Publish', 'Save draft'] : ['Save Changes', 'Unpublish']
}

/** Which files are in the way of a save, and what to do about each. */
export function Blockers() {
  const { state, editor } = useEditor()
  const blockers = state.isBlocked ? blockersIn(state) : []
  const box = useRef<HTMLDivElement>(null)
  const isShown = blockers.length > 0

  useEffect(() => {
    // A text field that is wrong comes first.
    if (isShown && !box.current?.closest('form')?.querySelector('[aria-invalid]'))
      box.current?.focus()
  }, [isShown])

  return (
    <div ref={box} role="alert" tabIndex={-1} className="outline-none empty:hidden">
      {blockers.length > 0 && (
        <div className="rounded-control border-brick border-l-4 bg-brick-tint px-4 py-3 text-brick-dark">
          <p className="font-semibold">Not saved yet: a file needs your attention.</p>
          <ul className="mt-2 grid gap-3">
            {blockers.map(({ id, name, problem, canRetry }) => (
              <li key={id} className="grid gap-2 sm:flex sm:items-center sm:justify-between">
                <p>
                  <strong>{name}</strong>: {problem}
                </p>
                <div className="flex shrink-0 gap-2">
                  {canRetry && (
                    <Button variant="secondary" onClick={() => editor.retry(id)}>
                      Try again<span className="sr-only"> {name}</span>
                    </Button>
                  )}
                  <Button variant="danger" onClick={() => editor.remove(id)}>
                    Remove<span className="sr-only"> {name}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
