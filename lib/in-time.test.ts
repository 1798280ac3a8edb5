/** @jest-environment node */
const requestHeaders = new Headers()
jest.mock('next/server', () => ({ connection: async () => {} }))
jest.mock('next/headers', () => ({ headers: async () => requestHeaders }))

import { inTime } from './in-time'
import { DEADLINE_HEADER } from './next/page-deadline'

const never = new Promise<never>(() => {})

test('passes on a timely result and a failure', async () => {
  requestHeaders.set(DEADLINE_HEADER, String(Date.now() + 60_000))
  await expect(inTime(Promise.resolve('read'))).resolves.toBe('read')
  await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('nothing waits beyond the request’s deadline', async () => {
  requestHeaders.set(DEADLINE_HEADER, String(Date.now() + 1))
  await expect(inTime(never)).rejects.toThrow('The backend did not answer in time')
})

test('rendering after an action gets a fresh deadline', async () => {
  requestHeaders.delete(DEADLINE_HEADER)
  await expect(inTime(Promise.resolve('read'))).resolves.toBe('read')
})
