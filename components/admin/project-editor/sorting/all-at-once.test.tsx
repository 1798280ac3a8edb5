import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, useSyncExternalStore } from 'react'
import { proposeSets } from '@/lib/media/pairing/propose-sets'
import { type Draft, loadDraft } from '@/lib/projects/editor/draft'
import { baseOf, valuesOf } from '@/lib/projects/editor/form-values'
import { keepFile, keptFile } from '@/lib/projects/editor/kept-files'
import { takeSharedPhotos } from '@/lib/projects/editor/shared-photos'
import { answerWell, photo, request } from '@/tests/unit/fake-uploads'
import { EditorContext } from '../editor-context'
import { EditorDriver } from '../editor-driver'
import { AllAtOnce } from './all-at-once'
import { sortInWorker } from './sort-in-worker'

jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn() }))
jest.mock('@/components/ui/toast')
jest.mock('@/components/admin/uploads/transport')
jest.mock('@/components/admin/uploads/video-poster')
jest.mock('@/lib/media/shrink-image')
jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/lib/media/own-uploads', () => ({ listOwnUploads: jest.fn() }))
jest.mock('@/lib/projects/actions', () => ({ createProject: jest.fn(), updateProject: jest.fn() }))
jest.mock('@/lib/projects/image-actions', () => ({ replaceImage: jest.fn() }))
jest.mock('@/lib/projects/editor/kept-files')
jest.mock('@/lib/projects/editor/shared-photos')
jest.mock('./sort-in-worker')

const settings = {
  ...{ project: undefined, ownerId: 'ann', draftKey: 'ann:new:tab', rawLimitMB: 5 },
  refresh: jest.fn(),
}

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => {}
  jest.mocked(keepFile).mockResolvedValue(true)
  jest.mocked(takeSharedPhotos).mockResolvedValue([])
  // The first half was taken before, the other after, in the same order.
  jest.mocked(sortInWorker).mockImplementation(async ({ photos, free }) => {
    const ids = photos.map(({ id }) => id)
    const [befores, afters] = [ids.slice(0, ids.length / 2), ids.slice(ids.length / 2)]
    const pairs = befores.map((before, index) => {
      return { before, after: afters[index] ?? '', inliers: 50, isSure: true }
    })
    const days = { before: befores, progress: [], after: afters, candidates: [] }
    const proposal = proposeSets(days, pairs, free)
    return { proposal, compared: [], days: {}, positions: {}, isOneDay: false, isCompared: true }
  })
})
afterEach(() => jest.restoreAllMocks())

function Opened({ draft }: { draft?: Draft }) {
  const [editor] = useState(() => new EditorDriver(settings, draft))
  const state = useSyncExternalStore(editor.subscribe, editor.getSnapshot, editor.getSnapshot)
  return (
    <EditorContext value={{ editor, state, project: undefined }}>
      <AllAtOnce />
    </EditorContext>
  )
}

const pick = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Add all photos at once'),
    names.map((name) => photo(`${name}.jpg`)),
  )
const place = (name: string) => screen.getByRole('group', { name })
const photosIn = (name: string) =>
  within(place(name))
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'))

it('puts what is over three sets with the progress photos, and says so', async () => {
  render(<Opened />)
  await pick('a', 'b', 'c', 'd', 'A', 'B', 'C', 'D')
  expect(
    await screen.findByText(
      '2 more photos belong together in pairs. There is room for 3 new sets, so they are with the progress photos.',
    ),
  ).toBeVisible()
  expect([1, 2, 3].flatMap((set) => photosIn(`Before ${set}`))).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(screen.queryByRole('group', { name: 'Set 4' })).toBeNull()
  expect(photosIn('Progress photos')).toEqual(['d.jpg', 'D.jpg'])
})

it('says nothing of progress photos where three sets are enough', async () => {
  render(<Opened />)
  await pick('a', 'b', 'c', 'A', 'B', 'C')
  expect(await screen.findByText('Our guess')).toBeVisible()
  expect(screen.queryByText(/belong together in pairs/)).toBeNull()
  expect(photosIn('Progress photos')).toEqual([])
})

it('takes a photo that is dropped on an empty place', async () => {
  render(<Opened />)
  await pick('a', 'A')
  expect(await screen.findByText('Our guess')).toBeVisible()
  expect(place('After 2')).toHaveTextContent('Empty')
  const data = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  }
  const [photoBefore] = within(place('Before 1')).getAllByRole('listitem')
  fireEvent.dragStart(photoBefore as HTMLElement, { dataTransfer })
  fireEvent.drop(place('After 2'), { dataTransfer })
  expect([photosIn('Before 1'), photosIn('After 2')]).toEqual([[], ['a.jpg']])
  expect(place('Before 1')).toHaveTextContent('Empty')
})

const draft = (tray: string[]): Draft => ({
  ...{ projectId: 'new', values: valuesOf(), base: baseOf(valuesOf()), setIds: ['one'] },
  files: [
    {
      ...{ id: 'chosen', type: 'before', setId: 'one', caption: '', date: '' },
      ...{ name: 'chosen.jpg', lost: null, size: 5, posterId: null },
    },
  ],
  captions: {},
  tray,
})

it('shows the photos of a draft again, and leaves its files their sets', async () => {
  jest
    .mocked(keptFile)
    .mockImplementation(async (_, id) => (id === 'chosen' ? undefined : photo(`${id}.jpg`)))
  render(<Opened draft={draft(['a', 'A'])} />)
  expect(screen.getByRole('status')).toHaveTextContent('Looking for your photos')
  expect(await screen.findByText('Our guess')).toBeVisible()
  expect([photosIn('Before 2'), photosIn('After 2')]).toEqual([['a.jpg'], ['A.jpg']])
  expect(screen.queryByRole('group', { name: 'Set 1' })).toBeNull()
})

it('offers to add photos where the device kept none of a draft', async () => {
  render(<Opened draft={draft(['a'])} />)
  expect(await screen.findByLabelText('Add all photos at once')).toBeInTheDocument()
  expect(request).not.toHaveBeenCalled()
})

it('remembers where the owner moved a photo after the page was left', async () => {
  const kept = new Map<string, File>()
  jest.mocked(keepFile).mockImplementation(async (_, id, file) => Boolean(kept.set(id, file)))
  jest.mocked(keptFile).mockImplementation(async (_, id) => kept.get(id))
  const { unmount } = render(<Opened />)
  await pick('a', 'b', 'A', 'B')
  expect(await screen.findByText('Our guess')).toBeVisible()
  const first = within(place('Before 1'))
  await userEvent.click(first.getByRole('button', { name: 'After 2', hidden: true }))
  const moved = () => ['Before 1', 'After 1', 'Before 2', 'After 2'].map(photosIn)
  const places = [['B.jpg'], ['A.jpg'], ['b.jpg'], ['a.jpg']]
  expect(moved()).toEqual(places)
  unmount()
  render(<Opened draft={loadDraft('ann:new:tab') ?? undefined} />)
  expect(await screen.findByText('Our guess')).toBeVisible()
  expect(moved()).toEqual(places)
})

it('shows kept and shared photos together', async () => {
  jest.mocked(keptFile).mockImplementation(async (_, id) => photo(`${id}.jpg`))
  jest.mocked(takeSharedPhotos).mockResolvedValue([photo('shared.jpg')])
  render(<Opened draft={draft(['a'])} />)
  expect(await screen.findByText('Our guess')).toBeVisible()
  const names = screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  expect(names.sort()).toEqual(['a.jpg', 'shared.jpg'])
})
