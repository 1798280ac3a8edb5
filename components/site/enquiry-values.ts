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

/** @param here project type this page chose; '' for none */
export function writeValues(form: HTMLFormElement, draft: Draft, here: string): void {
  const { values, preselect } = draft
  for (const field of enquiryFields) {
    const element = fieldControl(form, field)
    // A type that the page had chosen, not the visitor, does not follow to another page.
    const isUntouched = field === 'projectType' && values[field] === preselect
    if (element) element.value = isUntouched ? here : values[field]
  }
}
