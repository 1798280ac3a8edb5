import { type MouseEvent, useEffect, useRef } from 'react'
import type { ProjectField } from '@/lib/projects/editor/form-values'
import { useEditor } from '../editor-context'
import { shownValue } from './field-words'

const TEXT_BUTTON = 'min-h-11 min-w-11 px-2 font-semibold text-brick underline underline-offset-4'

/** Below a field whose value comes from the photos, until the owner types another. */
export function FromPhotos({ name, label }: { name: ProjectField; label: string }) {
  const { state, editor } = useEditor()
  const value = state.proposed[name]
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const field = value && fieldBeside(box.current, name)
    // Uncontrolled, so that text typed before the scripts ran stays.
    if (field) field.value = value
  }, [value, name])

  const change = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = fieldBeside(currentTarget, name)
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  }
  const dismiss = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = fieldBeside(currentTarget, name)
    editor.dispatch({ type: 'proposal-dismissed', name })
    if (!field) return
    field.value = editor.getSnapshot().values[name]
    field.focus()
  }
  return (
    <div ref={box}>
      <p role="status" className="sr-only">
        {value && `${label}: ${shownValue(name, value)}, from the photos`}
      </p>
      {value && (
        <div className="flex flex-wrap items-center text-base text-slate">
          <p className="mr-1">From the photos</p>
          <button type="button" onClick={change} className={TEXT_BUTTON}>
            Change<span className="sr-only"> {label}</span>
          </button>
          <button type="button" onClick={dismiss} className={TEXT_BUTTON}>
            Dismiss<span className="sr-only"> {label}</span>
          </button>
        </div>
      )}
    </div>
  )
}

function fieldBeside(element: Element | null, name: string) {
  const selector = `[name="${name}"]`
  return (
    element?.closest('form')?.querySelector<HTMLInputElement | HTMLSelectElement>(selector) ?? null
  )
}
