import { asNounPhrase, withArticle } from './job-title'

test.each([
  ['Bay window and front door', 'a bay window and front door'],
  ['Bay Window And Front Door', 'a bay window and front door'],
  ['Bay windows', 'bay windows'],
  ['Porch', 'a porch'],
  ['Orangery', 'an orangery'],
  ['Oak door', 'an oak door'],
  ['uPVC door', 'a uPVC door'],
  ['UPVC windows', 'UPVC windows'],
  ['Windows and front door', 'windows and a front door'],
  ['Front door, porch & two windows', 'a front door, porch and two windows'],
  ['Victorian conservatory', 'a Victorian conservatory'],
  ['New windows for a terrace', 'new windows for a terrace'],
  ['Sash windows in The Old Rectory', 'sash windows in The Old Rectory'],
  ['A new front door', 'a new front door'],
  ['Three sash windows', 'three sash windows'],
  ['One bay window', 'one bay window'],
  ['8-pane window', 'an 8-pane window'],
  ['Double glazing', 'double glazing'],
  ["Ann's porch", "Ann's porch"],
  ['Set of French doors', 'a set of French doors'],
  ['The Old Rectory', undefined],
  ['Replacing the windows at the school', 'replacing the windows at the school'],
  ['Bay window and a surprise', undefined],
])('%s: %s', (title, phrase) => {
  expect(asNounPhrase(title)).toBe(phrase)
})

test.each([
  ['hour', 'an'],
  ['useful', 'a'],
  ['MDF', 'an'],
  ['11-pane', 'an'],
  ['110-year-old', 'a'],
  ['European', 'a'],
])('%s takes %s', (word, article) => {
  expect(withArticle(word)).toBe(`${article} ${word}`)
})
