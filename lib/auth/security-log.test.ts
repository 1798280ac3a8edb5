/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { logSecurity, logSecurityOf } from './security-log'

jest.mock('@/lib/env', () => {
  const { fakeEnv } = jest.requireActual('@/tests/unit/fake-backend')
  return { env: { ...fakeEnv.env, CLIENT_ADDRESS_HEADER: 'x-real-ip' } }
})
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-real-ip': '203.0.113.7' }),
}))

const log = jest.spyOn(console, 'info').mockImplementation(() => {})
const lines = () => log.mock.calls.map(([line]) => JSON.parse(line as string))
beforeEach(() => log.mockClear())

it('tells accounts and callers apart without naming them', async () => {
  await logSecurity('sign-in-refused', { account: ' Ann@example.com' })
  await logSecurity('sign-in', { account: 'ann@example.com ' })
  await logSecurity('sign-in', { account: 'bob@example.com' })
  const [refused, ann, bob] = lines()
  expect(refused).toEqual({
    time: expect.any(String),
    level: 'info',
    event: 'sign-in-refused',
    account: expect.stringMatching(/^[\w-]{16}$/),
    caller: expect.stringMatching(/^[\w-]{16}$/),
  })
  expect(ann.account).toBe(refused.account)
  expect(bob.account).not.toBe(ann.account)
  expect(bob.caller).toBe(ann.caller)
  expect(log.mock.calls.join()).not.toMatch(/ann|bob|203\.0/i)
})

it('leaves out unknown facts', () => {
  logSecurityOf(new Headers(), 'secret-refused', { path: '/api/revalidate' })
  const known = { event: 'secret-refused', path: '/api/revalidate' }
  expect(lines()).toEqual([{ time: expect.any(String), level: 'info', ...known }])
})

it('every event is explained in the operations guide', () => {
  const source = readFileSync('lib/auth/security-log.ts', 'utf8')
  const events = [...source.matchAll(/^ {2}\| '([\w-]+)'$/gm)].map(([, event]) => event)
  expect(events.length).toBeGreaterThan(10)
  const guide = readFileSync('docs/operations.md', 'utf8')
  expect(events.filter((event) => !guide.includes(`\`${event}\``))).toEqual([])
})
