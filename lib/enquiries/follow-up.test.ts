import { bestTimeLabel, toPostcode } from './follow-up'

test.each([
  ['SR1 3NR', 'SR1 3NR'],
  [' sr13nr ', 'SR1 3NR'],
  ['ne38-7ab', 'NE38 7AB'],
  ['w1a0ax', 'W1A 0AX'],
  ['EC1A 1BB', 'EC1A 1BB'],
  ['M1 1AE', 'M1 1AE'],
])('%j is the postcode %s', (typed, postcode) => {
  expect(toPostcode(typed)).toBe(postcode)
})

test.each([
  '',
  'SR1',
  '12345',
  'SR1 3N',
  '<b>',
  'SR1 3NRX',
  'ABC1 1AA',
  'Ä1 1AA',
  'SR1 3NR SR1 3NR',
])('%j is none', (typed) => {
  expect(toPostcode(typed)).toBeUndefined()
})

test('a time is a word for the owner', () => {
  expect(['any', 'evening', null, 'midnight'].map(bestTimeLabel)).toEqual([
    'Any time',
    'Evening',
    '',
    '',
  ])
})
