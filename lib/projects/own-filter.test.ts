import { randomUUID } from 'node:crypto'
import { parseCursor } from '@/lib/cursor'
import {
  everyProject,
  isFiltered,
  ownFilterFrom,
  ownProjectsHref,
  wordConditions,
} from './own-filter'

test('an address is parsed and written back unchanged', () => {
  const filter = ownFilterFrom({ words: ' bay & bow ', status: 'in_progress' })
  expect(filter).toEqual({ status: 'in_progress', text: 'bay & bow' })
  expect(isFiltered(filter)).toBe(true)
  const cursor = { at: '2026-03-02T08:00:00.123456+00:00', id: randomUUID(), newer: false }
  const { pathname, searchParams } = new URL(ownProjectsHref(filter, cursor), 'http://site.test')
  expect(pathname).toBe('/dashboard/projects')
  expect(parseCursor(Object.fromEntries(searchParams))).toEqual(cursor)
  expect(ownFilterFrom(Object.fromEntries(searchParams))).toEqual(filter)
})

test.each([
  [{}],
  [{ words: '', status: '' }],
  [{ words: ' \0 ', status: 'deleted' }],
  [{ words: ['a', 'b'], status: ['completed'] }],
])('what is empty or odd filters nothing: %p', (query) => {
  expect(ownFilterFrom(query)).toEqual(everyProject)
  expect(isFiltered(ownFilterFrom(query))).toBe(false)
  expect(ownProjectsHref(ownFilterFrom(query))).toBe('/dashboard/projects')
})

const anywhere = (pattern: string) => `or(title.ilike.${pattern},location.ilike.${pattern})`

test.each([
  ['bay', ['%bay%']],
  ['Bay, Durham', ['%Bay_%', '%Durham%']],
  ['50% (a*b)', ['%50_%', '%_a_b_%']],
  ['"x\\y" été 窓', ['%_x_y_%', '%été%', '%窓%']],
  ['', []],
])('a word is only a word, whatever it holds: %s', (text, patterns) => {
  expect(wordConditions(text)).toEqual(patterns.map(anywhere))
})
