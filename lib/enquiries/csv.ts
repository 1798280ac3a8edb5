import { britishDay, formatBritish } from '@/lib/british-time'
import { bestTimeLabel } from './follow-up'
import { formatProjectType } from './format'
import type { EnquiryRow } from './queries'
import { explainSpam, statusLooks } from './status'

/** Spreadsheets read a file as UTF-8 only with this prefix. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Start of a cell that spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/

const header = [
  'Received',
  'Name',
  'Email',
  'Phone',
  'Project type',
  'Status',
  'Spam',
  'Message',
  'Note',
  'Best time to call',
  'Postcode',
  'Sent from',
  'Reminder',
]

/** One record as in RFC 4180. The texts come from strangers, so none may act as a formula. */
export function csvRecord(values: readonly string[]): string {
  const cells = values.map((value) => {
    const harmless = FORMULA.test(value) ? `'${value}` : value
    return `"${harmless.replaceAll('"', '""')}"`
  })
  return `${cells.join(',')}\r\n`
}

export const csvHeader = csvRecord(header)

export function enquiryRecord(enquiry: EnquiryRow): string {
  return csvRecord([
    formatBritish(enquiry.createdAt, 'yyyy-MM-dd HH:mm'),
    enquiry.name,
    enquiry.email,
    enquiry.phone ?? '',
    formatProjectType(enquiry.projectType),
    statusLooks[enquiry.status].label,
    enquiry.isSpam ? explainSpam(enquiry.spamReason) : '',
    enquiry.message,
    enquiry.note,
    bestTimeLabel(enquiry.bestTime),
    enquiry.postcode ?? '',
    enquiry.pagePath ?? '',
    enquiry.remindOn ?? '',
  ])
}

/** 'enquiries-2026-11-21.csv' */
export function csvName(now: Date): string {
  return `enquiries-${britishDay(now)}.csv`
}
