'use client'

import { type RefObject, useState } from 'react'
import type { Base, Stored } from '@/lib/projects/editor/form-values'
import type { Captions } from '@/lib/projects/editor/media-list'

const CHOOSE = 'Also changed somewhere else. Choose which version to keep.'

export interface Conflicts {
  stored: Stored
  /** What stands at each of the fields. */
  errors: Record<string, string>
  open: (stored: Stored) => void
  /** What was typed is saved over it with the next save. */
  keepMine: (name: string) => void
  takeSaved: (name: string) => void
  /** The words of a picture that was deleted. */
  leaveOut: (id: string) => void
  /** Leads to the text. */
  show: (name: string) => void
}

/** Texts that were changed here and elsewhere: until the owner has chosen, the save is refused. */
export function useConflicts({
  form,
  base,
  begun,
  captions,
  setCaptions,
  keep,
}: {
  form: RefObject<HTMLFormElement | null>
  base: RefObject<Base>
  /** Known from a draft before anything is sent. */
  begun: Stored
  captions: Captions
  setCaptions: (change: (now: Captions) => Captions) => void
  /** Writes the draft down. */
  keep: () => void
}): Conflicts {
  const [stored, setStored] = useState(begun)

  const show = (name: string) => {
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    const folded = field?.closest('details')
    if (folded) folded.open = true
    field?.focus()
    return field
  }

  const settle = (name: string) => {
    base.current = { ...base.current, [name]: [stored[name] ?? ''] }
    setStored(({ [name]: _, ...others }) => others)
    return show(name)
  }

  const choices = Object.keys(stored).filter((name) => stored[name] !== null)
  return {
    stored,
    errors: Object.fromEntries(choices.map((name) => [name, CHOOSE])),
    open: setStored,
    keepMine(name) {
      settle(name)
      keep()
    },
    takeSaved(name) {
      const text = stored[name] ?? ''
      const [, part, id = ''] = /^(caption|date)-(.*)$/.exec(name) ?? []
      const field = settle(name)
      const words = captions[id]
      if (part && words) return setCaptions((now) => ({ ...now, [id]: { ...words, [part]: text } }))
      if (!field) return
      field.value = text
      // The draft listens for input events.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    show,
    leaveOut(id) {
      setCaptions(({ [id]: _, ...others }) => others)
      setStored(({ [`caption-${id}`]: _, [`date-${id}`]: __, ...others }) => others)
    },
  }
}
