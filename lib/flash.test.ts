import { encodeFlash, flashFrom } from './flash'

const flash = { kind: 'error', message: 'Failed; “café” = 50 %, try again' } as const

test('is read back as sent, encoded once or twice', () => {
  const value = encodeFlash(flash)
  expect(flashFrom(`a=1; flash=${value}; b=2`)).toEqual(flash)
  expect(flashFrom(`flash=${encodeURIComponent(value)}`)).toEqual(flash)
})

test.each([
  '',
  'flash=',
  'notflash=x',
  'flash=%',
  'flash=nonsense',
  'flash=%5B%22warning%22%2C%22x%22%5D',
  'flash=%5B%22error%22%2C5%5D',
  'flash=null',
])('%s is none', (cookies) => {
  expect(flashFrom(cookies)).toBeNull()
})

test('a long message is truncated', () => {
  const value = encodeFlash({ kind: 'success', message: 'x'.repeat(9_000) })
  expect(flashFrom(`flash=${value}`)?.message).toHaveLength(300)
})
