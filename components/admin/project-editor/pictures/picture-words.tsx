'use client'

import { useEffect, useRef } from 'react'
import { TextField } from '@/components/forms/field'
import { CAPTION_LENGTH } from '@/lib/projects/editor/form-values'
import { fullDate } from '@/lib/projects/format'
import { useEditor } from '../editor-context'
import { errorsOf } from '../editor-state'
import { SavedMeanwhile } from '../fields/conflicts'

interface PictureWordsProps {
  id: string
  /** 'before image of set 1' */
  of: string
  caption: string
  date: string
  onChange: (words: { caption: string; date: string }) => void
}

/** What a picture shows, and when it was taken; folded, since neither is required. */
export function PictureWords({ id, of, caption, date, onChange }: PictureWordsProps) {
  const text = caption.trim()
  const errors = errorsOf(useEditor().state)
  const box = useRef<HTMLDetailsElement>(null)
  const names = { caption: `caption-${id}`, date: `date-${id}` }
  const hasConflict = names.caption in errors || names.date in errors

  useEffect(() => {
    if (hasConflict && box.current) box.current.open = true
  }, [hasConflict])

  return (
    <details ref={box} className="group @container min-w-0">
      <summary className="tap relative flex list-none items-center gap-2 font-medium text-base underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-3 shrink-0 fill-none stroke-2 stroke-brick transition-transform group-open:rotate-90"
        >
          <path d="m4 1.5 4.5 4.5L4 10.5" />
        </svg>
        {text || date ? (
          // Side by side the caption gives way to the date; half a phone is too narrow for both.
          <span className="flex min-w-0 @max-[13rem]:flex-col">
            {text && <span className="truncate">{text}</span>}
            {text && date && <span className="@max-[13rem]:hidden whitespace-pre"> · </span>}
            {date && <span className="shrink-0">{fullDate(date)}</span>}
          </span>
        ) : (
          <span className="min-w-0 leading-snug">Add caption and date</span>
        )}
        <span className="sr-only"> for {of}</span>
      </summary>
      <div className="grid gap-3 pt-2 pb-1">
        <TextField
          name={names.caption}
          label="Caption"
          hint="Describe the photo for people who can't see it"
          aria-label={`Caption, ${of}`}
          maxLength={CAPTION_LENGTH}
          value={caption}
          onChange={(event) => onChange({ caption: event.target.value, date })}
          error={errors[names.caption]}
        />
        <SavedMeanwhile name={names.caption} label={`Caption, ${of}`} />
        <TextField
          name={names.date}
          label="Image Date"
          aria-label={`Image Date, ${of}`}
          type="date"
          value={date}
          onChange={(event) => onChange({ caption, date: event.target.value })}
          error={errors[names.date]}
        />
        <SavedMeanwhile name={names.date} label={`Image Date, ${of}`} />
      </div>
    </details>
  )
}
