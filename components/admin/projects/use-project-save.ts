'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { type Action, runAction } from '@/components/forms/run-action'
import { toast } from '@/components/ui/toast'
import {
  changedFields,
  type ProjectField,
  type ProjectValues,
  problemsOf,
  readValues,
} from '@/lib/projects/form-values'
import {
  blockersOf,
  type Captions,
  GONE,
  notSaved,
  toCaptions,
  toMedia,
} from '@/lib/projects/media-list'
import type { Uploads } from '../uploads/types'
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
  /** What the form began with; null while creating. */
  initial: ProjectValues | null
  /** Null while creating: there are none to change. */
  captions: Captions | null
  /** Files on their way, whatever for. */
  busy: number
  /** Whether the draft would bring everything back. */
  isKept: boolean
  onSaved: () => void
}

const SIGN_IN_BESIDE =
  'You are signed out, and this browser cannot keep your text. Please sign in in another tab, then save here again.'

/** Saves as soon as every file is ready; says what is in the way. */
export function useProjectSave(save: Save) {
  const { form, uploads, placing, busy } = save
  const [phase, setPhase] = useState<Phase>('idle')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBlocked, setBlocked] = useState(false)
  // Only a try to save moves the focus, not each field that is put right.
  const [refusals, setRefusals] = useState(0)
  // What was sent may be saved though no answer came: put back, it has to be written again.
  const sent = useRef(new Set<ProjectField>())
  const blockers = blockersOf(placing.placed, uploads.items)

  const send = async () => {
    if (!form.current) return
    setPhase('saving')
    const values = readValues(form.current)
    const fields = fieldsOf(save, values)
    if (save.initial) {
      for (const field of changedFields(values, save.initial)) sent.current.add(field)
      // The others may have been changed elsewhere meanwhile: they are not written.
      fields.set('changed', JSON.stringify([...sent.current]))
    }
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
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals, form])

  return {
    phase,
    errors,
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

function fieldsOf(save: Save, values: ProjectValues): FormData {
  const fields = new FormData()
  fields.set('id', save.projectId)
  for (const [name, value] of Object.entries(values)) {
    // A box that is not ticked posts nothing.
    if (value || !name.startsWith('has_')) fields.set(name, value)
  }
  const media = toMedia(save.placing.placed, save.uploads.items, save.setIds)
  fields.set('media', JSON.stringify(media))
  if (save.captions) fields.set('captions', JSON.stringify(toCaptions(save.captions)))
  return fields
}
