import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { useAuth } from '@/components/admin/shell/viewer-provider'
import { useSignIns } from '@/components/forms/reauthenticate'
import { runAction } from '@/components/forms/run-action'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { createDrafts, isText } from '@/lib/drafts'
import { noteEnquiry } from '@/lib/enquiries/actions'

export type NoteState = 'idle' | 'waiting' | 'saved' | 'failed' | 'signed-out' | 'conflict'

interface NoteDraft {
  text: string
  /** The stored note that it changes. */
  base: string
}

/** Unsaved notes by owner and message. */
export const noteDrafts = createDrafts<NoteDraft>({
  of: 'owner',
  name: 'note',
  storage: 'session',
  isDraft: (stored): stored is NoteDraft => {
    const { text, base } = (stored ?? {}) as Partial<NoteDraft>
    return isText(text) && isText(base)
  },
})

/** The key of a message's draft. */
export function useNoteKey(id: string): string {
  return `${useAuth().user?.id ?? ''}:${id}`
}

const PAUSE_MS = 800
const FAILURE = 'Failed to save the note'

/**
 * Saves after a pause, one save at a time, so that an older text never lands last. The tab stores the
 * text until it is saved. A note that was changed elsewhere meanwhile is put before it.
 */
export function useNote(id: string, initial: string) {
  const key = useNoteKey(id)
  const [first] = useState(() => noteDrafts.load(key) ?? { text: initial, base: initial })
  const [text, setText] = useState(first.text)
  const [state, setState] = useState<NoteState>(first.text === first.base ? 'idle' : 'waiting')
  const refresh = useRefresh()
  const latest = useRef(text)
  const stored = useRef(first.base)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<boolean>>(undefined)
  // After Cancel, typing must not open the sign-in dialog again.
  const isQuiet = useRef(false)

  const write = (next: string) => {
    latest.current = next
    noteDrafts.save(key, { text: next, base: stored.current })
    setText(next)
  }

  const saveAll = async (): Promise<boolean> => {
    while (latest.current !== stored.current) {
      const wanted = latest.current
      const run = isQuiet.current ? runAction : runOwnerAction
      const note = { id, note: wanted, base: stored.current }
      const { status, code, stored: now } = await run(noteEnquiry, note, FAILURE)
      isQuiet.current = code === 'signed-out'
      if (code === 'conflict') {
        stored.current = now?.note ?? ''
        write([stored.current, latest.current].filter(Boolean).join('\n\n'))
      }
      if (status !== 'success') {
        setState(code === 'signed-out' || code === 'conflict' ? code : 'failed')
        return false
      }
      stored.current = wanted
      refresh()
    }
    noteDrafts.clear(key)
    setState((before) => (before === 'idle' ? before : 'saved'))
    return true
  }

  /** @returns whether everything is saved */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current)
    saving.current ??= saveAll().finally(() => {
      saving.current = undefined
    })
    return saving.current
  }

  const change = (next: string) => {
    write(next)
    setState('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), PAUSE_MS)
  }

  const flushDraft = useEffectEvent(() => void flush())
  const signIns = useSignIns()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is saved at once, and after a sign-in on this page
  useEffect(() => flushDraft(), [signIns])
  // Leaving within the pause saves too.
  useEffect(() => () => flushDraft(), [])

  /** On a press, which may open the sign-in dialog. */
  const saveNow = async () => {
    // Leaving the field for a button saves too.
    await saving.current
    isQuiet.current = false
    return flush()
  }

  return { text, state, change, flush, saveNow }
}
