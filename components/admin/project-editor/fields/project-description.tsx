'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { describeProject, isDescribable } from '@/lib/projects/description/describe'
import { type ProjectValues, projectLimits, readValues } from '@/lib/projects/editor/form-values'

const TOO_EARLY = 'Fill in the title and location first'
const REPLACED = 'Your own text was replaced.'

interface DescriptionFieldProps {
  defaultValue: string
  /** The form as it is now. */
  values: ProjectValues
  /** The text last generated, also before a reload. */
  generated: string
  onGenerate: (text: string) => void
  error: string | undefined
  /** Below the text. */
  children?: ReactNode
}

/** Description, written by hand or made of the other fields (specification §4). */
export function DescriptionField(props: DescriptionFieldProps) {
  const { defaultValue, values, generated, onGenerate, error, children } = props
  const box = useRef<HTMLDivElement>(null)
  const noteId = useId()
  /** Pressed before there was anything to write about. */
  const [isTooEarly, setTooEarly] = useState(false)
  /** The owner's text that the generated one replaced. */
  const [own, setOwn] = useState('')
  if (isTooEarly && isDescribable(values)) setTooEarly(false)
  const textarea = () => box.current?.querySelector('textarea')

  const write = (text: string) => {
    const field = textarea()
    if (!field) return
    field.value = text
    // The draft listens for input events.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const generate = () => {
    const field = textarea()
    if (!field?.form) return
    const now = readValues(field.form)
    if (!isDescribable(now)) return setTooEarly(true)
    const isOwn = field.value.trim() && field.value !== generated
    const former = isOwn ? field.value : own
    const text = describeProject(now).slice(0, projectLimits.description)
    onGenerate(text)
    write(text)
    setOwn(former)
  }
  const undo = () => {
    write(own)
    setOwn('')
    textarea()?.focus()
  }

  return (
    <div ref={box} className="grid gap-3">
      <Field name="description" label="Description" required error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={projectLimits.description}
            defaultValue={defaultValue}
            // What is typed now would be lost by Undo.
            onInput={() => setOwn('')}
          />
        )}
      </Field>
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={generate} aria-describedby={noteId}>
          Generate Description
        </Button>
        {own && (
          <Button variant="quiet" onClick={undo}>
            Undo
          </Button>
        )}
        <p
          id={noteId}
          role="status"
          className={classNames('text-base', isTooEarly ? 'text-brick' : 'text-slate')}
        >
          {isTooEarly ? TOO_EARLY : own ? REPLACED : 'Written from the fields above.'}
        </p>
      </div>
    </div>
  )
}
