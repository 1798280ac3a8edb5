/** @jest-environment node */
import type { FinishedUpload } from '@/lib/media/finish'
import { HEIC_PHOTO } from '@/lib/media/words'
import { isUnsent, itemsOf, startable, totalsOf, upcoming } from './queue-views'
import { emptyQueue, type Queue, type QueueEvent, reduce } from './upload-queue'

const MB = 1024 * 1024
const result: FinishedUpload = {
  url: 'https://db.example/x',
  width: 3,
  height: 2,
  colour: null,
  formats: null,
}
const file = (id: string, more = {}) => ({
  id,
  purpose: 'before' as const,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  size: 1000,
  preview: `blob:${id}`,
  ...more,
})
const open: QueueEvent = { type: 'opened', previews: new Map() }
const added = (id: string, more = {}): QueueEvent => ({ type: 'added', file: file(id, more) })
const started = (id = 'a'): QueueEvent => ({ type: 'started', id })
const arrived = (id = 'a'): QueueEvent => ({ type: 'arrived', id })
const checked = (id = 'a'): QueueEvent => ({ type: 'checked', id, result })
const lost = (id = 'a'): QueueEvent => ({ type: 'failed', id, code: 'lost' })
const after = (...events: QueueEvent[]): Queue => [open, ...events].reduce(reduce, emptyQueue)
const only = (...events: QueueEvent[]) => after(...events).entries[0]

test.each<[string, QueueEvent[], object]>([
  ['added', [], { status: 'queued', progress: 0, preview: 'blob:a', isAnnounced: false }],
  ['started', [started()], { status: 'sending' }],
  ['announced', [started(), { type: 'announced', id: 'a' }], { isAnnounced: true }],
  [
    'progressed',
    [started(), { type: 'progressed', id: 'a', progress: 0.4 }],
    { status: 'sending', progress: 0.4 },
  ],
  [
    'paused, keeping its progress',
    [started(), { type: 'progressed', id: 'a', progress: 0.4 }, { type: 'paused', id: 'a' }],
    { status: 'paused', progress: 0.4 },
  ],
  [
    'resumed',
    [started(), { type: 'paused', id: 'a' }, { type: 'resumed', id: 'a' }],
    { status: 'sending' },
  ],
  [
    'resumed during the check',
    [started(), arrived(), { type: 'paused', id: 'a' }, { type: 'resumed', id: 'a' }],
    { status: 'checking' },
  ],
  [
    'made smaller',
    [started(), { type: 'prepared', id: 'a', size: 700, smaller: 'slow' }],
    { status: 'sending', progress: 0, size: 700, smaller: 'slow' },
  ],
  [
    'sent as it was chosen after all',
    [started(), { type: 'prepared', id: 'a', size: 1000 }],
    { status: 'sending', smaller: null },
  ],
  ['not kept on this device', [{ type: 'not-kept', id: 'a' }], { isUnkept: true }],
  ['arrived', [started(), arrived()], { status: 'checking', progress: 1 }],
  [
    'with a poster',
    [started(), arrived(), { type: 'poster-saved', id: 'a', posterId: 'p' }],
    { status: 'checking', posterId: 'p' },
  ],
  ['checked', [started(), arrived(), checked()], { status: 'ready', progress: 1, result }],
  ['failed', [started(), lost()], { status: 'failed', canRetry: true, canShrink: false }],
  [
    'retried',
    [started(), lost(), { type: 'retried', id: 'a' }],
    { status: 'queued', progress: 0, problem: null, canRetry: false },
  ],
  [
    'retried after its bytes arrived: only the check is left',
    [started(), arrived(), lost(), { type: 'retried', id: 'a' }, started()],
    { status: 'checking' },
  ],
  [
    'interrupted by leaving the page',
    [started(), { type: 'closed' }],
    { status: 'queued', preview: null },
  ],
  [
    'ready when the page is left',
    [started(), arrived(), checked(), { type: 'closed' }],
    { status: 'ready', preview: null },
  ],
  [
    'shown again with the page',
    [{ type: 'closed' }, { type: 'opened', previews: new Map([['a', 'blob:2']]) }],
    { status: 'queued', preview: 'blob:2' },
  ],
])('a file is %s', (_, events, expected) => {
  expect(only(added('a'), ...events)).toMatchObject(expected)
})

test.each(['not-arrived', 'file-gone'] as const)('after %s the bytes are sent again', (code) => {
  const failed: QueueEvent = { type: 'failed', id: 'a', code }
  const again: QueueEvent = { type: 'retried', id: 'a' }
  const events = [added('a'), started(), arrived(), failed, again, started()]
  expect(only(...events)).toMatchObject({ status: 'sending', hasArrived: false })
})

test.each<[string, QueueEvent, string, boolean]>([
  [
    'the line is lost',
    { type: 'failed', id: 'a', code: 'lost' },
    'Failed to upload before image. Please try again.',
    true,
  ],
  [
    'storage has a reason',
    { type: 'failed', id: 'a', code: 'lost', reason: 'Bucket not found' },
    'Failed to upload before image: Bucket not found',
    true,
  ],
  [
    'the file is rejected',
    { type: 'failed', id: 'a', code: 'rejected', reason: 'Not a picture' },
    'Not a picture',
    false,
  ],
])('says what went wrong where %s', (_, event, problem, canRetry) => {
  expect(only(added('a'), started(), event)).toMatchObject({ problem, canRetry })
})

const invalid = 'Please upload a valid image file for the before image'
test.each<[string, object, string, boolean]>([
  ['of another kind', { type: 'application/pdf' }, invalid, false],
  ['that is empty', { size: 0 }, invalid, false],
  ['that is an empty HEIC', { type: 'image/heic', size: 0 }, HEIC_PHOTO, false],
  [
    'that is a large video',
    { purpose: 'video', type: 'video/mp4', size: 100 * MB + 1 },
    'Video size should be less than 100MB',
    true,
  ],
  [
    'that is a large logo',
    { purpose: 'logo', size: 5 * MB + 1 },
    'Image size should be less than 5MB',
    false,
  ],
])('refuses a file %s at once', (_, more, problem, canShrink) => {
  const queue = after(added('a', more))
  const refused = { status: 'failed', problem, canRetry: false, canShrink }
  expect(queue.entries[0]).toMatchObject(refused)
  expect(startable(queue)).toBeUndefined()
})

test.each([
  ['above the limit', { size: 6 * MB }],
  ['that is a HEIC', { type: 'image/heic' }],
  ['that is a HEIC of no known type', { type: '', name: 'IMG_1.HEIC' }],
])('a photo %s goes all the same: the browser may help it', (_, more) => {
  const queue = after(added('a', more))
  expect(startable(queue)).toMatchObject({ id: 'a', status: 'queued', problem: null })
})

test('without signal those that wait for the others wait for it too', () => {
  const three = [added('a'), added('b'), added('c'), started('a'), started('b')]
  const statuses = (...events: QueueEvent[]) =>
    itemsOf(after(...three, ...events)).map(({ status }) => status)
  const paused = (id: string): QueueEvent => ({ type: 'paused', id })
  expect(statuses(paused('a'))).toEqual(['paused', 'sending', 'queued'])
  expect(statuses(paused('a'), paused('b'))).toEqual(['paused', 'paused', 'paused'])
  const back: QueueEvent = { type: 'resumed', id: 'a' }
  expect(statuses(paused('a'), paused('b'), back)).toEqual(['sending', 'paused', 'queued'])
})

test.each<[string, QueueEvent[], boolean]>([
  ['waits', [], true],
  ['is sent', [started()], true],
  ['is checked', [started(), arrived()], true],
  ['failed on the line', [started(), lost()], true],
  ['is there', [started(), arrived(), checked()], false],
  ['is refused', [started(), { type: 'failed', id: 'a', code: 'rejected' }], false],
])('whether the file is still needed once it %s: %s', (_, events, expected) => {
  expect(after(added('a'), ...events).entries.map(isUnsent)).toEqual([expected])
})

test('two files are sent at once, and a third while others are checked', () => {
  const three = [added('a'), added('b'), added('c')]
  expect(startable(after(...three))?.id).toBe('a')
  expect(startable(after(...three, started('a')))?.id).toBe('b')
  const two = [...three, started('a'), started('b')]
  expect(startable(after(...two))).toBeUndefined()
  expect(startable(after(...two, arrived('a')))?.id).toBe('c')
  const third = [...two, arrived('a'), arrived('b'), started('c'), arrived('c'), added('d')]
  expect(startable(after(...third))).toBeUndefined()
  expect(startable(after(...two, { type: 'paused', id: 'a' }))).toBeUndefined()
  expect(startable(after(...two, checked('a')))?.id).toBe('c')
  expect(startable(after(...two, lost('a')))?.id).toBe('c')
  expect(startable(after(...two, { type: 'removed', id: 'a' }))?.id).toBe('c')
  expect(startable(after(...three, { type: 'closed' }))).toBeUndefined()
})

test('photos whose turn is next are announced before it, videos are not', () => {
  const video = added('v', { purpose: 'video', type: 'video/mp4' })
  const files = [added('a'), added('b'), video, added('c'), added('d'), added('e')]
  const ids = (...events: QueueEvent[]) => upcoming(after(...events)).map(({ id }) => id)
  expect(ids(...files, started('a'), started('b'))).toEqual(['c', 'd'])
  expect(ids(...files, { type: 'closed' })).toEqual([])
})

test('totals count the bytes of this batch, without the failed', () => {
  const half = (id: string): QueueEvent => ({ type: 'progressed', id, progress: 0.5 })
  const both = [added('a', { size: 3000 }), added('b'), started('a'), started('b')]
  const sending = [...both, half('a'), half('b')]
  const totals = { progress: 0.5, busy: 2, failed: 0, isPaused: false }
  expect(totalsOf(after(...sending))).toEqual(totals)
  expect(totalsOf(after(...sending, checked('a')))).toMatchObject({ progress: 0.875, busy: 1 })
  expect(totalsOf(after(...sending, lost('b')))).toMatchObject({ progress: 0.5, failed: 1 })
  const next = [...sending, checked('a'), checked('b'), added('c')]
  expect(totalsOf(after(...next))).toMatchObject({ progress: 0, busy: 1 })
  expect(totalsOf(emptyQueue)).toEqual({ progress: 0, busy: 0, failed: 0, isPaused: false })
})

test('everything pauses only when no file gets on', () => {
  const both = [added('a'), added('b'), started('a'), started('b')]
  const paused = after(...both, { type: 'paused', id: 'a' })
  expect(totalsOf(paused)).toMatchObject({ busy: 2, isPaused: false })
  expect(totalsOf(reduce(paused, { type: 'paused', id: 'b' }))).toMatchObject({ isPaused: true })
})

test('a draft restores what was checked, once, with the stored preview', () => {
  const [ready] = after(added('a'), started(), arrived(), checked()).entries
  if (!ready) throw new Error('No entry')
  const uploads = [{ ...ready, result }]
  const queue = after({ type: 'restored', uploads })
  expect(queue.entries).toMatchObject([{ id: 'a', status: 'ready', preview: result.url }])
  expect(reduce(queue, { type: 'restored', uploads }).entries).toHaveLength(1)
})

test('what is removed or released is gone, and late news of it changes nothing', () => {
  const removed = after(added('a'), added('b'), { type: 'removed', id: 'a' })
  expect(removed.entries).toMatchObject([{ id: 'b' }])
  expect(reduce(removed, lost('a'))).toBe(removed)
  expect(reduce(removed, { type: 'released' }).entries).toEqual([])
})
