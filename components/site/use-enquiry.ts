'use client'

import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { toast } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { sendEnquiry } from '@/lib/enquiries/actions'
import { clearDraft, type Draft, idFor, isEmpty, loadDraft, saveDraft } from '@/lib/enquiries/draft'
import { type EnquiryValues, enquiryFields, problemsOf } from '@/lib/enquiries/rules'

const FAILED = 'Failed to send message. Please try again.'
/** Longer than the server itself waits for the database; past it the line is dead. */
const PATIENCE_MS = 15_000

export type Problems = Partial<EnquiryValues>

/**
 * Sends what stands in the form and keeps it until it is acknowledged. The fields are the browser's
 * own, not React's: what was typed before the script arrived stays.
 * @param preselect project type the page chose; '' for none
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, preselect: string) {
  const [problems, setProblems] = useState<Problems>({})
  const [verified, setVerified] = useState(false)
  const [sent, setSent] = useState(false)
  const [sending, startSending] = useTransition()
  const attempts = useRef<Draft['attempts']>([])
  const shown = useRef({ since: 0, before: 0 })

  const keep = useCallback(
    (resend?: boolean) => {
      const values = readValues(form.current)
      if (isEmpty(values, preselect) && attempts.current.length === 0) return clearDraft()
      const { since, before } = shown.current
      const shownFor = before + Date.now() - since
      saveDraft({ values, preselect, attempts: attempts.current, shownFor, resend })
    },
    [form, preselect],
  )

  const send = useCallback(
    (isHuman: boolean) => {
      const values = readValues(form.current)
      const found = problemsOf(values)
      setProblems(found)
      if (Object.keys(found).length > 0) return
      const [id, known] = idFor(values, attempts.current)
      attempts.current = known
      // Before the first byte leaves: a reload in the middle must find the same id.
      keep()
      const { since, before } = shown.current
      const homepage = String(new FormData(form.current ?? undefined).get('homepage') ?? '')
      const shownFor = before + Date.now() - since
      startSending(async () => {
        const result = await withinPatience(
          sendEnquiry({ ...values, id, homepage, shownFor, verified: isHuman }),
        ).catch((error: unknown): ActionState => {
          if (unstable_isUnrecognizedActionError(error)) {
            // The site was deployed anew since this page was loaded: a fresh page can send it.
            keep(true)
            window.location.reload()
            return { status: 'idle' }
          }
          console.error(error)
          return { status: 'error', message: FAILED }
        })
        if (result.message) {
          toast({
            kind: result.status === 'success' ? 'success' : 'error',
            message: result.message,
          })
        }
        if (result.status === 'error') setProblems(result.fieldErrors ?? {})
        if (result.status !== 'success') return
        clearDraft()
        attempts.current = []
        shown.current = { since: Date.now(), before: 0 }
        form.current?.reset()
        setVerified(false)
        setSent(true)
      })
    },
    [form, keep],
  )

  useEffect(() => {
    shown.current = { since: Date.now(), before: 0 }
    const draft = loadDraft()
    if (!draft || !form.current) return
    // Whatever was typed before the script arrived is newer than the draft.
    if (isEmpty(readValues(form.current), preselect)) writeValues(form.current, draft, preselect)
    attempts.current = draft.attempts
    shown.current.before = draft.shownFor
    if (!draft.resend) return
    keep()
    setVerified(true)
    send(true)
  }, [form, preselect, keep, send])

  // The focus goes where the first mistake is, which also reads it out.
  useEffect(() => {
    const first = enquiryFields.find((field) => problems[field])
    if (first) control(form.current, first)?.focus()
  }, [form, problems])

  return {
    problems,
    verified,
    sending,
    sent,
    verify: () => setVerified(true),
    change: () => {
      setSent(false)
      keep()
    },
    submit: () => {
      if (sending) return
      if (verified) send(true)
      else toast({ kind: 'error', message: 'Please verify you are human' })
    },
  }
}

function control(form: HTMLFormElement | null, field: string) {
  return form?.elements.namedItem(field) as HTMLInputElement | null
}

function readValues(form: HTMLFormElement | null): EnquiryValues {
  const data = new FormData(form ?? undefined)
  return Object.fromEntries(
    enquiryFields.map((field) => [field, String(data.get(field) ?? '')]),
  ) as EnquiryValues
}

function writeValues(form: HTMLFormElement, { values, preselect }: Draft, here: string): void {
  for (const field of enquiryFields) {
    const element = control(form, field)
    // A type that the page had chosen, not the visitor, does not follow to another page.
    const isUntouched = field === 'projectType' && values[field] === preselect
    if (element) element.value = isUntouched ? here : values[field]
  }
}

async function withinPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, patience])
  } finally {
    clearTimeout(timer)
  }
}
