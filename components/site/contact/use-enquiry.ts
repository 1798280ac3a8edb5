'use client'

import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { reloadPage } from '@/components/ui/reload-page'
import { toast } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { sendEnquiry } from '@/lib/enquiries/actions'
import { type EnquiryValues, enquiryFields, problemsOf } from '@/lib/enquiries/rules'
import type { EnquiryInput } from '@/lib/enquiries/schema'
import { matureFormToken, requestFormToken } from './form-token'
import { fieldControl, readValues, useEnquiryDraft } from './use-enquiry-draft'

/** Longer than the server waits for the database. */
const TIMEOUT_MS = 15_000

const FAILED = 'Failed to send message. Please try again.'

export type Phase = 'idle' | 'sending' | 'sent' | 'failed'

const notify = (kind: 'success' | 'error', message: string) =>
  toast({ id: 'enquiry', kind, message })

/**
 * Sends the form's values and keeps them until they are acknowledged. The fields are uncontrolled, so
 * that text typed before hydration stays.
 * @param preselect project type the page chose; '' for none
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, preselect: string) {
  const { problems, showProblems, hideProblem } = useProblems(form)
  const [verified, setVerified] = useState(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const [sentPhone, setSentPhone] = useState('')
  const [followUp, setFollowUp] = useState('')
  const hasTimedOut = useRef(false)
  const hideOutcome = () => setPhase((current) => (current === 'sending' ? current : 'idle'))
  const draft = useEnquiryDraft(form, preselect, {
    onResend() {
      setVerified(true)
      send(true)
    },
    onReturn(hasDraft) {
      showProblems({})
      // Only newer text takes the place of the thanks and what was added to them.
      if (hasDraft || phase !== 'sent') hideOutcome()
    },
  })

  /** @param isResend this page was loaded in order to send: it does not reload itself again */
  async function send(isResend = false): Promise<void> {
    const values = readValues(form.current)
    if (showProblems(problemsOf(values))) return setPhase('idle')
    setPhase('sending')
    const homepage = String(new FormData(form.current ?? undefined).get('homepage') ?? '')
    const id = draft.idFor(values)
    // Actions run one after another: behind one that hangs, none leaves this page.
    if (hasTimedOut.current) return sendFromFreshPage(values)
    const delivery = await deliver({ ...values, id, homepage, verified: true })
    const { status, message, fieldErrors = {}, fault, data } = delivery
    if (fault === 'outdated' && !isResend) return sendFromFreshPage(values)
    if (fault === 'timeout') hasTimedOut.current = true
    if (status === 'success') {
      setVerified(false)
      setSentPhone(values.phone.trim())
      setFollowUp(data?.followUp ?? '')
      // Newer text stays on screen.
      setPhase(draft.acknowledge(values) ? 'sent' : 'idle')
      notify('success', message ?? '')
    } else if (showProblems(fieldErrors)) setPhase('idle')
    else fail(message)
  }

  function fail(message = FAILED): void {
    setPhase('failed')
    notify('error', message)
  }

  function sendFromFreshPage(values: EnquiryValues): void {
    // A reload must not lose a newer text, or this one where the browser stores nothing.
    if (draft.isReplaced(values) || !draft.save(values, true)) fail()
    else reloadPage()
  }

  return {
    problems,
    verified,
    phase,
    /** Of the message that was sent; empty where none was given. */
    sentPhone,
    /** Token to add to that message. */
    followUp,
    /** Shows the form again after a message was sent. */
    startAgain: hideOutcome,
    verify: () => setVerified(true),
    /** Requests the token early, so that sending need not wait; sending retries a failure. */
    touch: () => void requestFormToken().catch(() => {}),
    /** @param name the field that was changed */
    change: (name: string) => {
      hideProblem(name)
      hideOutcome()
      draft.save(readValues(form.current))
    },
    submit: () => {
      if (phase === 'sending') return
      if (verified) send()
      else notify('error', 'Please verify you are human')
    },
  }
}

/** Messages beside the fields. New ones move the focus to the first, which also reads it out. */
function useProblems(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Partial<EnquiryValues>>({})
  const areNew = useRef(false)

  useEffect(() => {
    const first = enquiryFields.find((field) => problems[field])
    if (first && areNew.current) fieldControl(form.current, first)?.focus()
    areNew.current = false
  }, [form, problems])

  return {
    problems,
    /** @returns whether any field has one */
    showProblems(found: Partial<EnquiryValues>): boolean {
      setProblems(found)
      areNew.current = enquiryFields.some((field) => found[field])
      return areNew.current
    },
    hideProblem(name: string): void {
      if (name in problems) setProblems({ ...problems, [name]: undefined })
    },
  }
}

interface Delivery extends ActionState<{ followUp: string }> {
  /** outdated: a new deployment does not know the action. timeout: it may have arrived. */
  fault?: 'outdated' | 'timeout'
}

/** Sends nothing without a token: it would go to spam, and a retry would be the same enquiry. */
async function deliver(input: Omit<EnquiryInput, 'token'>): Promise<Delivery> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const token = await matureFormToken()
    const timeout = new Promise<Delivery>((resolve) => {
      timer = setTimeout(() => resolve({ status: 'error', fault: 'timeout' }), TIMEOUT_MS)
    })
    const answer = await Promise.race([sendEnquiry({ ...input, token }), timeout])
    return answer ?? { status: 'error' }
  } catch (error) {
    if (unstable_isUnrecognizedActionError(error)) return { status: 'error', fault: 'outdated' }
    console.error(error)
    return { status: 'error' }
  } finally {
    clearTimeout(timer)
  }
}
