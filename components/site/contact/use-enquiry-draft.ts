'use client'

import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import {
  clearDraft,
  contentOf,
  type Draft,
  idFor,
  isDraftOf,
  isEmpty,
  loadDraft,
  saveDraft,
} from '@/lib/enquiries/draft'
import type { EnquiryValues } from '@/lib/enquiries/rules'
import { readValues, writeValues } from './enquiry-values'

interface Events {
  /** The page was reloaded in order to send the draft. */
  onResend: () => void
  /** The form is in sight again, with the newest text: an outcome told before is that of another. */
  onReturn: () => void
}

/** Keeps what stands in the form, with the ids it was tried under, until it is acknowledged. */
export function useEnquiryDraft(
  form: RefObject<HTMLFormElement | null>,
  preselect: string,
  { onResend, onReturn }: Events,
) {
  const attempts = useRef<Draft['attempts']>([])
  const returns = useRef(false)
  const resend = useEffectEvent(onResend)
  const tellReturn = useEffectEvent(onReturn)

  const draft = useMemo(() => {
    const keep = (values: EnquiryValues, resend?: boolean): boolean => {
      if (isEmpty(values, preselect)) {
        // Whoever empties the form leaves nothing behind, not even what was tried before.
        attempts.current = []
        clearDraft()
        return false
      }
      return saveDraft({ values, preselect, attempts: attempts.current, resend })
    }
    return {
      keep,
      /** The id to send these values under, kept before the first byte leaves: a reload must find it again. */
      idFor(values: EnquiryValues): string {
        const [id, known] = idFor(values, attempts.current)
        attempts.current = known
        keep(values)
        return id
      },
      /** This was received. Whatever else was written meanwhile, here or on the page in front, stays. */
      settle(sent: EnquiryValues): void {
        attempts.current = []
        const element = form.current
        const stored = loadDraft()
        if (element && contentOf(readValues(element)) !== contentOf(sent)) keep(readValues(element))
        else if (!element && stored && !isDraftOf(stored, sent)) {
          const others = stored.attempts.filter(({ content }) => content !== contentOf(sent))
          saveDraft({ ...stored, attempts: others })
        } else {
          clearDraft()
          element?.reset()
        }
      },
      /** Out of sight, while something else is written on the page in front. */
      isOvertaken(values: EnquiryValues): boolean {
        const stored = loadDraft()
        return !form.current && stored !== null && !isDraftOf(stored, values)
      },
    }
  }, [form, preselect])

  // Runs whenever the form comes into sight: Next keeps pages that were left, hidden, with what was typed.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const isReturn = returns.current
    returns.current = true
    if (isReturn) tellReturn()
    const stored = loadDraft()
    attempts.current = stored?.attempts ?? []
    if (stored) {
      // Whatever was typed before the script arrived is newer than the draft.
      writeValues(element, stored, preselect, { overTyped: isReturn })
    } else if (isReturn) element.reset()
    draft.keep(readValues(element))
    if (stored?.resend) resend()
  }, [form, preselect, draft])

  return draft
}
