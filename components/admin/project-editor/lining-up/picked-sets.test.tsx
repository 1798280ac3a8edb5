import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { listOwnUploads } from '@/lib/media/own-uploads'
import { createProject } from '@/lib/projects/actions'
import { valuesOf } from '@/lib/projects/editor/form-values'
import { takeSharedPhotos } from '@/lib/projects/editor/shared-photos'
import { answerWell, discard, photo, request, sendingLater } from '@/tests/unit/fake-uploads'
import { EditorContext } from '../editor-context'
import { EditorDriver } from '../editor-driver'
import { ProjectSets } from '../pictures/project-sets'
import { sortInWorker } from '../sorting/sort-in-worker'
import { lineUpInWorker } from './line-up-in-worker'

jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn() }))
jest.mock('@/components/ui/toast')
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: jest.fn() }))
jest.mock('@/components/admin/uploads/transport')
jest.mock('@/components/admin/uploads/video-poster')
jest.mock('@/lib/media/shrink-image')
jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/lib/media/own-uploads', () => ({ listOwnUploads: jest.fn() }))
jest.mock('@/lib/projects/actions', () => ({
  createProject: jest.fn(),
  updateProject: jest.fn(),
  deleteImageSet: jest.fn(),
}))
jest.mock('@/lib/projects/image-actions', () => ({
  replaceImage: jest.fn(),
  deleteImage: jest.fn(),
}))
jest.mock('@/lib/projects/line-up-actions', () => ({
  lineUpImages: jest.fn(),
  keepAsTaken: jest.fn(),
}))
jest.mock('@/lib/projects/editor/kept-files')
jest.mock('@/lib/projects/editor/shared-photos')
jest.mock('../sorting/sort-in-worker')
jest.mock('./line-up-in-worker')

const lineUp = jest.mocked(lineUpInWorker)
const homography = [1, 0, 80, 0, 1, 0, 0, 0, 1]
const jpeg = () => new Blob(['x'], { type: 'image/jpeg' })
const sure = () => ({
  homography,
  pictures: { before: jpeg(), after: jpeg(), width: 700, height: 500 },
})

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  Element.prototype.scrollIntoView = () => {}
  jest.mocked(takeSharedPhotos).mockResolvedValue([])
  const data = { uploads: [], savedIds: null }
  jest.mocked(listOwnUploads).mockResolvedValue({ status: 'success', data })
  jest.mocked(createProject).mockReturnValue(new Promise(() => {}))
  lineUp.mockImplementation(async () => sure())
  // Photos come in pairs, the before photo first.
  jest.mocked(sortInWorker).mockImplementation(async ({ photos }) => {
    const ids = photos.map(({ id }) => id)
    const pairs = ids.flatMap((before, index) => {
      const after = ids[index + 1]
      return index % 2 === 0 && after ? [{ before, after, isSure: true }] : []
    })
    return {
      proposal: { sets: pairs, progress: [], overCount: 0 },
      compared: pairs.slice(0, 1).map((pair) => ({ ...pair, homography })),
      ...{ days: {}, positions: {}, isOneDay: false, isCompared: true },
    }
  })
})
afterEach(() => jest.restoreAllMocks())

const settings = {
  ...{ project: undefined, ownerId: 'ann', draftKey: 'ann:new:tab', rawLimitMB: 5 },
  refresh: jest.fn(),
}
const words = {
  ...valuesOf(),
  ...{ title: 'Porch', location: 'Durham', start_date: '2026-03-02', description: 'Oak.' },
}
let editor: EditorDriver

function Opened() {
  const [driver] = useState(() => new EditorDriver(settings, undefined))
  editor = driver
  useEffect(() => {
    driver.open(words)
    return () => driver.close()
  }, [driver])
  const state = useSyncExternalStore(driver.subscribe, driver.getSnapshot, driver.getSnapshot)
  return (
    <EditorContext value={{ editor: driver, state, project: undefined }}>
      <ProjectSets />
      <h2 id="details-title" tabIndex={-1}>
        Details
      </h2>
      <p>{state.errors.form}</p>
    </EditorContext>
  )
}

async function pickAndUse(...names: string[]) {
  const view = render(<Opened />)
  const files = names.map((name) => photo(`${name}.jpg`))
  await userEvent.upload(screen.getByLabelText('Add all photos at once'), files)
  await userEvent.click(await screen.findByRole('button', { name: 'Use this' }))
  return view
}
const offer = (set: number) => screen.getByRole('group', { name: `Line up set ${set}` })
const said = (set: number) => within(offer(set)).getByRole('status').textContent
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const save = () => act(() => editor.dispatch({ type: 'save-pressed', values: words }))
const savedPairs = () => {
  const posted = jest.mocked(createProject).mock.calls[0]?.[0] as FormData
  return JSON.parse(String(posted.get('linedUp'))) as object[] | null
}

it('lines up each set by itself, one after another, and takes none unasked', async () => {
  const answers: (() => void)[] = []
  lineUp.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(sure()))))
  await pickAndUse('a', 'A', 'b', 'B', 'alone')
  expect(offer(1)).toHaveFocus()
  expect([said(1), said(2)]).toEqual([
    'Comparing the photos of set 1 …',
    'Comparing the photos of set 2 …',
  ])
  expect(screen.queryByRole('group', { name: 'Line up set 3' })).toBeNull()
  expect(lineUp).toHaveBeenCalledTimes(1)
  // As found when the photos were sorted.
  const request = lineUp.mock.calls[0]?.[0]
  expect(request).toMatchObject({ known: { homography, isSure: true } })
  expect([request?.before, request?.after]).toMatchObject([{ name: 'a.jpg' }, { name: 'A.jpg' }])

  await act(async () => answers[0]?.())
  expect(said(1)).toBe('Set 1 can be lined up.')
  expect(screen.getByText(/This is a guess/)).toBeVisible()
  expect(offer(1)).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('slider', { name: 'Set 1, lined up' })).toHaveFocus()
  expect(lineUp).toHaveBeenCalledTimes(2)
  expect(lineUp.mock.calls[1]?.[0].known).toBeUndefined()
  expect(screen.queryByRole('dialog')).toBeNull()

  save()
  await waitFor(() => expect(createProject).toHaveBeenCalled())
  expect(savedPairs()).toBeNull()
})

it('saves what the owner took, and waits for it', async () => {
  await pickAndUse('a', 'A')
  await screen.findByText('Set 1 can be lined up.')
  request.mockClear()
  const ends = sendingLater()
  await press('Use lined-up photo set 1')
  expect(button('Adjust by hand set 1')).toBeDisabled()
  save()
  expect(createProject).not.toHaveBeenCalled()
  await act(async () => ends[0]?.resolve())
  await act(async () => ends[1]?.resolve())
  await waitFor(() => expect(createProject).toHaveBeenCalled())
  const [beforeUpload, afterUpload] = request.mock.calls.map(
    ([file]) => (file as { id: string }).id,
  )
  expect(savedPairs()).toMatchObject([{ beforeUpload, afterUpload }])
  expect(discard).not.toHaveBeenCalled()
  expect(button('Line up again set 1')).toBeVisible()
  expect(offer(1)).toHaveFocus()
})

it('does not save without what the owner took', async () => {
  await pickAndUse('a', 'A')
  await screen.findByText('Set 1 can be lined up.')
  const ends = sendingLater()
  await press('Use lined-up photo set 1')
  save()
  await act(async () => ends[0]?.reject(new Error('refused')))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getAllByText(screen.getByRole('alert').textContent ?? '')).toHaveLength(2)
  expect(createProject).not.toHaveBeenCalled()
  expect(button('Use lined-up photo set 1')).toBeEnabled()
})

it('keeps a set as taken, and offers to line it up again later', async () => {
  await pickAndUse('a', 'A')
  await screen.findByText('Set 1 can be lined up.')
  request.mockClear()
  await press('Keep as taken set 1')
  expect(screen.queryByRole('slider')).toBeNull()
  expect(button('Line up set 1')).toBeVisible()
  expect(offer(1)).toHaveFocus()
  expect([request, discard].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('says where it is not sure, and begins by hand', async () => {
  lineUp.mockResolvedValueOnce({ homography: null })
  await pickAndUse('a', 'A')
  expect(await screen.findByText(/not sure how the photos of set 1 fit/)).toBeVisible()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Line up by hand set 1')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: /^Point 1 on the after photo/ })).toBeVisible()
  expect(lineUp).toHaveBeenCalledTimes(1)
  await userEvent.click(dialog.getByRole('button', { name: 'Keep as taken' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button('Line up set 1')).toBeVisible()
})

it('changes by hand what was found', async () => {
  await pickAndUse('a', 'A')
  await screen.findByText('Set 1 can be lined up.')
  await press('Adjust by hand set 1')
  expect(screen.getByRole('button', { name: /^Point 1 on the before photo/ })).toBeVisible()
})

it('leaves the set as any other where this device cannot compare', async () => {
  lineUp.mockRejectedValueOnce(new Error('no memory'))
  await pickAndUse('a', 'A')
  expect(await screen.findByRole('button', { name: 'Line up set 1' })).toBeVisible()
  expect(screen.queryByText(/guess|not sure/)).toBeNull()
})

it('goes on to the text where no photos belong together', async () => {
  await pickAndUse('alone')
  expect(screen.getByRole('heading', { name: 'Details' })).toHaveFocus()
  expect(lineUp).not.toHaveBeenCalled()
})

it('stops with the page, and goes on when it is shown again', async () => {
  const signals: AbortSignal[] = []
  lineUp.mockImplementationOnce(
    (_, signal) =>
      new Promise((_, reject) => {
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  await pickAndUse('a', 'A')
  await act(async () => editor.close())
  expect(signals[0]?.aborted).toBe(true)
  expect(said(1)).toBe('Comparing the photos of set 1 …')
  await act(async () => editor.open(words))
  expect(await screen.findByText('Set 1 can be lined up.')).toBeVisible()
  expect(lineUp).toHaveBeenCalledTimes(2)
})
