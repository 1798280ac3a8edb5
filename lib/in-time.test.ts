/** @jest-environment node */
const requestHeaders = new Headers()
jest.mock('next/server', () => ({ connection: async () => {} }))
jest.mock('next/headers', () => ({ headers: async () => requestHeaders }))

import { inTime, within } from './in-time'
import { DEADLINE_HEADER } from './page-deadline'

const never = new Promise<never>(() => {})

test('what is read in time is passed on, and so is its own failure', async () => {
  requestHeaders.set(DEADLINE_HEADER, String(Date.now() + 60_000))
  await expect(inTime(Promise.resolve('read'))).resolves.toBe('read')
  await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('nothing is waited for beyond the deadline of the request', async () => {
  requestHeaders.set(DEADLINE_HEADER, String(Date.now() + 1))
  await expect(inTime(never)).rejects.toThrow('The backend did not answer in time')
})

test('an action that has its page rendered begins anew', async () => {
  requestHeaders.delete(DEADLINE_HEADER)
  await expect(inTime(Promise.resolve('read'))).resolves.toBe('read')
})

test('what a page can do without has a limit of its own', async () => {
  requestHeaders.set(DEADLINE_HEADER, String(Date.now() + 60_000))
  await expect(within(1, never)).rejects.toThrow('The backend did not answer in time')
})
