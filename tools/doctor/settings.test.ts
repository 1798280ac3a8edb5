/** @jest-environment node */
import { checkSettings } from './settings.ts'

const secretKey = 'sb_secret_for_tests_only_0123456789'
const environment: Record<string, string> = {}
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
