import { QUOTE_ID } from '@/lib/routes'

/** Shows the page's enquiry form, its first field focused; false where there is none. */
export function focusEnquiryForm(): boolean {
  // Hidden pages stay in the document, with forms of their own.
  const fields = document.querySelectorAll<HTMLElement>('form[aria-label="Enquiry"] [name="name"]')
  const field = [...fields].find((each) => each.offsetParent)
  if (!field) return false
  field.closest(`#${QUOTE_ID}`)?.scrollIntoView()
  field.focus({ preventScroll: true })
  return true
}
