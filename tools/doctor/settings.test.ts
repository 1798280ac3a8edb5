/** @jest-environment node */
import { generateVAPIDKeys } from 'web-push'
import { checkSettings } from './settings.ts'

const secretKey = 'sb_secret_for_tests_only_0123456789'
const pair = generateVAPIDKeys()
const environment: Record<string, string> = {
  VAPID_PUBLIC_KEY: pair.publicKey,
  VAPID_PRIVATE_KEY: pair.privateKey,
  VAPID_SUBJECT: 'mailto:ann@example.com',
}
const facts = {
  environment,
  siteUrl: 'https://example.com',
  secretKey,
  isHosted: true,
}

function problems(changes: Partial<Parameters<typeof checkSettings>[0]>) {
  return checkSettings({ ...facts, ...changes })
    .filter(({ level }) => level !== 'ok')
    .map(({ level, text }) => `${level}: ${text}`)
}

it('accepts complete settings', () => {
  expect(problems({})).toEqual([])
})

it('refuses an address that is invalid or not encrypted', () => {
  expect(problems({ siteUrl: 'http://localhost:3000' })[0]).toMatch(
    /^fault: The site's address is http:\/\/localhost:3000/,
  )
  expect(problems({ siteUrl: 'http://example.com' })[0]).toMatch(/is not encrypted/)
  expect(problems({ siteUrl: 'http://127.0.0.1:3000', isHosted: false })).toEqual([])
})

it('reports the secret key in a public variable', () => {
  expect(problems({ environment: { ...environment, NEXT_PUBLIC_KEY: secretKey } })).toEqual([
    "fault: NEXT_PUBLIC_KEY holds the secret key: every visitor's browser gets it.",
  ])
})

it('warns of a header that a proxy may pass on from callers', () => {
  const of = (CLIENT_ADDRESS_HEADER: string) =>
    problems({ environment: { ...environment, CLIENT_ADDRESS_HEADER } })
  expect(of('X-Forwarded-For')).toEqual([
    'warning: CLIENT_ADDRESS_HEADER is x-forwarded-for: if the proxy passes it through, callers can fake the address that limits sign-in attempts.',
  ])
  expect(of('x-real-ip')).toEqual([])
})

it('checks that the keys of notifications are complete and a pair', () => {
  const of = (change: Record<string, string>, isHosted = true) =>
    problems({ environment: { ...environment, ...change }, isHosted })
  for (const VAPID_PRIVATE_KEY of [generateVAPIDKeys().privateKey, 'x']) {
    expect(of({ VAPID_PRIVATE_KEY })).toEqual([expect.stringMatching(/are no pair/)])
  }
  expect(of({ VAPID_SUBJECT: '', VAPID_PRIVATE_KEY: '' })).toEqual([
    'fault: Notifications on devices are off: VAPID_PRIVATE_KEY, VAPID_SUBJECT missing.',
  ])
  const none = { VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' }
  expect(of(none)).toEqual(['warning: Notifications on devices are off: they have no keys.'])
  // The launcher makes them.
  expect(of(none, false)).toEqual([])
})
