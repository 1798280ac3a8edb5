'use client'

import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { clearDraft, type Draft, idFor, isEmpty, loadDraft, saveDraft } from '@/lib/enquiries/draft'
import type { EnquiryValues } from '@/lib/enquiries/rules'
import { readValues, writeValues } from './enquiry-values'
import { useHydrated } from './use-browser'

/**
 * Keeps what stands in the form, with the ids it was tried under, until it is acknowledged.
 * @param onResend the page was reloaded in order to send the draft
 */
export function useEnquiryDraft(
  form: RefObject<HTMLFormElement | null>,
  preselect: string,
  onResend: () => void,
) {
  const hydrated = useHydrated()
  // In a page that came as HTML, the form was in sight since about the start of its clock.
  const shown = useRef({ since: hydrated ? performance.now() : 0, before: 0 })
  const attempts = useRef<Draft['attempts']>([])
  const returns = useRef(false)
  const resend = useEffectEvent(onResend)

  const draft = useMemo(() => {
    const shownFor = () =>
      Math.round(shown.current.before + performance.now() - shown.current.since)
    const keep = (values: EnquiryValues, resend?: boolean): boolean => {
      if (isEmpty(values, preselect) && attempts.current.length === 0) {
        clearDraft()
        return false
      }
      return saveDraft({
        values,
        preselect,
        attempts: attempts.current,
        shownFor: shownFor(),
        resend,
      })
    }
    return {
      shownFor,
      keep,
      /** The id to send these values under, kept before the first byte leaves: a reload must find it again. */
      idFor(values: EnquiryValues): string {
        const [id, known] = idFor(values, attempts.current)
        attempts.current = known
        keep(values)
        return id
      },
      forget(): void {
        attempts.current = []
        shown.current = { since: performance.now(), before: 0 }
        clearDraft()
      },
    }
  }, [preselect])

  // Runs whenever the form comes into sight: Next keeps pages that were left, hidden, with what was typed.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const isReturn = returns.current
    returns.current = true
    if (isReturn) shown.current = { since: performance.now(), before: 0 }
    const stored = loadDraft()
    attempts.current = stored?.attempts ?? []
    if (stored) {
      // Whatever was typed before the script arrived is newer than the draft.
      const isNewer = !isReturn && !isEmpty(readValues(element), preselect)
      if (!isNewer) writeValues(element, stored, preselect)
      shown.current.before = stored.shownFor
    } else if (isReturn) element.reset()
    draft.keep(readValues(element))
    if (stored?.resend) resend()
  }, [form, preselect, draft])

  return draft
}
