import { useEffect, useRef, useState } from 'react'
import { runAction } from '@/components/forms/run-action'
import type { ActionState } from '@/lib/action-state'
import { useRefresh } from '../use-refresh'

export type NoteState = 'idle' | 'waiting' | 'saved' | 'failed'

const PAUSE_MS = 800

/** A text that saves itself after a pause, one save at a time, so that an older one never lands last. */
export function useNote(initial: string, save: (text: string) => Promise<ActionState>) {
  const [text, setText] = useState(initial)
  const [state, setState] = useState<NoteState>('idle')
  const refresh = useRefresh()
  const latest = useRef(initial)
  const stored = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<boolean>>(undefined)

  const saveAll = async (): Promise<boolean> => {
    while (latest.current !== stored.current) {
      const wanted = latest.current
      const { status } = await runAction(() => save(wanted), undefined, 'Failed to save the note')
      if (status !== 'success') {
        setState('failed')
        return false
      }
      stored.current = wanted
      refresh()
    }
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
  useEffect(() => () => void last.current(), [])

  return { text, state, change, flush }
}
