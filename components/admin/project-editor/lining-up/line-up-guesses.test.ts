import type { Pair } from '@/lib/projects/editor/draft'
import { valuesOf } from '@/lib/projects/editor/form-values'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import { type EditorState, newState } from '../editor-state'
import { type EditorEvent, reduce } from '../editor-store'
import { busyOf } from '../replacements'
import type { LineUpGuess } from './line-up-guess'
import { guessOf, nextGuess } from './line-up-guesses'

const picked = (id: string) => ({ id, file: new File([], `${id}.jpg`) })
const guessFor = (setId: string): LineUpGuess => ({
  ...{ setId, before: picked(`${setId} before`), after: picked(`${setId} after`) },
})
const [one, two] = [guessFor('one'), guessFor('two')]
const paired: EditorEvent = { type: 'sets-paired', guesses: [one, two] }
const filesOf = (setId: string): ChosenFile[] =>
  (['before', 'after'] as const).map((type) => ({
    ...{ id: `${setId} ${type}`, type, setId, caption: '', date: '', name: `${type}.jpg` },
    ...{ lost: null, size: 5, posterId: null },
  }))
const chosen: EditorEvent = { type: 'files-chosen', files: [...filesOf('one'), ...filesOf('two')] }
const answer = { homography: null }
const guessed: EditorEvent = { type: 'line-up-guessed', guess: one, answer }
const sending: EditorEvent = { type: 'line-up-sending', setId: 'one' }
const sent: EditorEvent = { type: 'line-up-sent', setId: 'one' }
const refused: EditorEvent = { ...sent, problem: 'Not sent' }
const removed: EditorEvent = { type: 'file-removed', id: 'one after' }
const values = {
  ...valuesOf(),
  ...{ title: 'Porch', location: 'Durham', start_date: '2026-03-02', description: 'Oak.' },
}
const pressed: EditorEvent = { type: 'save-pressed', values }
const pair: Pair = {
  ...{ beforeId: 'one before', afterId: 'one after', beforeUpload: 'b', afterUpload: 'a' },
  ...{ beforeSrc: '/b', afterSrc: '/a' },
}

const after = (...events: EditorEvent[]): EditorState =>
  [chosen, paired, ...events].reduce(reduce, newState(undefined, undefined))

test.each<[string, EditorEvent[], string | undefined]>([
  ['the first set', [], 'one'],
  ['the next once that is lined up', [guessed], 'two'],
  ['the next where that cannot be', [{ ...guessed, answer: null } as EditorEvent], 'two'],
  ['the next where the owner has decided', [{ type: 'guess-decided', setId: 'one' }], 'two'],
  ['the next where a photo was removed', [removed], 'two'],
  ['none once the form is over', [{ type: 'ended' }], undefined],
])('lines up %s', (_, events, setId) => {
  expect(nextGuess(after(...events))?.setId).toBe(setId)
})

test('a guess belongs to the photos it was made from', () => {
  const state = after(guessed)
  expect(guessOf(state, one.before, one.after)?.answer).toBe(answer)
  expect(guessOf(state, one.before, picked('other'))).toBeUndefined()
  expect(guessOf(state, one.before, undefined)).toBeUndefined()
  const late = after({ type: 'guess-decided', setId: 'one' }, guessed)
  expect(guessOf(late, one.before, one.after)).toBeUndefined()
})

test.each<[string, EditorEvent[], object]>([
  ['does not wait for a guess', [pressed], { phase: 'saving' }],
  ['waits for what the owner took', [sending, pressed], { phase: 'waiting' }],
  [
    'goes on once that is sent',
    [sending, pressed, { type: 'lined-up', setId: 'one', pair }, sent],
    { phase: 'saving', linedUp: { one: pair } },
  ],
  ['goes on where the owner changed their mind', [sending, pressed, sent], { phase: 'saving' }],
  [
    'does not go on without it',
    [sending, pressed, refused],
    { phase: 'idle', errors: { form: 'Not sent' } },
  ],
  ['says nothing where none was asked for', [sending, refused], { phase: 'idle', errors: {} }],
])('a save %s', (_, events, state) => {
  expect(after(...events)).toMatchObject(state)
})

test('both photos of a set are on their way', () => {
  expect([busyOf(after()), busyOf(after(sending)), busyOf(after(sending, sent))]).toEqual([0, 2, 0])
})
