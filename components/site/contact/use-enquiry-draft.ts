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
import { type EnquiryField, type EnquiryValues, enquiryFields } from '@/lib/enquiries/rules'

interface Events {
  /** The page was reloaded in order to send the draft. */
  onResend: () => void
  /** The form is visible again, with the stored draft where there is one. */
  onReturn: (hasDraft: boolean) => void
}

/** Stores the form's values, with the ids they were sent under, until they are acknowledged. */
export function useEnquiryDraft(
  form: RefObject<HTMLFormElement | null>,
  preselect: string,
  { onResend, onReturn }: Events,
) {
  const attempts = useRef<Draft['attempts']>([])
  const wasVisible = useRef(false)
  const resend = useEffectEvent(onResend)
  const showAgain = useEffectEvent(onReturn)

  const draft = useMemo(() => {
    const save = (values: EnquiryValues, resend?: boolean): boolean => {
      if (isEmpty(values, preselect)) {
        // An emptied form leaves nothing behind, not even earlier attempts.
        attempts.current = []
        clearDraft()
        return false
      }
      return saveDraft({ values, preselect, attempts: attempts.current, resend })
    }
    return {
      save,
      /** The id to send these values under, stored before they are sent: a reload must find it. */
      idFor(values: EnquiryValues): string {
        const [id, known] = idFor(values, attempts.current)
        attempts.current = known
        save(values)
        return id
      },
      /**
       * These values were received. Newer text, here or on the visible page, stays.
       * @returns whether this form is empty now
       */
      acknowledge(sent: EnquiryValues): boolean {
        attempts.current = []
        const element = form.current
        const stored = loadDraft()
        if (element && contentOf(readValues(element)) !== contentOf(sent)) {
          save(readValues(element))
          return false
        }
        if (!element && stored && !isDraftOf(stored, sent)) {
          const others = stored.attempts.filter(({ content }) => content !== contentOf(sent))
          saveDraft({ ...stored, attempts: others })
        } else {
          clearDraft()
          element?.reset()
        }
        return true
      },
      /** This form is hidden, and the visible page stored another text. */
      isReplaced(values: EnquiryValues): boolean {
        const stored = loadDraft()
        return !form.current && stored !== null && !isDraftOf(stored, values)
      },
    }
  }, [form, preselect])

  // Runs whenever the form becomes visible: Next keeps pages that were left, hidden, with their text.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const isReturn = wasVisible.current
    wasVisible.current = true
    const stored = loadDraft()
    if (isReturn) showAgain(stored !== null)
    attempts.current = stored?.attempts ?? []
    if (stored) {
      // Text typed before hydration is newer than the draft.
      writeValues(element, stored, preselect, { overwrite: isReturn })
    } else if (isReturn) element.reset()
    draft.save(readValues(element))
    if (stored?.resend) resend()
  }, [form, preselect, draft])

  return draft
}

export function fieldControl(form: HTMLFormElement | null, field: EnquiryField) {
  return form?.elements.namedItem(field) as HTMLInputElement | null
}

export function readValues(form: HTMLFormElement | null): EnquiryValues {
  const data = new FormData(form ?? undefined)
  return Object.fromEntries(
    enquiryFields.map((field) => [field, String(data.get(field) ?? '')]),
  ) as EnquiryValues
}

/** @param here project type this page chose; '' for none */
function writeValues(
  form: HTMLFormElement,
  { values, preselect }: Draft,
  here: string,
  { overwrite }: { overwrite: boolean },
): void {
  for (const field of enquiryFields) {
    const element = fieldControl(form, field)
    const initial = field === 'projectType' ? here : ''
    if (!element || (!overwrite && element.value !== initial)) continue
    // A type chosen by the page, not by the visitor, does not follow to another page.
    const isUntouched = field === 'projectType' && values[field] === preselect
    element.value = isUntouched ? here : values[field]
  }
}
