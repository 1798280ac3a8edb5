import { splitWords } from './review-words'

test('a short review is whole, and so is one with a few words more', () => {
  expect(splitWords('Warm.', 20)).toEqual(['Warm.'])
  expect(splitWords('x'.repeat(25), 20)).toEqual(['x'.repeat(25)])
})

test('a long one is parted after a sentence, where one ends late enough', () => {
  const [first, second] = [`${'So warm '.repeat(20)}now.`, 'And they swept up. '.repeat(20).trim()]
  expect(splitWords(`${first} ${second}`, 200)).toEqual([
    `${first} And they swept up.`,
    second.slice('And they swept up. '.length),
  ])
})

test('else after a word, and a lone long word is cut between characters', () => {
  expect(splitWords(`Yes. ${'warm '.repeat(100)}`.trim(), 102)[0]).toMatch(/ warm…$/)
  const [start = '', rest = ''] = splitWords('🪟'.repeat(200), 101)
  expect(start.replace('…', '') + rest).toBe('🪟'.repeat(200))
  expect(start.isWellFormed()).toBe(true)
})
