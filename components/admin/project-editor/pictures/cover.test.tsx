import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import { type EditorState, isDirty, newState } from '../editor-state'
import { type EditorEvent, reduce } from '../editor-store'
import { toFormData } from '../save-project'
import { coverOf } from './cover'

jest.mock('@/lib/projects/actions', () => ({ createProject: jest.fn(), updateProject: jest.fn() }))

const picture = (id: string, type: string, isCover = false) => ({ id, type, isCover })
const project = (...pictures: ReturnType<typeof picture>[]) =>
  ({
    sets: [{ id: 's', pictures: pictures.filter(({ type }) => type !== 'progress') }],
    progress: pictures.filter(({ type }) => type === 'progress'),
    videos: [],
  }) as unknown as ProjectToEdit
const file = (id: string, type = 'progress', setId: string | null = null) =>
  ({ id, type, setId, lost: null }) as ChosenFile
const choose = (id: string | undefined): EditorEvent => ({ type: 'cover-chosen', id })
const add = (...files: ChosenFile[]): EditorEvent => ({ type: 'files-chosen', files })

const start = newState(undefined, undefined)
const [firstSet = '', secondSet = ''] = start.setIds
const after = (...events: EditorEvent[]): EditorState => events.reduce(reduce, start)

const [old, work, done] = [
  picture('b', 'before'),
  picture('p', 'progress'),
  picture('a', 'after'),
] as const

test.each<[string, EditorState, ProjectToEdit | undefined, string | undefined]>([
  ['nothing without pictures', start, project(), undefined],
  ['a before picture where there is no other', start, project(old), 'b'],
  ['else one of the work', start, project(old, work), 'p'],
  ['else the first after picture', start, project(old, work, done, picture('c', 'after')), 'a'],
  ['the saved one', start, project(picture('b', 'before', true), done), 'b'],
  ['the one chosen now', after(choose('p')), project(picture('b', 'before', true), work), 'p'],
  ['the saved one where that is gone', after(choose('x')), project(old, done), 'a'],
  ['a chosen file', after(add(file('f')), choose('f')), project(done), 'f'],
  [
    'the first after file in the order of the page, not of choosing',
    after(add(file('g', 'after', secondSet)), add(file('f', 'after', firstSet))),
    undefined,
    'f',
  ],
  [
    'the first after picture in the order made here',
    after(
      { type: 'put-in-order', order: { sets: [firstSet, 's'] } },
      add(file('f', 'after', firstSet)),
    ),
    project(done),
    'f',
  ],
  ['no video', after(add(file('v', 'video'))), undefined, undefined],
])('the cover is %s', (_, state, saved, id) => {
  expect(coverOf(state, saved)).toBe(id)
})

test('a chosen cover is a change, posted with a new project and a saved one', () => {
  expect(isDirty(start)).toBe(false)
  const state = after(choose('p'))
  expect(isDirty(state)).toBe(true)
  for (const saved of [undefined, project()])
    expect(toFormData(state, saved).get('cover')).toBe('p')
  const back = after(choose('p'), choose(undefined))
  expect(isDirty(back)).toBe(false)
  expect(toFormData(back, project()).has('cover')).toBe(false)
})

test('a choice goes with its file, or over to the file chosen instead', () => {
  const chosen = [add(file('f')), choose('f')]
  expect(after(...chosen, { type: 'file-removed', id: 'f' }).cover).toBeUndefined()
  expect(after(...chosen, { type: 'file-removed', id: 'g' }).cover).toBe('f')
  const instead = (id: string): EditorEvent => ({ ...add(file('n')), insteadOf: id }) as EditorEvent
  expect(after(...chosen, instead('f')).cover).toBe('n')
  expect(after(...chosen, instead('g')).cover).toBe('f')
  expect(after(add(file('f'))).cover).toBeUndefined()
})
