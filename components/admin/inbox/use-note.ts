import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runAction } from '@/components/forms/run-action'
import type { ActionState } from '@/lib/action-state'
import { keepNote, keptNote } from './note-draft'

export type NoteState = 'idle' | 'waiting' | 'saved' | 'failed' | 'signed-out'

const PAUSE_MS = 800
const FAILURE = 'Failed to save the note'

/**
 * A text that saves itself after a pause, one save at a time, so that an older one never lands last.
 * Until it is saved the tab keeps it, too.
 */
export function useNote(id: string, initial: string, save: (text: string) => Promise<ActionState>) {
  const [text, setText] = useState(() => keptNote(id) ?? initial)
  const [state, setState] = useState<NoteState>(text === initial ? 'idle' : 'waiting')
  const refresh = useRefresh()
  const latest = useRef(text)
  const stored = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<boolean>>(undefined)

  const saveAll = async (): Promise<boolean> => {
    while (latest.current !== stored.current) {
      const wanted = latest.current
      const { status, signedOut } = await runAction(() => save(wanted), undefined, FAILURE)
      if (status !== 'success') {
        setState(signedOut ? 'signed-out' : 'failed')
        return false
      }
      stored.current = wanted
      refresh()
    }
    keepNote(id, null)
    setState((before) => (before === 'idle' ? before : 'saved'))
    return true
  }

  /** Saves what is not saved yet; resolves with whether all of it is. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current)
    saving.current ??= saveAll().finally(() => {
      saving.current = undefined
    })
    return saving.current
  }

  const change = (next: string) => {
    latest.current = next
    keepNote(id, next)
    setText(next)
    setState('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), PAUSE_MS)
  }

  // Gone to another page within the pause: what was typed is saved all the same.
  const last = useRef(flush)
  useEffect(() => {
    last.current = flush
  })
  useEffect(() => {
    // What was kept is saved as if it had just been typed.
    if (latest.current !== stored.current) void last.current()
    return () => void last.current()
  }, [])

  return { text, state, change, flush }
}
