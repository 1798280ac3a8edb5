import { markFrom, markQuery, toMarkedPage } from './page-mark'

const row = (n: number) => ({
  id: `0000000${n}-0000-4000-8000-000000000000`,
  createdAt: `2026-03-0${n}T08:00:00.1234+00:00`,
})
const mark = (n: number, newer: boolean) => ({ at: row(n).createdAt, id: row(n).id, newer })
const days = (numbers: number[]) => numbers.map(row)

test.each([true, false])('a mark is read back as written (newer: %p)', (newer) => {
  expect(markFrom(Object.fromEntries([markQuery(mark(3, newer))]))).toEqual(mark(3, newer))
})

test.each([
  [{}],
  [{ older: '' }],
  [{ older: ['a', 'b'] }],
  [{ newer: 'yesterday_7' }],
  [{ older: `${row(1).createdAt}_x` }],
  [{ older: `2026-03-01T08:00:00Z",id.gt.0_${row(1).id}` }],
])('what is odd is the first page: %p', (query) => {
  expect(markFrom(query)).toBeNull()
})

test('a single page has no links', () => {
  expect(toMarkedPage(days([3, 2]), 2, null)).toEqual({
    rows: days([3, 2]),
    newer: null,
    older: null,
  })
})

test('the first page links onward, the last one back, others both ways', () => {
  expect(toMarkedPage(days([5, 4, 3]), 2, null)).toMatchObject({
    newer: null,
    older: mark(4, false),
  })
  expect(toMarkedPage(days([3, 2, 1]), 2, mark(4, false))).toEqual({
    rows: days([3, 2]),
    newer: mark(3, true),
    older: mark(2, false),
  })
  expect(toMarkedPage(days([1]), 2, mark(2, false))).toMatchObject({
    newer: mark(1, true),
    older: null,
  })
})

test('backwards, the nearest rows are read first and shown newest first', () => {
  expect(toMarkedPage(days([2, 3, 4]), 2, mark(1, true))).toEqual({
    rows: days([3, 2]),
    newer: mark(3, true),
    older: mark(2, false),
  })
  expect(toMarkedPage(days([4, 5]), 2, mark(3, true))).toMatchObject({
    newer: null,
    older: mark(4, false),
  })
})
