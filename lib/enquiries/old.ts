import { subMonths } from 'date-fns'
import { periods } from '@/lib/periods'
import { inboxHref } from './filter'

export function oldBefore(now: Date): Date {
  return subMonths(now, periods.oldEnquiryMonths)
}

/** The inbox, starting at the newest old enquiry. */
export function oldEnquiriesHref(now: Date): string {
  const cursor = {
    at: oldBefore(now).toISOString(),
    id: '00000000-0000-0000-0000-000000000000',
    newer: false,
  }
  return inboxHref({ box: 'inbox', status: null, search: null }, cursor)
}
