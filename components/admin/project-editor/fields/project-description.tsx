'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { describeProject } from '@/lib/projects/describe'
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
  const [asking, setAsking] = useState(false)
  const textarea = () => box.current?.querySelector('textarea')

  const generate = () => {
    const field = textarea()
    if (!field?.form) return
    generated.current = describeProject(readValues(field.form)).slice(0, projectLimits.description)
    field.value = generated.current
    // The draft listens for input events.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const ask = () => {
    const text = textarea()?.value ?? ''
    // Don't ask before replacing generated text that was not edited.
    if (text.trim() && text !== generated.current) setAsking(true)
    else generate()
  }

  return (
    <div ref={box} className="grid gap-3">
      <Field name="description" label="Description" required error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={7}
            maxLength={projectLimits.description}
            defaultValue={defaultValue}
          />
        )}
      </Field>
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="quiet" onClick={ask}>
          Generate Description
        </Button>
        <p className="text-base text-slate">Uses the title, location, dates and features above.</p>
      </div>
      {asking && (
        <ConfirmDialog
          title="Replace the description?"
          message="Your text will be replaced by a generated one."
          confirmText="Replace"
          onConfirm={() => {
            setAsking(false)
            generate()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
