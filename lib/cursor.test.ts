import { cursorQuery, parseCursor, toCursorPage } from './cursor'

const row = (n: number) => ({
  id: `0000000${n}-0000-4000-8000-000000000000`,
  createdAt: `2026-03-0${n}T08:00:00.1234+00:00`,
})
const cursor = (n: number, newer: boolean) => ({ at: row(n).createdAt, id: row(n).id, newer })
const days = (numbers: number[]) => numbers.map(row)

test.each([true, false])('a cursor is read back as written (newer: %p)', (newer) => {
  expect(parseCursor(Object.fromEntries([cursorQuery(cursor(3, newer))]))).toEqual(cursor(3, newer))
})

test.each([
  [{}],
  [{ older: '' }],
  [{ older: ['a', 'b'] }],
  [{ newer: 'yesterday_7' }],
  [{ older: `${row(1).createdAt}_x` }],
  [{ older: `2026-03-01T08:00:00Z",id.gt.0_${row(1).id}` }],
])('what is odd is the first page: %p', (query) => {
  expect(parseCursor(query)).toBeNull()
})

test('a single page has no links', () => {
  expect(toCursorPage(days([3, 2]), 2, null)).toEqual({
    rows: days([3, 2]),
    newer: null,
    older: null,
  })
})

test('the first page links onward, the last one back, others both ways', () => {
  expect(toCursorPage(days([5, 4, 3]), 2, null)).toMatchObject({
    newer: null,
    older: cursor(4, false),
  })
  expect(toCursorPage(days([3, 2, 1]), 2, cursor(4, false))).toEqual({
    rows: days([3, 2]),
    newer: cursor(3, true),
    older: cursor(2, false),
  })
  expect(toCursorPage(days([1]), 2, cursor(2, false))).toMatchObject({
    newer: cursor(1, true),
    older: null,
  })
})

test('backwards, the nearest rows are read first and shown newest first', () => {
  expect(toCursorPage(days([2, 3, 4]), 2, cursor(1, true))).toEqual({
    rows: days([3, 2]),
    newer: cursor(3, true),
    older: cursor(2, false),
  })
  expect(toCursorPage(days([4, 5]), 2, cursor(3, true))).toMatchObject({
    newer: null,
    older: cursor(4, false),
  })
})
