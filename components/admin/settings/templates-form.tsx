'use client'

import { useEffect, useRef, useState } from 'react'
import { hasTypedText } from '@/components/admin/shell/unsaved-work'
import { Field } from '@/components/forms/field'
import { saveTemplates } from '@/lib/profile/actions'
import { type ReplyTemplate, templateLimits } from '@/lib/profile/template-limits'
import { SettingsField, SettingsForm, useFieldErrors } from './form'

const EMPTY: ReplyTemplate = { title: '', text: '' }

/** The saved replies and an empty one; cleared ones go. */
export function TemplatesForm({ templates }: { templates: ReplyTemplate[] }) {
  const { stored, box } = useStored(templates)
  const shown = [...stored, EMPTY].slice(0, templateLimits.count)
  return (
    <SettingsForm
      action={saveTemplates}
      failure="Failed to save your replies"
      label="Replies"
      save="Save replies"
    >
      <p className="max-w-prose text-base text-slate">
        Saved texts for your replies. {'{name}'} and {'{kind}'} become the sender's name and the
        project type. Clear one to remove it.
      </p>
      <div ref={box} className="grid gap-8">
        {shown.map((template, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are numbered
          <TemplateFields key={at} at={at} template={template} />
        ))}
      </div>
    </SettingsForm>
  )
}

/**
 * Has the fields show what is stored now: they move up where one was cleared. Not while something is
 * typed, and not by remounting them, which would lose the focus.
 */
function useStored(templates: ReplyTemplate[]) {
  const box = useRef<HTMLDivElement>(null)
  const [stored, setStored] = useState(templates)
  const shown = useRef(stored)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (form && !hasTypedText(form)) setStored(templates)
  }, [templates])
  useEffect(() => {
    // What is typed before hydration stays.
    if (shown.current === stored) return
    shown.current = stored
    const fields = box.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []
    for (const field of fields) field.value = field.defaultValue
  }, [stored])
  return { stored, box }
}

function TemplateFields({ at, template }: { at: number; template: ReplyTemplate }) {
  const errors = useFieldErrors()
  return (
    <div className="grid gap-3">
      <SettingsField
        name={`title_${at}`}
        label={template.title ? `Reply ${at + 1}` : 'Name of the new reply'}
        maxLength={templateLimits.title}
        defaultValue={template.title}
        placeholder="Arrange a visit"
      />
      <Field name={`text_${at}`} label="Text" error={errors[`text_${at}`]}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={templateLimits.text}
            defaultValue={template.text}
            placeholder="Hello {name}, thank you for your enquiry about {kind}."
          />
        )}
      </Field>
    </div>
  )
}
