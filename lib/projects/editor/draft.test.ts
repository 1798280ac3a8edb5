/** @jest-environment jsdom */
import { clearDraft, type Draft, draftKey, loadDraft, saveDraft } from './draft'
import { baseOf, valuesOf } from './form-values'

const key = draftKey('owner', undefined)

const draft: Draft = {
  projectId: 'p',
  values: { ...valuesOf(), title: 'Porch' },
  base: baseOf(valuesOf()),
  setIds: ['a', 'b', 'c'],
  files: [
    {
      id: 'u',
      type: 'video',
      setId: 'v',
      caption: 'Door',
      date: '',
      name: 'door.mp4',
      lost: null,
      size: 5,
      posterId: null,
    },
  ],
  captions: { i: { caption: 'Oak', date: '2026-03-01' } },
  cover: 'u',
  order: { sets: ['a'] },
}

beforeEach(() => localStorage.clear())

it('is restored as saved until it is removed', () => {
  expect(loadDraft(key)).toBeNull()
  expect(saveDraft(key, draft)).toBe(true)
  expect(loadDraft(key)).toEqual(draft)
  clearDraft(key)
  expect(loadDraft(key)).toBeNull()
})

it('belongs to one owner and one project', () => {
  saveDraft(key, draft)
  expect(loadDraft(draftKey('other', undefined))).toBeNull()
  expect(loadDraft(draftKey('owner', 'p'))).toBeNull()
})

it.each([
  ['nothing', null],
  ['another shape', { title: 'Porch' }],
  ['fields missing', { ...draft, values: { title: 'Porch' } }],
  ['a file of another shape', { ...draft, files: [{ id: 'u' }] }],
  ['a cover of another shape', { ...draft, cover: 1 as unknown as string }],
  ['an order of another shape', { ...draft, order: { sets: [1] } }],
  ['removed files of another shape', { ...draft, removed: [1] }],
  ['captions of another shape', { ...draft, captions: { i: null } }],
])('is not taken up with %s', (_, stored) => {
  saveDraft(key, stored as Draft)
  expect(loadDraft(key)).toBeNull()
})
