import { isRecovery } from './recovery'

const now = Date.parse('2026-11-21T12:00:00Z')
const seconds = now / 1000
const opened = (method: string, ago: number) => ({
  session_id: 'this',
  amr: [{ method, timestamp: seconds - ago }],
})

test.each(['otp', 'recovery', 'magiclink'])('a session just opened by %s is one', (method) => {
  expect(isRecovery(opened(method, 60), 'this', now)).toBe(true)
})

test.each([
  ['no session at all', undefined, 'this'],
  ['a session opened by password, with the cookie forged', opened('password', 60), 'this'],
  ['a link from a mail, but not of recovery: nothing was noted', opened('otp', 60), ''],
  ['another session than the one noted', opened('otp', 60), 'another'],
  ['a link opened a quarter of an hour ago', opened('otp', 15 * 60), 'this'],
  ['a token without a session, with an empty cookie', { amr: opened('otp', 60).amr }, ''],
  ['a token that does not say how', { session_id: 'this' }, 'this'],
  ['one that does not say when', { session_id: 'this', amr: ['otp'] }, 'this'],
])('%s is none', (_, claims, noted) => {
  expect(isRecovery(claims, noted, now)).toBe(false)
})
