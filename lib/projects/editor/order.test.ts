import { inOrder, withMoved } from './order'

const items = ['a', 'b', 'c'].map((id) => ({ id }))

test.each<[string, string[] | undefined, string]>([
  ['as it was without one', undefined, 'abc'],
  ['all of them', ['c', 'a', 'b'], 'cab'],
  ['some of them, the others last', ['c'], 'cab'],
  ['ids that are gone', ['x', 'b'], 'bac'],
])('an order of %s', (_, ids, expected) => {
  expect(
    inOrder(items, ids)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected)
})

test.each<[string, string, number, string]>([
  ['up', 'b', 0, 'bac'],
  ['down', 'a', 1, 'bac'],
  ['to the end', 'a', 2, 'bca'],
  ['nowhere', 'a', 0, 'abc'],
  ['before the first', 'a', -1, 'abc'],
  ['behind the last', 'c', 3, 'abc'],
  ['what is not there', 'x', 0, 'abc'],
])('moves %s', (_, id, to, expected) => {
  expect(withMoved(['a', 'b', 'c'], id, to).join('')).toBe(expected)
})
