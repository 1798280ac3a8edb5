import { safeFileName } from './schema'

test.each([
  ['Bay Window.mp4', 'bay-window'],
  ['Küche – neu (1).jpeg', 'kuche-neu-1'],
  ['../../etc/passwd', 'file'],
  ['.htaccess', 'file'],
  ['日本.webm', 'file'],
  ['', 'file'],
  ['-- a --.png', 'a'],
  ['a.b.c.mp4', 'a-b-c'],
  [`${'long '.repeat(40)}.mp4`, `${'long-'.repeat(12)}`.slice(0, -1)],
])('%j is stored as %s', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('every file name is turned into a safe path', () => {
  for (const name of ['a/b\\c', '\0', '-x-', `${'x'.repeat(59)}-y.png`, '😀.png']) {
    expect(safeFileName(name)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/)
  }
})
