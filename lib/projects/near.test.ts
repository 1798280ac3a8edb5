import { newestNear } from './near'

const job = (id: string, isCompleted = true) => ({ id, isCompleted, types: [] })

test('the newest finished project of each town near, the nearest first', () => {
  const byTown = {
    Durham: [job('a')],
    Gateshead: [job('b', false), job('c'), job('d')],
    Sunderland: [job('e'), job('f')],
    // Booked in, but not finished.
    Washington: [job('g', false)],
    Middlesbrough: [job('h')],
  }
  expect(newestNear('Durham', byTown)).toEqual(['e', 'c', 'h'])
  // From there Middlesbrough is too far.
  expect(newestNear('Whitley Bay', byTown)).toEqual(['c', 'e', 'a'])
})

test('one that names two towns stands once, and not where it is listed already', () => {
  const both = job('both')
  const byTown = { Sunderland: [both, job('older')], Gateshead: [both, job('other')] }
  expect(newestNear('Durham', byTown)).toEqual(['both', 'other'])
  expect(newestNear('Sunderland', byTown)).toEqual(['other'])
})

test('alone, or with none finished around, it has none', () => {
  expect(newestNear('Durham', { Durham: [job('a')] })).toEqual([])
})
