'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { reloadPage } from '@/components/ui/reload-page'
import { toast } from '@/components/ui/toast'
import { type EnquiryValues, enquiryFields, problemsOf } from '@/lib/enquiries/rules'
import { deliverEnquiry, FAILED } from './deliver-enquiry'
import { fieldControl, readValues } from './enquiry-values'
import { requestFormToken } from './form-token'
import { useEnquiryDraft } from './use-enquiry-draft'

type Phase = 'idle' | 'sending' | 'sent' | 'failed'

const tell = (kind: 'success' | 'error', message: string) => toast({ id: 'enquiry', kind, message })

/**
 * Sends what stands in the form and keeps it until it is acknowledged. The fields are the browser's
 * own, not React's: what was typed before the script arrived stays.
 * @param preselect project type the page chose; '' for none
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, preselect: string) {
  const [problems, setProblems] = useState<Partial<EnquiryValues>>({})
  const [verified, setVerified] = useState(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const areNew = useRef(false)
  const unanswered = useRef(false)
  const draft = useEnquiryDraft(form, preselect, {
    onResend() {
      setVerified(true)
      send(true)
    },
    onReturn() {
      setProblems({})
      setPhase((current) => (current === 'sending' ? current : 'idle'))
    },
  })

  function show(found: Partial<EnquiryValues>): boolean {
    setProblems(found)
    areNew.current = enquiryFields.some((field) => found[field])
    return areNew.current
  }

  // The first mistake takes the focus, which also reads it out; once, not again as others are mended.
  useEffect(() => {
    const first = enquiryFields.find((field) => problems[field])
    if (first && areNew.current) fieldControl(form.current, first)?.focus()
    areNew.current = false
  }, [form, problems])

  /** @param isResend this page was loaded in order to send: it does not load itself again */
  async function send(isResend = false): Promise<void> {
    const values = readValues(form.current)
    if (show(problemsOf(values))) return setPhase('idle')
    setPhase('sending')
    const homepage = String(new FormData(form.current ?? undefined).get('homepage') ?? '')
    const id = draft.idFor(values)
    // Actions wait for one another: behind one that hangs, none gets out of this page.
    if (unanswered.current) return sendFromFreshPage(values)
    const delivery = await deliverEnquiry({ ...values, id, homepage, verified: true })
    if (delivery === 'outdated' && !isResend) return sendFromFreshPage(values)
    if (delivery === 'silent') unanswered.current = true
    const {
      status,
      message,
      fieldErrors = {},
    } = typeof delivery === 'string' ? { status: 'error', message: FAILED } : delivery
    if (status === 'success') return settle(values, message)
    if (show(fieldErrors)) return setPhase('idle')
    setPhase('failed')
    tell('error', message ?? FAILED)
  }

  function sendFromFreshPage(values: EnquiryValues): void {
    if (!draft.isOvertaken(values) && draft.keep(values, true)) reloadPage()
    else {
      // A reload would lose what is written elsewhere, or this, where the browser keeps nothing for us.
      setPhase('failed')
      tell('error', FAILED)
    }
  }

  function settle(sent: EnquiryValues, message = ''): void {
    draft.settle(sent)
    setVerified(false)
    setPhase('sent')
    tell('success', message)
  }

  return {
    problems,
    verified,
    phase,
    verify: () => setVerified(true),
    /** The sooner the token is here, the less there is to wait for; sending fetches what is missing. */
    touch: () => void requestFormToken().catch(() => {}),
    /** @param name the field that was changed */
    change: (name: string) => {
      if (name in problems) setProblems({ ...problems, [name]: undefined })
      setPhase((current) => (current === 'sending' ? current : 'idle'))
      draft.keep(readValues(form.current))
    },
    submit: () => {
      if (phase === 'sending') return
      if (verified) send()
      else tell('error', 'Please verify you are human')
    },
  }
}
