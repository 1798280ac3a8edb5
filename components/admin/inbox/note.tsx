'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { enquiryLimits } from '@/lib/enquiries/rules'
import { type NoteState, noteDrafts, useNote, useNoteKey } from './use-note'

const stateWords: Record<NoteState, string> = {
  idle: 'Only you see this.',
  waiting: 'Saving…',
  saved: 'Saved',
  failed: "Couldn't save.",
  'signed-out': "Not saved: you've been signed out. Your text is safe here.",
  conflict: 'Not saved: this note was also changed elsewhere. Both texts are here now.',
}

/** What the button says where the text is not saved. */
const tryAgain: Partial<Record<NoteState, string>> = {
  failed: 'Retry',
  'signed-out': 'Sign in',
  conflict: 'Save both',
}

const action = 'tap inline-flex items-center font-semibold text-base underline underline-offset-4'

interface InboxNoteProps {
  id: string
  name: string
  note: string
}

/** The owner's private note: text and a button, or a field that saves itself. */
export function InboxNote({ id, name, note }: InboxNoteProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const key = useNoteKey(id)
  useEffect(() => {
    const unsaved = noteDrafts.load(key)
    if (unsaved && unsaved.text !== note) setOpen(true)
  }, [key, note])
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])

  if (open) return <NoteField {...{ id, name, note }} onDone={() => setOpen(false)} />
  return (
    <div className="mt-3">
      {note && (
        <p className="max-w-prose whitespace-pre-line break-words border-control border-l-2 pl-3 text-base text-slate">
          <span className="sr-only">Private note: </span>
          {note}
        </p>
      )}
      <button ref={opener} type="button" onClick={() => setOpen(true)} className={action}>
        {note ? 'Edit note' : 'Add a note'}
        <span className="sr-only"> about {name}</span>
      </button>
    </div>
  )
}

function NoteField({ id, name, note, onDone }: InboxNoteProps & { onDone: () => void }) {
  const fieldId = useId()
  const { text, state, change, flush, saveNow } = useNote(id, note)
  const again = tryAgain[state]
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  return (
    <div className="mt-3 max-w-prose">
      <label htmlFor={fieldId} className="mb-1.5 block font-semibold text-base">
        Private note<span className="sr-only"> about {name}</span>
      </label>
      <textarea
        ref={field}
        id={fieldId}
        value={text}
        maxLength={enquiryLimits.note}
        rows={4}
        onChange={(event) => change(event.target.value)}
        onBlur={() => void flush()}
        aria-describedby={`${fieldId}-state`}
        className="block w-full rounded-control border border-control bg-white px-3.5 py-2.5 text-base"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p
          id={`${fieldId}-state`}
          role="status"
          className={classNames('text-base', again ? 'text-brick' : 'text-slate')}
        >
          {stateWords[state]}
        </p>
        {again && (
          <button type="button" onClick={() => void saveNow()} className={action}>
            {again}
          </button>
        )}
        <button
          type="button"
          onClick={async () => {
            if (await saveNow()) onDone()
          }}
          className={action}
        >
          Done
        </button>
      </div>
    </div>
  )
}
