import type { Draft } from '@/lib/enquiries/draft'
import { type EnquiryField, type EnquiryValues, enquiryFields } from '@/lib/enquiries/rules'

export function fieldControl(form: HTMLFormElement | null, field: EnquiryField) {
  return form?.elements.namedItem(field) as HTMLInputElement | null
}

export function readValues(form: HTMLFormElement | null): EnquiryValues {
  const data = new FormData(form ?? undefined)
  return Object.fromEntries(
    enquiryFields.map((field) => [field, String(data.get(field) ?? '')]),
  ) as EnquiryValues
}

/**
 * @param here project type this page chose; '' for none
 * @param overTyped also where something else was typed already
 */
export function writeValues(
  form: HTMLFormElement,
  { values, preselect }: Draft,
  here: string,
  { overTyped }: { overTyped: boolean },
): void {
  for (const field of enquiryFields) {
    const element = fieldControl(form, field)
    const initial = field === 'projectType' ? here : ''
    if (!element || (!overTyped && element.value !== initial)) continue
    // A type that the page had chosen, not the visitor, does not follow to another page.
    const isUntouched = field === 'projectType' && values[field] === preselect
    element.value = isUntouched ? here : values[field]
  }
}
