/** @jest-environment node */
import { parseCursor } from '@/lib/cursor'
import { periods } from '@/lib/periods'
import { oldBefore, oldEnquiriesHref } from './old'

it('an enquiry is old after its period; the link leads to the newest of them', () => {
  const now = new Date('2026-11-23T09:00:00Z')
  expect(periods.oldEnquiryMonths).toBe(24)
  expect(oldBefore(now).toISOString()).toBe('2024-11-23T09:00:00.000Z')
  const { searchParams } = new URL(oldEnquiriesHref(now), 'https://slw.example')
  expect(parseCursor(Object.fromEntries(searchParams))).toMatchObject({
    at: '2024-11-23T09:00:00.000Z',
    newer: false,
  })
})
