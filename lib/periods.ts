/**
 * How long personal data are kept. The privacy page says these figures; the database purges by the same ones,
 * and its tests take them from here.
 */
export const periods = {
  /** Enquiries that the owner deleted, or that went to spam. */
  deletedDays: 90,
  spamDays: 90,
  /** From where enquiries came, for the hourly limit. */
  callerHours: 1,
  /** Sign-ins that failed. */
  failedSignInHours: 1,
  /** From where staff signed in, their unused sessions, and the auth service's log of sign-ins. */
  signInTraceDays: 90,
  /** Mails that the embedded backend keeps instead of sending them. */
  mailboxDays: 90,
  /** Nothing is deleted then: the owner is asked. By then the quote has lapsed and the work is long done. */
  oldEnquiryMonths: 24,
} as const

/** As people say them: 'an hour', '90 days', 'two years'. */
export const spell = {
  hours: (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`),
  days: (days: number) => (days === 1 ? 'a day' : `${days} days`),
  months: (months: number) =>
    ({ 12: 'a year', 24: 'two years', 36: 'three years' })[months] ?? `${months} months`,
}
