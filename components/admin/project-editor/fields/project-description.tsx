'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { describeProject } from '@/lib/projects/description/describe'
import { projectLimits, readValues } from '@/lib/projects/editor/form-values'

/** Description, written by hand or made of the other fields (specification §4). */
export function DescriptionField({
  defaultValue,
  error,
  children,
}: {
  defaultValue: string
  error: string | undefined
  /** Below the text. */
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const generated = useRef('')
  /** The owner's text that the generated one replaced. */
  const [own, setOwn] = useState('')
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
    const isOwn = field.value.trim() && field.value !== generated.current
    const former = isOwn ? field.value : own
    generated.current = describeProject(readValues(field.form)).slice(0, projectLimits.description)
    write(generated.current)
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
        <Button variant="secondary" onClick={generate}>
          Generate Description
        </Button>
        {own && (
          <Button variant="quiet" onClick={undo}>
            Undo
          </Button>
        )}
        <p role="status" className="text-base text-slate">
          {own ? 'Your own text was replaced.' : 'Written from the fields above.'}
        </p>
      </div>
    </div>
  )
}
