/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSettings } from './settings.ts'

const secretKey = 'sb_secret_for_tests_only_0123456789'
const environment = {
  REVALIDATE_SECRET: 'x'.repeat(32),
  CRON_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example.com',
  SMTP_FROM: 'SLW <website@example.com>',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'x',
}
const facts = {
  environment,
  siteUrl: 'https://example.com',
  secretKey,
  isHosted: true,
  browserFiles: '/nowhere',
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

it('reports the secret key in the browser’s files', () => {
  expect(problems({ environment: { ...environment, NEXT_PUBLIC_KEY: secretKey } })).toEqual([
    "fault: NEXT_PUBLIC_KEY holds the secret key: every visitor's browser gets it.",
  ])
  const dir = mkdtempSync(join(tmpdir(), 'doctor-test-'))
  writeFileSync(join(dir, 'chunk.js'), `fetch("x",{key:"${secretKey}"})`)
  expect(problems({ browserFiles: dir })).toEqual([
    'fault: The built site contains the secret key in chunk.js.',
  ])
  rmSync(dir, { recursive: true })
})

it('names missing settings, for a hosted project only', () => {
  const names = problems({ environment: {} }).map((text) => /[A-Z_]{8,}/.exec(text)?.[0])
  expect(names).toEqual([
    'REVALIDATE_SECRET',
    'CRON_SECRET',
    'SMTP_URL',
    'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  ])
  expect(problems({ environment: {}, isHosted: false, siteUrl: 'http://localhost:3000' })).toEqual(
    [],
  )
})

it('reports a mail server without a sender', () => {
  expect(problems({ environment: { ...environment, SMTP_FROM: undefined } })).toEqual([
    'warning: SMTP_URL is set, but SMTP_FROM is not: no mail is sent without a sender.',
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
