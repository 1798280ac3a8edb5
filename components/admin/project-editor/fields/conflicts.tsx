'use client'

import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useEditor } from '../editor-context'
import { fieldLabels, shownValue } from './field-words'

const labels: Record<string, string> = {
  ...fieldLabels,
  caption: 'Caption of a picture',
  date: 'Date of a picture',
}

/** Which texts were changed here and elsewhere; it takes the focus when a save was refused for them. */
export function ConflictSummary() {
  const { state, editor } = useEditor()
  const { captions } = state
  const entries = Object.entries(state.stored).sort(([a], [b]) => rank(a) - rank(b))
  const gone = entries.flatMap(([name, text]) => (text === null ? [idOf(name)] : []))
  return (
    <div role="alert" className="empty:hidden">
      {entries.length > 0 && (
        <div
          data-refusal
          tabIndex={-1}
          className="grid gap-3 rounded-control border-brick border-l-4 bg-brick-tint px-4 py-3 text-brick-dark"
        >
          <div>
            <p className="font-semibold">Not saved: this project was also changed somewhere else</p>
            <p className="mt-1">
              It was saved in another tab or on another device after you opened it here. Nothing is
              lost: choose which version to keep, then save again.
            </p>
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {entries.map(
              ([name, text]) =>
                text !== null && (
                  <li key={name}>
                    <button
                      type="button"
                      onClick={({ currentTarget }) => showField(currentTarget.form, name)}
                      className="min-h-11 font-semibold underline underline-offset-4"
                    >
                      {labels[kindOf(name)]}
                    </button>
                  </li>
                ),
            )}
            {[...new Set(gone)].map((id) => (
              <li
                key={id}
                className="grid basis-full gap-2 sm:flex sm:items-center sm:justify-between"
              >
                <p className="wrap-anywhere min-w-0">
                  A picture was deleted there, so its caption and date can't be saved:{' '}
                  <q>{[captions[id]?.caption, captions[id]?.date].filter(Boolean).join(', ')}</q>
                </p>
                <Button
                  variant="secondary"
                  onClick={() => editor.dispatch({ type: 'caption-left-out', imageId: id })}
                >
                  Leave it out
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const kindOf = (name: string) => name.replace(/-.*/, '')
/** As they stand on the page. */
const rank = (name: string) => Object.keys(labels).indexOf(kindOf(name))
/** Of the picture. */
const idOf = (name: string) => name.replace(/^(caption|date)-/, '')

/** Beside a text that was changed here and elsewhere: the other one in full, and the choice. */
export function SavedMeanwhile({ name, label }: { name: string; label: string }) {
  const { state, editor } = useEditor()
  const text = state.stored[name]
  if (text === undefined || text === null) return null
  const keepMine = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    editor.dispatch({ type: 'mine-chosen', name })
    showField(form, name)
  }
  const takeSaved = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    editor.dispatch({ type: 'stored-chosen', name })
    const field = showField(form, name)
    // Uncontrolled, so that text typed before the scripts ran stays.
    if (field) field.value = text
  }
  return (
    <fieldset className="mt-3 min-w-0 rounded-control border-blue border-l-4 bg-blue-tint px-4 pt-2 pb-3">
      <legend className="sr-only">{label}, saved elsewhere</legend>
      <p className="font-semibold">Saved elsewhere:</p>
      <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{shownValue(name, text)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={keepMine}>
          Keep mine<span className="sr-only"> for {label}</span>
        </Button>
        <Button variant="secondary" onClick={takeSaved}>
          Use the saved version<span className="sr-only"> for {label}</span>
        </Button>
      </div>
    </fieldset>
  )
}

function showField(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
  return field
}
