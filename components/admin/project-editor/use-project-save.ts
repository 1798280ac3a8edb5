'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Uploads } from '@/components/admin/uploads/types'
import { leaveTo } from '@/components/forms/leave'
import { type Action, runAction } from '@/components/forms/run-action'
import { toast } from '@/components/ui/toast'
import {
  type Base,
  changedTexts,
  type ProjectValues,
  problemsOf,
  projectFields,
  readValues,
  type Stored,
  withSent,
} from '@/lib/projects/editor/form-values'
import {
  blockersOf,
  type Captions,
  captionTexts,
  GONE,
  notSaved,
  toCaptions,
  toMedia,
} from '@/lib/projects/editor/media-list'
import type { Placing } from './use-placed-files'

type Phase = 'idle' | 'waiting' | 'saving'

interface Save {
  projectId: string
  action: Action<{ to: string }>
  failure: string
  form: RefObject<HTMLFormElement | null>
  uploads: Uploads
  placing: Placing
  setIds: string[]
  base: RefObject<Base>
  /** Writes the draft down. */
  keep: () => void
  onConflict: (stored: Stored) => void
  /** Null while creating: there are none to change. */
  captions: Captions | null
  /** Files on their way, whatever for. */
  busy: number
  /** Whether the draft would bring everything back. */
  isKept: boolean
  onSaved: () => void
}

const SIGN_IN_BESIDE =
  "You've been signed out, and this browser can't keep your text. Please sign in again in another tab, then save here."

/** Saves as soon as every file is ready; says what is in the way. */
export function useProjectSave(save: Save) {
  const { form, uploads, placing, busy } = save
  const [phase, setPhase] = useState<Phase>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBlocked, setBlocked] = useState(false)
  // Only a try to save moves the focus, not each field that is put right.
  const [refusals, setRefusals] = useState(0)
  const [isDeleted, setDeleted] = useState(false)
  const blockers = blockersOf(placing.placed, uploads.items)

  const send = async () => {
    if (!form.current) return
    setPhase('saving')
    const values = readValues(form.current)
    // May be saved though no answer comes.
    save.base.current = withSent(save.base.current, textsOf(save, values))
    save.keep()
    const fields = fieldsOf(save, values)
    const answer = await runAction(save.action, fields, save.failure)
    if (answer.status === 'success' && answer.data) {
      save.onSaved()
      await leaveTo(answer.data.to)
    }
    // The draft brings everything back; where there is none, the page stays.
    if (answer.signedOut && save.isKept) {
      const leaving = import('@/components/forms/sign-in-again')
      const again = await leaving.catch((error: unknown) => console.error(error))
      await again?.signInAgain(answer.message)
    }
    setPhase('idle')
    setDeleted(answer.code === 'deleted')
    if (answer.code) save.onConflict(answer.stored ?? {})
    if (answer.code === 'conflict') {
      setRefusals((count) => count + 1)
      return
    }
    const found = answer.fieldErrors ?? {}
    const gone = placing.placed.filter(({ id }) => id in found)
    for (const { type } of gone) toast({ kind: 'error', message: notSaved(type, GONE) })
    if (gone.length > 0) {
      placing.lose(gone.map(({ id }) => id))
      setBlocked(true)
      return
    }
    const isField = Object.keys(found).some((name) => form.current?.elements.namedItem(name))
    const refusal = answer.signedOut && !save.isKept ? SIGN_IN_BESIDE : answer.message
    const message = refusal ?? found.form ?? (isField ? undefined : save.failure)
    if (message) toast({ id: 'project', kind: 'error', message })
    setErrors(message ? { ...found, form: message } : found)
    setRefusals((count) => count + 1)
  }

  /** @returns whether it may go on */
  const check = (): boolean => {
    if (!form.current) return false
    const problems = problemsOf(readValues(form.current))
    setErrors(problems)
    setRefusals((count) => count + 1)
    setBlocked(blockers.length > 0)
    return Object.keys(problems).length === 0 && blockers.length === 0
  }

  const next = () => {
    if (!check()) setPhase('idle')
    else if (busy > 0) setPhase('waiting')
    else void send()
  }

  const goOn = useEffectEvent(() => {
    if (phase === 'waiting' && (busy === 0 || blockers.length > 0)) next()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever a file is done or has failed
  useEffect(() => goOn(), [phase, busy, blockers.length])

  useEffect(() => {
    if (refusals === 0) return
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    ;(first('[data-refusal]') ?? first('[aria-invalid]'))?.focus()
  }, [refusals, form])

  return {
    phase,
    errors,
    /** The project, in another tab. */
    isDeleted,
    /** Files in the way of a save that was asked for. */
    blockers: isBlocked ? blockers : [],
    submit: () => {
      if (phase === 'idle') next()
    },
    /** A field is being put right. */
    clearError(name: string) {
      setErrors((known) => {
        const { [name]: _, ...others } = known
        return name in known ? others : known
      })
    },
  }
}

function textsOf({ captions }: Save, values: ProjectValues) {
  return { ...values, ...captionTexts(captions ?? {}) }
}

function fieldsOf(save: Save, values: ProjectValues): FormData {
  const fields = new FormData()
  fields.set('id', save.projectId)
  for (const [name, value] of Object.entries(values)) {
    // A box that is not ticked posts nothing.
    if (value || !name.startsWith('has_')) fields.set(name, value)
  }
  const media = toMedia(save.placing.placed, save.uploads.items, save.setIds)
  fields.set('media', JSON.stringify(media))
  if (save.captions) {
    const base = save.base.current
    const changed = changedTexts(textsOf(save, values), base)
    // The others may have been changed elsewhere meanwhile: they are not written.
    fields.set('changed', JSON.stringify(projectFields.filter((name) => changed.includes(name))))
    fields.set('captions', JSON.stringify(toCaptions(save.captions, changed)))
    // Two who change a box make the same of it.
    const texts = Object.entries(base).filter(([name]) => !name.startsWith('has_'))
    fields.set('base', JSON.stringify(Object.fromEntries(texts)))
  }
  return fields
}
