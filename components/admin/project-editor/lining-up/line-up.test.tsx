import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from '@/components/ui/toast'
import type { SavedPicture } from '@/lib/projects/editor/edit-rows'
import { keepAsTaken, lineUpImages } from '@/lib/projects/line-up-actions'
import { answerWell, discard, PROJECT, request } from '@/tests/unit/fake-uploads'
import { useEditor } from '../editor-context'
import { LineUp } from './line-up'
import { lineUpInWorker } from './line-up-in-worker'

jest.mock('@/components/ui/toast')
jest.mock('@/components/admin/uploads/transport')
jest.mock('@/components/admin/uploads/video-poster')
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: () => refresh }))
jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/lib/projects/line-up-actions', () => ({
  lineUpImages: jest.fn(),
  keepAsTaken: jest.fn(),
}))
jest.mock('../editor-context', () => ({ useEditor: jest.fn() }))
jest.mock('./line-up-in-worker', () => ({ lineUpInWorker: jest.fn() }))

const refresh = jest.fn()
const compare = jest.mocked(lineUpInWorker)
const store = jest.mocked(lineUpImages)
const keep = jest.mocked(keepAsTaken)
const jpeg = () => new Blob(['x'], { type: 'image/jpeg' })
const homography = [1, 0, 80, 0, 1, 0, 0, 0, 1]
const sure = () => ({
  homography,
  pictures: { before: jpeg(), after: jpeg(), width: 700, height: 500 },
})

const photo = (name: string) => ({
  ...{ src: `https://db.example/${name}.jpg`, alt: '', width: 800, height: 600, formats: [] },
})
const picture = (type: 'before' | 'after', isLinedUp = false): SavedPicture => ({
  ...{ id: `${type}-id`, type, isCover: false, caption: '', date: '' },
  ...photo(type),
  linedUp: isLinedUp ? photo(`${type}-level`) : undefined,
})

beforeEach(() => {
  jest.clearAllMocks()
  answerWell()
  compare.mockReset().mockResolvedValue(sure())
  store.mockResolvedValue({ status: 'success' })
  keep.mockResolvedValue({ status: 'success', message: 'Photos shown as taken' })
  global.fetch = jest.fn(async () => ({ ok: true, blob: async () => jpeg() }) as Response)
  edit([])
})

const dispatch = jest.fn()
interface Chosen {
  setId: string
  type: string
  id: string
}
function edit(files: Chosen[], more: object = {}) {
  const state = {
    projectId: PROJECT,
    files,
    replacements: {},
    linedUp: {},
    guesses: [],
    uploads,
    ...more,
  }
  const editing = { state, editor: { dispatch } }
  jest.mocked(useEditor).mockReturnValue(editing as unknown as ReturnType<typeof useEditor>)
}

const item = (id: string, status = 'ready') => {
  const result = { url: `https://db.example/${id}.jpg`, width: 800, height: 600 }
  return { id, status, result: status === 'ready' ? result : null }
}
const uploads = { items: [item('before-id'), item('after-id')] }
const newSet: Chosen[] = [
  { setId: 'set', type: 'before', id: 'before-id' },
  { setId: 'set', type: 'after', id: 'after-id' },
]

const show = (pictures: SavedPicture[]) =>
  render(<LineUp set={{ id: 'set', pictures }} number={2} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const open = async (isLinedUp = false) => {
  const view = show([picture('before', isLinedUp), picture('after', isLinedUp)])
  await press(isLinedUp ? 'Line up again set 2' : 'Line up set 2')
  return view
}
const use = () => screen.findByRole('button', { name: 'Use lined-up photo' })

it('is offered where a set has both halves, once they are uploaded', () => {
  const { container, unmount } = show([picture('before')])
  expect(container).toBeEmptyDOMElement()
  unmount()
  edit(newSet, { uploads: { items: [item('before-id'), item('after-id', 'sending')] } })
  const waiting = show([])
  expect(screen.getByText(/once uploaded/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  waiting.unmount()
  edit(newSet)
  show([])
  expect(screen.getByRole('button', { name: 'Line up set 2' })).toBeVisible()
})

it('keeps the result of a new set for its save', async () => {
  edit(newSet)
  show([])
  await press('Line up set 2')
  await userEvent.click(await use())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [before, after] = request.mock.calls.map(([file]) => (file as { id: string }).id)
  const uploadIds = { beforeUpload: before, afterUpload: after }
  const shown = {
    beforeSrc: 'https://db.example/before-id.jpg',
    afterSrc: 'https://db.example/after-id.jpg',
  }
  const pair = { beforeId: 'before-id', afterId: 'after-id', ...uploadIds, ...shown }
  expect(dispatch).toHaveBeenCalledWith({ type: 'lined-up', setId: 'set', pair })
  expect([store, refresh, discard].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('gives back what was lined up for a new set', async () => {
  const uploadIds = { beforeUpload: 'one', afterUpload: 'other' }
  const pair = { beforeId: 'before-id', afterId: 'after-id', ...uploadIds }
  edit(newSet, { linedUp: { set: pair } })
  show([])
  await press('Keep as taken set 2')
  expect(dispatch).toHaveBeenCalledWith({ type: 'lined-up', setId: 'set', pair: undefined })
  expect(discard).toHaveBeenCalledWith({ ids: ['one', 'other'] })
  expect(keep).not.toHaveBeenCalled()
})

it('waits while a photo of the set is replaced', () => {
  edit([], { replacements: { 'after-id': {} } })
  const { container } = show([picture('before'), picture('after')])
  expect(container).toBeEmptyDOMElement()
})

it('shows what was found and stores it when it is taken', async () => {
  await open()
  await userEvent.click(await use())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = request.mock.calls.map(([file]) => file as { id: string; purpose: string })
  expect(sent.map(({ purpose }) => purpose)).toEqual(['lined-up', 'lined-up'])
  expect(store).toHaveBeenCalledWith({
    beforeId: 'before-id',
    afterId: 'after-id',
    beforeUpload: sent[0]?.id,
    afterUpload: sent[1]?.id,
    beforeSrc: expect.stringContaining('before'),
    afterSrc: expect.stringContaining('after'),
  })
  expect(toast).toHaveBeenCalledWith({ kind: 'success', message: 'Photos lined up' })
  expect(refresh).toHaveBeenCalled()
  expect(discard).not.toHaveBeenCalled()
})

it('nothing is sent where the photos are kept as taken', async () => {
  await open()
  await use()
  await press('Keep as taken')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([request, keep, discard].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('a set that was lined up before is shown as taken again', async () => {
  show([picture('before', true), picture('after', true)])
  await press('Keep as taken set 2')
  expect(keep).toHaveBeenCalledWith({ projectId: PROJECT, setId: 'set' })
  expect(refresh).toHaveBeenCalled()
})

it('says in the dialog where the photos could not be shown as taken', async () => {
  keep.mockResolvedValueOnce({ status: 'error', message: 'Failed to show the photos as taken' })
  await open(true)
  await use()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Keep as taken' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to show the photos as taken')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep as taken' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says that it is not sure and takes two points, by keys too', async () => {
  compare.mockResolvedValueOnce({ homography: null })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('not sure')
  expect(screen.queryByRole('button', { name: 'Use lined-up photo' })).toBeNull()
  const handle = () => screen.getByRole('button', { name: /^Point 1 on the after photo/ })
  expect(handle()).toHaveAccessibleName(/30% across, 50% down$/)
  for (let times = 0; times < 8; times++) {
    fireEvent.keyDown(handle(), { key: 'ArrowRight', shiftKey: true })
  }
  fireEvent.keyDown(handle(), { key: 'ArrowUp' })
  expect(handle()).toHaveAccessibleName(/40% across, 50% down$/)
  await press('Preview')
  const byHand = compare.mock.calls[1]?.[0].known?.homography
  // Half as far apart on one photo as on the other.
  expect(byHand?.[0]).toBeCloseTo(4 / 3, 2)
  expect(await use()).toBeVisible()
})

it('asks for other points where these leave too little', async () => {
  compare.mockResolvedValue({ homography: null })
  await open()
  await screen.findByRole('alert')
  await press('Preview')
  expect(await screen.findByText(/share too little/)).toBeVisible()
})

it('starts with what was found where that is adjusted by hand', async () => {
  await open()
  await use()
  await press('Adjust by hand')
  expect(
    screen.getByRole('button', { name: /^Point 1 on the before photo, 40% across/ }),
  ).toBeVisible()
})

it.each([
  [
    'load',
    () => jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline')),
    /load the photos/,
  ],
  [
    'load',
    () => jest.mocked(fetch).mockResolvedValueOnce({ ok: false } as Response),
    /load the photos/,
  ],
  ['compare', () => compare.mockRejectedValueOnce(new Error('no memory')), /on this device/],
] as const)('tries again where it could not %s the photos', async (_, fail, words) => {
  fail()
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  await press('Try again')
  expect(await use()).toBeVisible()
})

it('keeps the result where it could not be stored, and sends what is gone under another name', async () => {
  await open()
  store.mockResolvedValueOnce({ status: 'error', message: 'Failed to line up the photos' })
  await userEvent.click(await use())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to line up the photos')
  store.mockResolvedValueOnce({ status: 'error', message: 'Gone', code: 'file-gone' })
  await userEvent.click(await use())
  expect(await screen.findByRole('alert')).toHaveTextContent('Gone')
  await userEvent.click(await use())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const ids = store.mock.calls.map(([sent]) => (sent as { beforeUpload: string }).beforeUpload)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

it('discards what was sent for nothing', async () => {
  await open()
  store.mockResolvedValueOnce({ status: 'error', message: 'Failed to line up the photos' })
  await userEvent.click(await use())
  await screen.findByRole('alert')
  await press('Keep as taken')
  await waitFor(() => expect(discard).toHaveBeenCalledTimes(1))
})
