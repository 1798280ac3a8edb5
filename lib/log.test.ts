import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logFailure, logLine, pathOf, referenceOf } from './log'

it('no other module writes to the log', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!test)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  )
  const writes = ['middleware.ts', 'instrumentation.ts', ...sources].filter((file) => {
    const source = readFileSync(file, 'utf8')
    // Client components log in the browser.
    const isBrowsers = file.startsWith('components') && !source.includes("'server-only'")
    return !isBrowsers && /\bconsole[.[]/.test(source)
  })
  expect(writes).toEqual(['lib/log.ts'])
})

it('logs the whole cause on one line, without e-mail addresses', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const cause = Object.assign(new Error('550 <ann@example.com>\nunknown'), { code: 'EENVELOPE' })
  logFailure('A mail could not be sent', cause, { page: 'Messages' })
  logFailure('A read failed', { message: 'no rows', code: 'PGRST116' })
  logFailure('An odd one', 'text')
  const lines = log.mock.calls.map(([line]) => line as string)
  expect(lines.join()).not.toMatch(/\n|ann@/)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      event: 'A mail could not be sent',
      page: 'Messages',
      message: '550 <***@***>\nunknown',
      code: 'EENVELOPE',
      stack: expect.stringContaining('log.test'),
    }),
    expect.objectContaining({ event: 'A read failed', message: 'no rows', code: 'PGRST116' }),
    expect.objectContaining({ event: 'An odd one', message: 'text' }),
  ])
  log.mockRestore()
})

it('writes one line of JSON per event', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  logLine('error', 'request failed', { path: '/projects', message: 'two\nlines' })
  const [line] = log.mock.calls[0] ?? []
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'request failed',
    path: '/projects',
    message: 'two\nlines',
  })
  log.mockRestore()
})

it('drops the query, which may hold a token', () => {
  expect(pathOf('/auth/confirm?token_hash=secret&type=recovery')).toBe('/auth/confirm')
  expect(pathOf('/projects#x')).toBe('/projects')
})

it('accepts only a valid reference', () => {
  expect(referenceOf(Object.assign(new Error('x'), { digest: '1234567890' }))).toBe('1234567890')
  expect(referenceOf(new Error('x'))).toBeUndefined()
  expect(referenceOf({ digest: '<b>1</b>' })).toBeUndefined()
  expect(referenceOf(null)).toBeUndefined()
})
