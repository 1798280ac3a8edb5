import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EnquiryFields } from '@/components/site/contact/enquiry-fields'
import { reloadPage } from '@/components/ui/reload-page'
import { toast } from '@/components/ui/toast'
import { sendEnquiry } from '@/lib/enquiries/actions'
import { clearDraft } from '@/lib/enquiries/draft'
import type { ProjectType } from '@/lib/enquiries/project-types'
import type { EnquiryInput } from '@/lib/enquiries/schema'

/** Shared by the enquiry form's tests, which mock the action, the toast and the reload. */
export const send = jest.mocked(sendEnquiry)

export const SENT = "Message sent successfully! We'll be in touch soon."
export const FAILED = 'Failed to send message. Please try again.'
export const success = { status: 'success', message: SENT } as const
export const failure = { status: 'error', message: FAILED } as const
export const typed = {
  Name: 'Ann Lowes',
  Email: 'ann@example.com',
  Message: 'Two sash windows.',
}

export const form = (projectType?: ProjectType) => (
  <EnquiryFields
    projectType={projectType}
    sentNotes={{ phone: 'Sent note', email: 'Sent note, by email' }}
    failedNote="Failed note"
    lateNote="Late note"
  />
)

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
export const button = () =>
  screen.getByRole('button', { name: /Get Free Quote|Sending/, hidden: true })
export const posted = (call: number) => send.mock.calls[call]?.[0] as EnquiryInput

export function setUp(): void {
  // jsdom knows no pointers.
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => {} })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(toast).mockClear()
  jest.mocked(reloadPage).mockClear()
  send.mockReset()
  clearDraft()
}

/** Not by user-event, which does not notice that a form was emptied. */
export function fillIn(projectType = 'replacement'): void {
  for (const [label, value] of Object.entries({ ...typed, 'Project Type': projectType })) {
    fireEvent.input(field(label), { target: { value } })
  }
}

export const verify = () => userEvent.click(screen.getByRole('slider'))
export const submit = () => userEvent.click(button())

/** An action that answers when it is told to. */
export function answerLater(): (state: typeof success | typeof failure) => void {
  const { promise, resolve } = Promise.withResolvers<typeof success | typeof failure>()
  send.mockReturnValueOnce(promise)
  return resolve
}
