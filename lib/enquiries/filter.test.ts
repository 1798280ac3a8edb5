import { randomUUID } from 'node:crypto'
import { markFrom } from '@/lib/page-mark'
import { exportHref, filterFrom, inboxHref, isFiltered, likePatterns } from './filter'

test('a query string is read, and written again as it was', () => {
  const filter = filterFrom({ box: 'held-back', status: 'contacted', q: ' bay window ' })
  expect(filter).toEqual({ box: 'held-back', status: 'contacted', text: 'bay window' })
  const mark = { at: '2026-03-02T08:00:00.123456+00:00', id: randomUUID(), newer: true }
  const { searchParams, pathname } = new URL(inboxHref(filter, mark), 'http://site.test')
  expect(pathname).toBe('/dashboard/messages')
  expect(markFrom(Object.fromEntries(searchParams))).toEqual(mark)
  expect(filterFrom(Object.fromEntries(searchParams))).toEqual(filter)
})

test('nothing wanted is the plain address', () => {
  const everything = filterFrom({})
  expect(isFiltered(everything)).toBe(false)
  expect(inboxHref(everything)).toBe('/dashboard/messages')
  expect(inboxHref({ ...everything, box: 'held-back' })).toBe('/dashboard/messages?box=held-back')
})

test('the export has the same filter and no page', () => {
  expect(exportHref(filterFrom({ q: '50%', status: 'new', older: 'x' }))).toBe(
    '/dashboard/messages/export?status=new&q=50%25',
  )
})

test.each([
  [{ status: 'deleted', box: 'bin' }],
  [{ q: ['a', 'b'], status: ['new'] }],
  [{ q: '   ', status: '' }],
  [{ q: '\0' }],
])('what is odd filters nothing: %p', (query) => {
  expect(filterFrom(query)).toEqual({ box: 'inbox', status: null, text: '' })
})

test('each word is a pattern in which nothing is a wildcard', () => {
  expect(likePatterns('bay  50%\ta_b c\\d')).toEqual(['%bay%', '%50\\%%', '%a\\_b%', '%c\\\\d%'])
  expect(likePatterns('')).toEqual([])
  expect(likePatterns('a '.repeat(50))).toHaveLength(10)
})
