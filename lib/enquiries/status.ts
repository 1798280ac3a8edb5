/** An enquiry's status (specification §4); any may follow any. */
export const enquiryStatuses = ['new', 'contacted', 'completed'] as const

export type EnquiryStatus = (typeof enquiryStatuses)[number]

export const statusLooks = {
  new: { label: 'New', tone: 'blue' },
  contacted: { label: 'Contacted', tone: 'yellow' },
  completed: { label: 'Completed', tone: 'green' },
} as const satisfies Record<EnquiryStatus, { label: string; tone: 'blue' | 'yellow' | 'green' }>

export function toEnquiryStatus(value: string): EnquiryStatus {
  return enquiryStatuses.find((status) => status === value) ?? 'new'
}

const reasons = new Map([
  ['honeypot', 'A field that people cannot see was filled in'],
  ['no_token', 'It was not sent from the form on our website'],
  ['too_fast', 'It was sent within two seconds of opening the form'],
  ['sender_rate', 'More than three enquiries came from this e-mail address within an hour'],
  ['caller_rate', 'More than five enquiries came from the same connection within an hour'],
])

/** Why an enquiry is not in the inbox. */
export function explainSpam(reason: string | null): string {
  return reasons.get(reason ?? '') ?? 'Moved to spam by hand'
}
