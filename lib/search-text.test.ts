import { likePatterns, toSearchText } from './search-text'

test('a search text is shortened without splitting a character', () => {
  expect(toSearchText(' bay\0 window ')).toBe('bay window')
  expect(toSearchText('x'.repeat(300))).toHaveLength(200)
})

test('each word becomes a pattern without wildcards', () => {
  expect(likePatterns('bay  50%\ta_b c\\d')).toEqual(['%bay%', '%50\\%%', '%a\\_b%', '%c\\\\d%'])
  expect(likePatterns('')).toEqual([])
  expect(likePatterns('a '.repeat(50))).toHaveLength(10)
})
