import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import type { Order } from '@/lib/projects/editor/order'
import { shownIds, shownSets } from './shown-order'

const file = (id: string, setId: string | null = null) =>
  ({ id, setId, type: setId ? 'before' : 'progress' }) as ChosenFile
const state = (order: Order, ...files: ChosenFile[]) => ({ files, order, setIds: ['n1', 'n2'] })
const saved = {
  sets: [{ id: 's1' }, { id: 's2' }],
  progress: [{ id: 'p1' }, { id: 'p2' }],
} as ProjectToEdit
const video = { ...file('v', 'gone'), type: 'video' } as ChosenFile

test.each<[string, Order, ChosenFile[], string]>([
  ['saved ones, then empty ones', {}, [video], 's1 s2 n1 n2'],
  ['one that lost its saved pictures last', {}, [file('f', 'gone')], 's1 s2 n1 n2 gone'],
  [
    'empty ones last where they are arranged',
    { sets: ['n2', 's2', 's1'] },
    [file('f', 'n2')],
    'n2 s2 s1 n1',
  ],
  ['one that was added since behind the others', { sets: ['s2'] }, [], 's2 s1 n1 n2'],
  ['one whose file was removed among the empty ones', { sets: ['n2', 's2'] }, [], 's2 s1 n1 n2'],
])('sets: %s', (_, order, files, expected) => {
  const sets = shownSets(state(order, ...files), saved)
  expect(sets.map(({ id }) => id).join(' ')).toBe(expected)
})

test.each<[string, Order, ChosenFile[], string[]]>([
  ['saved ones, then chosen ones', {}, [file('f')], ['p1', 'p2', 'f']],
  ['as arranged', { progress: ['f', 'p2', 'p1'] }, [file('f')], ['f', 'p2', 'p1']],
])('progress photos: %s', (_, order, files, expected) => {
  expect(shownIds('progress', state(order, ...files), saved)).toEqual(expected)
})

test('only sets with a picture are moved', () => {
  expect(shownIds('sets', state({}, file('f', 'n2')), saved)).toEqual(['s1', 's2', 'n2'])
})
