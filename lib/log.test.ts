import { logLine, pathOf, referenceOf } from './log'

it('writes one line of JSON an event', () => {
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

it('keeps no query, which may hold a token', () => {
  expect(pathOf('/auth/confirm?token_hash=secret&type=recovery')).toBe('/auth/confirm')
  expect(pathOf('/projects#x')).toBe('/projects')
})

it('takes a reference only where it is one', () => {
  expect(referenceOf(Object.assign(new Error('x'), { digest: '1234567890' }))).toBe('1234567890')
  expect(referenceOf(new Error('x'))).toBeUndefined()
  expect(referenceOf({ digest: '<b>1</b>' })).toBeUndefined()
  expect(referenceOf(null)).toBeUndefined()
})
