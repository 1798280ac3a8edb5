/** @jest-environment node */
import type { UploadItem } from '@/components/admin/uploads/types'
import { FILE_GONE } from '@/lib/media/words'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { baseOf, valuesOf } from '@/lib/projects/editor/form-values'
import { type ChosenFile, NOT_SENT } from '@/lib/projects/editor/media-list'
import {
  blockersIn,
  draftOf,
  type EditorState,
  errorsOf,
  isDirty,
  newState,
  uploadIdsIn,
} from './editor-state'
import { type EditorEvent, reduce } from './editor-store'
import {
  busyOf,
  checkedReplacements,
  itemsOf,
  replacementOf,
  shownReplacements,
} from './replacements'
import { toFormData } from './save-project'
import { withoutRemoved } from './saved-files'

jest.mock('@/lib/projects/actions', () => ({ createProject: jest.fn(), updateProject: jest.fn() }))

const values = {
  ...valuesOf(),
  title: 'Porch',
  location: 'Durham',
  start_date: '2026-03-02',
  description: 'Oak.',
}
const picture = { id: 'p', type: 'progress', caption: 'Oak', date: '', src: '/p' } as const
const project = {
  ...{ ...values, id: 'project', completion_date: null, status: 'pending' },
  ...{ has_windows: false, has_doors: false, has_conservatories: false, is_hidden: false },
  ...{ sets: [], progress: [picture], videos: [] },
} as unknown as ProjectToEdit

const file = (id: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  ...{ id, type: 'progress', setId: null, caption: '', date: '', name: `${id}.jpg` },
  ...{ lost: null, size: 5, posterId: null },
  ...more,
})
const item = (id: string, status: UploadItem['status'], more: Partial<UploadItem> = {}) => ({
  ...{ id, purpose: 'progress' as const, name: `${id}.jpg`, size: 5, preview: null, progress: 0 },
  ...{ problem: null, canRetry: false, canShrink: false, posterId: null, result: null },
  status,
  ...more,
})
const result = { url: '/new', width: 3, height: 2, colour: null, formats: null }
const totals = { progress: 0, busy: 0, failed: 0, isPaused: false }
const uploads = (...items: UploadItem[]): EditorEvent => {
  const busy = items.filter(({ status }) => !['ready', 'failed'].includes(status)).length
  return { type: 'uploads-changed', uploads: { items, totals: { ...totals, busy } } }
}
const chosen = (...files: ChosenFile[]): EditorEvent => ({ type: 'files-chosen', files })
const typed = (more: object): EditorEvent => ({ type: 'typed', values: { ...values, ...more } })
const pressed: EditorEvent = { type: 'save-pressed', values }
const refused = (answer: object): EditorEvent => ({
  ...{ type: 'refused', answer: { status: 'error', ...answer }, failure: 'Failed' },
})
const replacing: EditorEvent = {
  ...{ type: 'replacement-started', imageId: 'p', uploadId: 'u', formerId: 'f' },
}
const failed: EditorEvent = { type: 'replacement-failed', imageId: 'p', problem: 'No' }
const words = { caption: 'Elm', date: '' }
const captioned: EditorEvent = { type: 'caption-changed', picture, words }

const arranged = (...progress: string[]): EditorEvent => ({
  ...{ type: 'put-in-order', order: { progress: progress.length > 0 ? progress : undefined } },
})

const stateAfter = (...events: EditorEvent[]) => events.reduce(reduce, newState(project, undefined))
const sent = (state: EditorState, name: string) =>
  JSON.parse(String(toFormData(state, project).get(name)))

test.each<[string, EditorEvent[], object]>([
  [
    'an error that is being corrected',
    [
      refused({ fieldErrors: { title: 'Missing' } }),
      { ...typed({}), field: 'title' } as EditorEvent,
    ],
    { errors: {} },
  ],
  [
    'words of a chosen file',
    [
      uploads(item('a', 'sending')),
      chosen(file('a')),
      { type: 'file-words-changed', id: 'a', words },
    ],
    { files: [file('a', words)] },
  ],
  [
    'another file instead of one that is gone',
    [
      uploads(item('b', 'sending')),
      chosen(file('a', { lost: FILE_GONE })),
      { type: 'files-chosen', files: [file('b')], insteadOf: 'a' },
    ],
    { files: [file('b')] },
  ],
  [
    'photos that wait to be sorted',
    [{ type: 'tray-opened', ids: [] }, pressed],
    { phase: 'idle', refusals: 1 },
  ],
  [
    'photos that are sorted',
    [{ type: 'tray-opened', ids: [] }, pressed, { type: 'tray-closed' }, pressed],
    { phase: 'saving', errors: {} },
  ],
  ['a removed file', [chosen(file('a')), { type: 'file-removed', id: 'a' }], { files: [] }],
  [
    'a file cancelled on its tile',
    [uploads(item('a', 'sending')), chosen(file('a')), uploads()],
    { files: [] },
  ],
  [
    'a file that is gone, which keeps its place',
    [chosen(file('a', { lost: FILE_GONE })), uploads()],
    { files: [file('a', { lost: FILE_GONE })] },
  ],
  [
    'the poster of a video',
    [
      uploads(item('a', 'sending')),
      chosen(file('a')),
      uploads(item('a', 'ready', { posterId: 'still' })),
    ],
    { files: [file('a', { posterId: 'still' })] },
  ],
  [
    'a draft nobody answered for',
    [{ type: 'draft-asked' }, { type: 'draft-unanswered' }],
    { draftCheck: 'unanswered' },
  ],
  ['a draft that cannot be stored', [{ type: 'draft-stored', isKept: false }], { isKept: false }],
  [
    'a caption, with what is stored',
    [captioned],
    { captions: { p: words }, base: { 'caption-p': ['Oak'], 'date-p': [''] } },
  ],
])('shows %s', (_, events, expected) => {
  expect(stateAfter(...events)).toMatchObject(expected)
})

describe('a save', () => {
  test.each<[string, EditorEvent[], object]>([
    [
      'goes at once where nothing is on its way',
      [pressed],
      { phase: 'saving', errors: {}, refusals: 0 },
    ],
    [
      'is refused where a field is wrong',
      [{ type: 'save-pressed', values: { ...values, title: ' ' } }],
      { phase: 'idle', errors: { title: 'Please enter a title' }, refusals: 1 },
    ],
    ['waits for a file', [uploads(item('a', 'sending')), pressed], { phase: 'waiting' }],
    [
      'goes once the file is ready',
      [uploads(item('a', 'sending')), pressed, uploads(item('a', 'ready'))],
      { phase: 'saving' },
    ],
    [
      'stops waiting for a file that fails',
      [uploads(item('a', 'sending')), pressed, uploads(item('a', 'failed'))],
      { phase: 'idle', isBlocked: true, refusals: 1 },
    ],
    [
      'is refused where what was typed meanwhile is wrong',
      [uploads(item('a', 'sending')), pressed, typed({ title: '' }), uploads(item('a', 'ready'))],
      { phase: 'idle', errors: { title: 'Please enter a title' } },
    ],
    [
      'waits for a picture that is being replaced',
      [uploads(item('u', 'ready')), replacing, pressed],
      { phase: 'waiting' },
    ],
    [
      'goes once the picture is replaced',
      [uploads(item('u', 'ready')), replacing, pressed, { type: 'replaced', imageId: 'p' }],
      { phase: 'saving' },
    ],
    [
      'stops where the picture could not be replaced',
      [uploads(item('u', 'ready')), replacing, pressed, failed],
      { phase: 'idle', isBlocked: true },
    ],
    [
      'is not sent twice',
      [pressed, { type: 'save-pressed', values: { ...values, title: '' } }],
      { phase: 'saving', errors: {} },
    ],
    [
      'shows the fields the server refused',
      [pressed, refused({ fieldErrors: { title: 'Too long' } })],
      { phase: 'idle', errors: { title: 'Too long' }, refusals: 1 },
    ],
    ['shows why it failed', [pressed, refused({ message: 'No' })], { errors: { form: 'No' } }],
    ['says so where nobody says why', [pressed, refused({})], { errors: { form: 'Failed' } }],
    [
      'names what is stored now in a conflict',
      [pressed, refused({ code: 'conflict', stored: { title: 'Bay' } })],
      { stored: { title: 'Bay' }, errors: {}, refusals: 1 },
    ],
    [
      'knows of a deleted project',
      [pressed, refused({ code: 'deleted', message: 'Deleted' })],
      { isDeleted: true, stored: {}, errors: { form: 'Deleted' } },
    ],
    [
      'finds a file gone',
      [
        uploads(item('a', 'ready')),
        chosen(file('a')),
        pressed,
        refused({ message: 'Some', fieldErrors: { a: 'gone' } }),
      ],
      { files: [file('a', { lost: FILE_GONE })], isBlocked: true, errors: {} },
    ],
  ])('%s', (_, events, expected) => {
    expect(stateAfter(...events)).toMatchObject(expected)
  })

  test('posts only what was changed, and what may be stored by now', () => {
    const state = stateAfter(typed({ title: 'Oak porch' }), captioned, {
      ...{ type: 'save-pressed', values: { ...values, title: 'Oak porch', has_doors: 'on' } },
    })
    expect(sent(state, 'changed')).toEqual(['title', 'has_doors'])
    expect(sent(state, 'captions')).toEqual([{ id: 'p', caption: 'Elm' }])
    expect(sent(state, 'base')).toMatchObject({
      title: ['Porch', 'Oak porch'],
      'caption-p': ['Oak', 'Elm'],
    })
    expect(sent(state, 'base')).not.toHaveProperty('has_doors')
    const fields = toFormData(state, undefined)
    expect([...fields.keys()]).not.toContain('base')
    expect([fields.get('has_doors'), fields.get('has_windows')]).toEqual(['on', null])
  })

  test('posts the files that are ready, in the order of the page', () => {
    const [setId = ''] = stateAfter().setIds
    const files = [file('a'), file('b', { type: 'before', setId, caption: 'Oak' }), file('c')]
    const items = [item('a', 'ready'), item('b', 'ready'), item('c', 'failed')]
    const media = sent(stateAfter(uploads(...items), chosen(...files)), 'media')
    expect(media).toMatchObject([{ upload: 'b', caption: 'Oak' }, { upload: 'a' }])
  })
})

describe('a save without an answer may have stored new files', () => {
  const posted = [
    uploads(item('a', 'ready'), item('b', 'ready')),
    chosen(file('a', { caption: 'Oak ' }), file('b')),
    pressed,
    refused({}),
  ]
  const removed: EditorEvent = { type: 'file-removed', id: 'b' }
  const retyped: EditorEvent = { type: 'file-words-changed', id: 'a', words }
  const progress = ['p', 'a', 'b'].map((id) => ({ ...picture, id }))
  const shown = { ...project, progress } as unknown as ProjectToEdit

  test('with the words that were posted, which are no conflict', () => {
    const state = stateAfter(...posted, retyped, pressed)
    expect(sent(state, 'media')).toMatchObject([{ upload: 'a', caption: 'Elm' }, { upload: 'b' }])
    expect(sent(state, 'base')).toMatchObject({ 'caption-a': ['', 'Oak', 'Elm'], 'date-b': [''] })
  })

  test('of which the next one deletes those taken out since, also from a draft', () => {
    const state = stateAfter(...posted, removed, removed)
    expect(sent(state, 'removed')).toEqual(['b'])
    expect(newState(project, draftOf(state)).removed).toEqual(['b'])
    expect(isDirty({ ...newState(project, undefined), removed: ['b'] })).toBe(true)
    const early = stateAfter(...posted.slice(0, 2), removed)
    expect(toFormData(early, project).has('removed')).toBe(false)
  })

  test('and they become saved pictures once the page shows them, with what was typed since', () => {
    const [setId = ''] = stateAfter().setIds
    const sets = [{ id: setId, pictures: [] }]
    const start = { ...stateAfter(), setIds: [setId, 'y', 'z'] }
    const state = { ...[...posted, retyped].reduce(reduce, start), unchecked: [file('b')] }
    const now = reduce(state, { type: 'project-shown', project: { ...shown, sets } })
    expect(now).toMatchObject({ files: [], unchecked: [], captions: { a: words } })
    expect(Object.keys(now.captions)).toEqual(['a'])
    expect(now.setIds).toEqual([expect.not.stringMatching(setId), 'y', 'z'])
    expect(sent(reduce(now, pressed), 'captions')).toEqual([{ id: 'a', caption: 'Elm' }])
    expect(sent(now, 'base')).toMatchObject({ 'caption-a': ['', 'Oak'] })
    expect(reduce(now, { type: 'project-shown', project: shown })).toBe(now)
  })

  test('but those taken out are not shown', () => {
    const sets = [{ id: 'x', pictures: [{ ...picture, id: 'b' }] }]
    const videos = [{ ...picture, id: 'b' }]
    const saved = { ...shown, sets, videos } as unknown as ProjectToEdit
    const left = withoutRemoved(saved, ['b'])
    expect(left).toMatchObject({ sets: [], videos: [], progress: [{ id: 'p' }, { id: 'a' }] })
    expect(withoutRemoved(saved, [])).toBe(saved)
  })
})

describe('an order made by the owner', () => {
  const events = [uploads(item('a', 'ready')), chosen(file('a')), arranged('a', 'p', 'gone')]

  test('is kept in the draft, and posted with what is there now, new or saved', () => {
    const state = stateAfter(...events)
    expect(draftOf(state).order).toEqual({ progress: ['a', 'p', 'gone'] })
    expect(newState(project, draftOf(state)).order).toEqual(state.order)
    expect(sent(state, 'progress')).toEqual(['a', 'p'])
    expect(toFormData(state, undefined).get('progress')).toBe('["a"]')
    expect(toFormData(state, project).has('sets')).toBe(false)
  })

  test('has a file in the place of the one that was gone', () => {
    const instead = { type: 'files-chosen', files: [file('b')], insteadOf: 'a' } as const
    expect(stateAfter(...events, instead).order.progress).toEqual(['b', 'p', 'gone'])
  })
})

describe('a text stored elsewhere meanwhile', () => {
  const conflict = refused({
    code: 'conflict',
    stored: { title: 'Bay', 'caption-p': 'Ash', 'date-p': null },
  })

  test('stands at its field until the owner has chosen', () => {
    const state = stateAfter(captioned, conflict)
    expect(Object.keys(errorsOf(state))).toEqual(['title', 'caption-p'])
    const kept = reduce(state, { type: 'mine-chosen', name: 'title' })
    expect(kept).toMatchObject({ values: { title: 'Porch' }, base: { title: ['Bay'] } })
    const taken = reduce(state, { type: 'stored-chosen', name: 'title' })
    expect(taken).toMatchObject({ values: { title: 'Bay' }, base: { title: ['Bay'] } })
    for (const { stored } of [kept, taken]) expect(stored).not.toHaveProperty('title')
  })

  test('is taken for a caption too, or left out with its picture', () => {
    const state = stateAfter(captioned, conflict)
    const taken = reduce(state, { type: 'stored-chosen', name: 'caption-p' })
    expect(taken.captions).toEqual({ p: { caption: 'Ash', date: '' } })
    const ofFile = [
      chosen(file('a', words)),
      refused({ code: 'conflict', stored: { 'caption-a': 'Ash' } }),
    ]
    const ofStored = reduce(stateAfter(...ofFile), { type: 'stored-chosen', name: 'caption-a' })
    expect(ofStored.files).toEqual([file('a', { caption: 'Ash' })])
    const left = reduce(state, { type: 'caption-left-out', imageId: 'p' })
    expect(left).toMatchObject({ captions: {}, stored: { title: 'Bay' } })
    expect(Object.keys(left.stored)).toEqual(['title'])
  })
})

describe('a draft', () => {
  test('is not ended by a save while its files are not checked', () => {
    const state = reduce({ ...stateAfter(), unchecked: [file('a')] }, pressed)
    expect(state).toMatchObject({
      phase: 'idle',
      errors: { form: expect.stringMatching(/checked/) },
    })
    const ids = { uploadIds: ['a'], savedIds: [] }
    const checked = reduce(state, { type: 'draft-checked', ...ids })
    expect(checked.files).toHaveLength(1)
    expect(reduce(checked, pressed).errors).toEqual({})
  })

  const draft = {
    ...{ projectId: 'drafted', values: { ...values, title: 'Oak porch' }, base: baseOf(values) },
    ...{ setIds: ['x', 'y', 'z'], captions: { p: words } },
    files: [file('a'), file('b'), file('c', { lost: FILE_GONE }), file('saved')],
  }
  const restored = (saved?: ProjectToEdit) => newState(saved, draft)

  test('returns with its text, its sets and its own ids', () => {
    expect(newState(undefined, { ...draft, base: baseOf(valuesOf()) })).toMatchObject({
      projectId: 'drafted',
      setIds: ['x', 'y', 'z'],
      values: draft.values,
    })
    expect(draftOf(restored())).toMatchObject({ projectId: 'drafted', files: draft.files })
    const sets = [{ id: 'y', pictures: [] }]
    expect(restored({ ...project, sets }).setIds).toEqual([
      'x',
      expect.not.stringMatching(/^y$/),
      'z',
    ])
  })

  test('shows a text that was saved since under the own one', () => {
    const state = restored({ ...project, title: 'Bay', description: 'Ash.' })
    expect(state).toMatchObject({
      stored: { title: 'Bay' },
      values: { title: 'Oak porch', description: 'Ash.' },
    })
  })

  test('gets back the files that the server has', () => {
    const state = reduce(restored(), {
      type: 'draft-checked',
      uploadIds: ['a'],
      savedIds: ['saved'],
    })
    expect(state.files).toEqual([
      file('a'),
      file('b', { lost: NOT_SENT }),
      file('c', { lost: FILE_GONE }),
    ])
    expect(state).toMatchObject({ unchecked: [], draftCheck: 'done' })
  })

  test('remembers which description was generated', () => {
    const event = { type: 'description-generated', text: 'Coming up: a porch.' } as const
    expect(newState(project, draftOf(stateAfter(event))).generated).toBe('Coming up: a porch.')
  })

  test('keeps where photos were moved in the tray, until that is closed', () => {
    const places = { a: 'before 0' }
    const moved = stateAfter({ type: 'tray-opened', ids: ['a'] }, { type: 'tray-arranged', places })
    expect(newState(project, draftOf(moved)).trayPlaces).toEqual(places)
    expect(draftOf(reduce(moved, { type: 'tray-closed' })).trayPlaces).toEqual({})
  })

  test('is there as long as something is not saved', () => {
    expect(isDirty(stateAfter())).toBe(false)
    expect(isDirty(stateAfter(typed({ title: 'Bay' })))).toBe(true)
    expect(isDirty(stateAfter(captioned))).toBe(true)
    expect(isDirty(stateAfter(chosen(file('a'))))).toBe(true)
    expect(isDirty(stateAfter(arranged('p')))).toBe(true)
    expect(isDirty(stateAfter(arranged('p'), arranged()))).toBe(false)
    expect(isDirty(restored())).toBe(true)
    expect(isDirty(reduce(restored(), { type: 'ended' }))).toBe(false)
  })

  test('names its uploads, so that they can be discarded', () => {
    const state = reduce(restored(), uploads(item('d', 'ready', { posterId: 'still' })))
    expect(uploadIdsIn(state)).toEqual(['a', 'b', 'c', 'saved', 'd', 'still'])
  })
})

describe('a picture that is replaced', () => {
  const ready = uploads(item('u', 'ready', { result }))

  test('is sent once its file is checked, and only once', () => {
    expect(checkedReplacements(stateAfter(uploads(item('u', 'checking')), replacing))).toEqual([])
    const due = stateAfter(uploads(item('u', 'ready')), replacing)
    expect(checkedReplacements(due)).toEqual([['p', 'u']])
    expect(checkedReplacements(reduce(due, { type: 'replacement-sent', imageId: 'p' }))).toEqual([])
  })

  test('fails where it was not put in its place, until it is tried again', () => {
    const state = stateAfter(ready, replacing, { type: 'replacement-sent', imageId: 'p' }, failed)
    expect(replacementOf(state, 'p')).toMatchObject({
      status: 'failed',
      problem: 'No',
      canRetry: true,
    })
    expect(itemsOf(state)).toEqual([replacementOf(state, 'p')])
    expect(blockersIn(state)).toMatchObject([{ id: 'u', problem: 'No', canRetry: true }])
    expect(busyOf(state)).toBe(0)
    const again = reduce(state, { type: 'replacement-retried', uploadId: 'u' })
    expect(checkedReplacements(again)).toEqual([['p', 'u']])
    expect(busyOf(again)).toBe(1)
  })

  test('has arrived where the page shows it, although the answer was lost', () => {
    const state = stateAfter(ready, replacing, failed)
    expect(shownReplacements(state, project)).toEqual([])
    const progress = [{ ...picture, src: result.url }] as unknown as ProjectToEdit['progress']
    expect(shownReplacements(state, { ...project, progress })).toEqual([['p', 'u']])
  })

  test('is forgotten with its file', () => {
    expect(stateAfter(ready, replacing, failed, uploads()).replacements).toEqual({})
  })
})

describe('values from the photos', () => {
  const proposed = { location: 'Sunderland', status: 'completed' }
  const fresh = () => newState(undefined, undefined)
  const propose: EditorEvent = { type: 'proposed', proposed }

  it('fill the fields until the owner types there', () => {
    const filled = reduce(fresh(), propose)
    expect(filled.values).toMatchObject(proposed)
    const values = { ...filled.values, location: 'Roker' }
    const typed = reduce(filled, { type: 'typed', values, field: 'location' })
    expect(typed.proposed).toEqual({ status: 'completed' })
    expect(reduce(typed, propose).values.location).toBe('Roker')
  })

  it('answer an empty field that was refused', () => {
    const refused = { ...fresh(), errors: { location: 'Please enter a location', title: 'None' } }
    expect(reduce(refused, propose).errors).toEqual({ title: 'None' })
  })

  it('go when they are dismissed, and do not come back', () => {
    const filled = reduce(fresh(), propose)
    const dismissed = (['location', 'status'] as const).reduce(
      (state, name) => reduce(state, { type: 'proposal-dismissed', name }),
      filled,
    )
    expect(dismissed.values).toEqual(valuesOf())
    expect(reduce(dismissed, propose)).toMatchObject({ values: valuesOf(), proposed: {} })
  })
})

describe('a new set that was lined up', () => {
  const pair = {
    beforeId: 'b',
    afterId: 'a',
    beforeUpload: 'b2',
    afterUpload: 'a2',
    beforeSrc: '/b',
    afterSrc: '/a',
  }
  const halves = [
    file('b', { type: 'before', setId: 'set' }),
    file('a', { type: 'after', setId: 'set' }),
  ]
  const linedUp = () =>
    [chosen(...halves), { type: 'lined-up', setId: 'set', pair } as const].reduce(
      reduce,
      newState(undefined, undefined),
    )
  const sent = (state: EditorState) => toFormData(state, undefined).get('linedUp')

  it('is saved so, also from a draft', () => {
    expect(sent(linedUp())).toBe(JSON.stringify([pair]))
    const drafted = newState(undefined, draftOf(linedUp()))
    expect(sent({ ...drafted, files: halves })).toBe(JSON.stringify([pair]))
  })

  it('is not any more once a photo is gone, another took its place, or as the owner wants', () => {
    const other = file('c', { type: 'after', setId: 'set' })
    const undo: EditorEvent = { type: 'lined-up', setId: 'set', pair: undefined }
    const changes: EditorEvent[][] = [
      [{ type: 'file-removed', id: 'a' }, chosen(other)],
      [
        { type: 'file-removed', id: 'a' },
        { type: 'file-removed', id: 'b' },
      ],
      [undo],
    ]
    for (const change of changes) expect(sent(change.reduce(reduce, linedUp()))).toBeNull()
  })

  it('may have one half that is saved, and not one that was removed', () => {
    const removed = reduce(linedUp(), { type: 'file-removed', id: 'a' })
    expect(sent(removed)).toBeNull()
    const saved = { ...project, sets: [{ id: 'set', pictures: [{ id: 'a' }] }] }
    const form = toFormData(removed, saved as unknown as ProjectToEdit)
    expect(form.get('linedUp')).toBe(JSON.stringify([pair]))
  })
})
