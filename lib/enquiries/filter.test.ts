import { randomUUID } from 'node:crypto'
import { parseCursor } from '@/lib/cursor'
import { exportHref, filterFrom, inboxHref, isFiltered, messageHref } from './filter'

test('a query string is parsed and written back unchanged', () => {
  const searches = new Map([['id', 'bay window']])
  const filter = filterFrom({ box: 'spam', status: 'contacted', search: 'id' }, searches)
  expect(filter).toEqual({
    box: 'spam',
    status: 'contacted',
    search: 'id',
    text: 'bay window',
  })
  const cursor = { at: '2026-03-02T08:00:00.123456+00:00', id: randomUUID(), newer: true }
  const { searchParams, pathname } = new URL(inboxHref(filter, cursor), 'http://site.test')
  expect(pathname).toBe('/dashboard/messages')
  expect(parseCursor(Object.fromEntries(searchParams))).toEqual(cursor)
  expect(filterFrom(Object.fromEntries(searchParams), searches)).toEqual(filter)
  // Searched names must not appear in addresses.
  expect(inboxHref(filter)).not.toContain('bay')
})

test('an empty filter gives the plain path', () => {
  const everything = filterFrom({})
  expect(isFiltered(everything)).toBe(false)
  expect(inboxHref(everything)).toBe('/dashboard/messages')
  expect(inboxHref({ ...everything, box: 'spam' })).toBe('/dashboard/messages?box=spam')
})

test('the address of one message keeps the list it was opened from', () => {
  const filter = filterFrom({ box: 'spam', status: 'new' })
  expect(messageHref('id', filter)).toBe('/dashboard/messages/id?box=spam&status=new')
  expect(messageHref('id', filterFrom({}))).toBe('/dashboard/messages/id')
})

test('the export has the same filter and no page', () => {
  const query = { search: 'id', status: 'new', older: 'x' }
  expect(exportHref(filterFrom(query, new Map([['id', '50%']])))).toBe(
    '/dashboard/messages/export?status=new&search=id',
  )
})

test.each([
  [{ status: 'deleted', box: 'bin' }],
  [{ search: ['known', 'b'], status: ['new'] }],
  [{ search: 'unknown', status: '' }],
  [{ search: 'empty' }],
  [{ q: 'bay' }],
])('what is odd filters nothing: %p', (query) => {
  const searches = new Map([
    ['known', 'bay'],
    ['empty', ''],
  ])
  const nothing = { box: 'inbox', status: null, search: null, text: '' }
  expect(filterFrom(query, searches)).toEqual(nothing)
})
