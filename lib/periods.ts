/**
 * How long personal data are kept. The privacy page shows these figures and the database purges by the
 * same ones; the database tests import them.
 */
export const periods = {
  /** Enquiries that the owner deleted, or that went to spam. */
  deletedDays: 90,
  spamDays: 90,
  /** Callers of enquiries, for the hourly limit. */
  callerHours: 1,
  /** Failed sign-ins. */
  failedSignInHours: 1,
  /** Known devices, unused sessions and the auth service's log of sign-ins. */
  signInTraceDays: 90,
  /** Mails in the embedded backend's mailbox. */
  mailboxDays: 90,
  /** The owner is asked then; nothing is deleted. By then quotes have lapsed and the work is long done. */
  oldEnquiryMonths: 24,
} as const

/** In words: 'an hour', '90 days', 'two years'. */
export const spell = {
  hours: (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`),
  days: (days: number) => (days === 1 ? 'a day' : `${days} days`),
  months: (months: number) =>
    ({ 12: 'a year', 24: 'two years', 36: 'three years' })[months] ?? `${months} months`,
}
