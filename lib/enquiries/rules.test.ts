import { problemsOf, tidy } from './rules'

test('keeps a surrogate pair, replaces half of one, drops NUL', () => {
  expect(tidy(' 🏠\n')).toBe('🏠')
  expect(tidy('a\ud83cb\udfe0c\0')).toBe('a\ufffdb\ufffdc')
})

test('a form is checked as it will be stored; phone may be blank', () => {
  const values = { name: ' ', email: ' a@b.co ', phone: ' ', projectType: 'x', message: '\0' }
  expect(problemsOf(values)).toEqual({
    name: 'Please enter your name',
    projectType: 'Please choose a project type',
    message: 'Please tell us a little about your project',
  })
})
