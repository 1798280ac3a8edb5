/** @jest-environment jsdom */
import { leaveTo } from '@/components/forms/leave'
import { toast } from '@/components/ui/toast'
import { listOwnUploads } from '@/lib/media/own-uploads'
import { type Draft, loadDraft } from '@/lib/projects/editor/draft'
import { baseOf, valuesOf } from '@/lib/projects/editor/form-values'
import {
  forgetFiles,
  forgetUnusedFiles,
  keepFile,
  keptFile,
} from '@/lib/projects/editor/kept-files'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import {
  answerWell,
  checked,
  photo,
  request,
  sendingLater,
  settle,
} from '@/tests/unit/fake-uploads'
import { EditorDriver } from './editor-driver'
import { isDirty, isOnlyHere } from './editor-state'

jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn() }))
jest.mock('@/components/ui/toast')
jest.mock('@/components/admin/uploads/transport')
jest.mock('@/lib/media/shrink-image')
jest.mock('@/components/admin/uploads/video-poster')
jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/lib/media/own-uploads', () => ({ listOwnUploads: jest.fn() }))
jest.mock('@/lib/projects/actions', () => ({ createProject: jest.fn(), updateProject: jest.fn() }))
jest.mock('@/lib/projects/image-actions', () => ({ replaceImage: jest.fn() }))
jest.mock('@/lib/projects/editor/kept-files')

const PLACE = { type: 'progress' as const, setId: null }
const settings = {
  ...{ project: undefined, ownerId: 'ann', draftKey: 'ann:new:tab', rawLimitMB: 5 },
  refresh: jest.fn(),
}
const keep = jest.mocked(keepFile)
const forget = jest.mocked(forgetFiles)
const forgotten = () => forget.mock.calls.flatMap(([, ids]) => ids)
const items = (driver: EditorDriver) => driver.getSnapshot().uploads.items

const drafted = (...files: (Partial<ChosenFile> & { id: string })[]): Draft => ({
  ...{ projectId: 'new', values: valuesOf(), base: baseOf(valuesOf()), setIds: [], captions: {} },
  files: files.map((file) => ({
    ...{ ...PLACE, caption: '', date: '', name: `${file.id}.jpg`, lost: null, size: 5 },
    ...{ posterId: null, ...file },
  })),
})

function serverHas(ids: string[], savedIds: string[] | null = null) {
  const uploads = ids.map((id) => ({ ...checked, id }))
  jest.mocked(listOwnUploads).mockResolvedValue({ status: 'success', data: { uploads, savedIds } })
}

function deviceHas(...ids: string[]) {
  jest
    .mocked(keptFile)
    .mockImplementation(async (owner, id) =>
      owner === 'ann' && ids.includes(id) ? photo(`${id}.jpg`) : undefined,
    )
}

async function opened(draft?: Draft) {
  const driver = new EditorDriver(settings, draft)
  driver.open(valuesOf())
  await settle()
  return driver
}

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  keep.mockResolvedValue(true)
  deviceHas()
})
afterEach(() => jest.restoreAllMocks())

it('keeps a chosen file until it is sent', async () => {
  const ends = sendingLater()
  const driver = await opened()
  const file = photo()
  const [id] = driver.choose([file], PLACE)
  await settle()
  expect(keep.mock.calls).toEqual([['ann', id, file]])
  expect(forgotten()).toEqual([])
  expect(items(driver)[0]?.isUnkept).toBeFalsy()
  ends[0]?.resolve()
  await settle()
  expect(forgotten()).toEqual([id])
})

it.each([
  ['removed', (driver: EditorDriver, id: string) => driver.remove(id)],
  ['discarded', (driver: EditorDriver) => driver.end()],
])('forgets a file that is %s', async (_, act) => {
  sendingLater()
  const driver = await opened()
  const [id = ''] = driver.choose([photo()], PLACE)
  act(driver, id)
  expect(forgotten()).toEqual([id])
})

it('keeps no file that is refused at once', async () => {
  const driver = await opened()
  driver.choose([photo('plan.pdf', 10, 'application/pdf')], PLACE)
  expect(keep).not.toHaveBeenCalled()
})

it('tells where the device has no room', async () => {
  sendingLater()
  keep.mockResolvedValue(false)
  const driver = await opened()
  driver.choose([photo()], PLACE)
  await settle()
  expect(items(driver)).toMatchObject([{ isUnkept: true, status: 'sending' }])
})

it('takes up the unsent files of a draft under their ids, and those alone', async () => {
  sendingLater()
  serverHas(['arrived'])
  deviceHas('unsent', 'arrived', 'gone')
  const lost = 'We no longer have this file.'
  const driver = await opened(
    drafted({ id: 'arrived' }, { id: 'unsent' }, { id: 'nowhere' }, { id: 'gone', lost }),
  )
  expect(items(driver)).toMatchObject([
    { id: 'arrived', status: 'ready' },
    { id: 'unsent', status: 'sending', name: 'unsent.jpg' },
  ])
  expect(request.mock.calls.map(([input]) => (input as { id: string }).id)).toEqual(['unsent'])
  expect(driver.getSnapshot().files).toMatchObject([
    { id: 'arrived', lost: null },
    { id: 'unsent', lost: null },
    { id: 'nowhere', lost: expect.stringMatching(/choose the file again/) },
    { id: 'gone', lost },
  ])
  // It arrived on the server meanwhile.
  expect(forgotten()).toEqual(['arrived'])
})

it('asks again when the line returns', async () => {
  sendingLater()
  deviceHas('unsent')
  jest.mocked(listOwnUploads).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const driver = await opened(drafted({ id: 'unsent' }))
  expect(driver.getSnapshot().draftCheck).toBe('unanswered')
  serverHas([])
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(items(driver)).toMatchObject([{ id: 'unsent', status: 'sending' }])
})

it('leaves the files of a project that was saved after all to the page that goes on with it', async () => {
  serverHas([], ['saved'])
  deviceHas('unsent')
  await opened(drafted({ id: 'unsent' }))
  expect(leaveTo).toHaveBeenCalledWith('/projects/new/edit')
  expect(forgotten()).toEqual([])
})

it('takes up nothing of a draft that was discarded meanwhile', async () => {
  serverHas([])
  deviceHas('unsent')
  const driver = new EditorDriver(settings, drafted({ id: 'unsent' }))
  driver.open(valuesOf())
  driver.end()
  await settle()
  expect(items(driver)).toEqual([])
})

it('forgets files of drafts that are gone, once it is known which there are', async () => {
  const driver = new EditorDriver({ ...settings, draftKey: undefined }, undefined)
  driver.open(valuesOf())
  sendingLater()
  const [id] = driver.choose([photo()], PLACE)
  driver.configure(settings)
  const [owner, inUse] = jest.mocked(forgetUnusedFiles).mock.calls[0] ?? []
  const [waiting] = driver.sendAhead([photo()])
  expect([owner, [...(inUse?.() ?? [])]]).toEqual(['ann', [id, waiting]])
})

describe('photos picked all at once', () => {
  const tray = (driver: EditorDriver) => driver.getSnapshot().tray

  it('are kept until they have their places, though they are sent', async () => {
    serverHas([])
    const driver = await opened()
    const file = photo()
    const [used = '', left = ''] = driver.sendAhead([file, photo()])
    await settle()
    expect(items(driver)).toMatchObject([{ status: 'ready' }, { status: 'ready' }])
    expect(keep.mock.calls.map(([, id]) => id)).toEqual([used, left])
    expect(loadDraft(settings.draftKey)?.tray).toEqual([used, left])
    expect(forgotten()).toEqual([])

    driver.place(used, file, PLACE)
    driver.remove(left)
    driver.dispatch({ type: 'tray-closed' })
    expect(forgotten()).toEqual([used, left])
    expect(loadDraft(settings.draftKey)).toMatchObject({ files: [{ id: used }] })
    expect(loadDraft(settings.draftKey)?.tray).toBeUndefined()
  })

  it('go on under their ids in the tab that takes up their draft', async () => {
    serverHas([])
    deviceHas('kept', 'of another tab')
    const driver = await opened({ ...drafted(), tray: ['kept', 'gone'] })
    expect(await driver.resumeTray()).toMatchObject([{ id: 'kept', file: { name: 'kept.jpg' } }])
    await settle()
    expect(tray(driver)).toEqual(['kept'])
    expect(items(driver)).toMatchObject([{ id: 'kept', status: 'ready' }])
    expect(request.mock.calls.map(([input]) => (input as { id: string }).id)).toEqual(['kept'])
    expect(toast).toHaveBeenCalledWith({ kind: 'error', message: expect.stringMatching(/again/) })
    // What is gone is in no tray any more.
    expect(forgotten()).toEqual(['gone'])
  })

  it('stay kept where the server has them already', async () => {
    serverHas(['kept'])
    deviceHas('kept')
    const driver = await opened({ ...drafted(), tray: ['kept'] })
    await driver.resumeTray()
    await settle()
    expect(tray(driver)).toEqual(['kept'])
    expect(forgotten()).toEqual([])
  })

  it('leave the form usable where the device kept none', async () => {
    serverHas([])
    const driver = await opened({ ...drafted(), tray: ['gone'] })
    expect(await driver.resumeTray()).toEqual([])
    expect(tray(driver)).toBeNull()
    expect(isDirty(driver.getSnapshot())).toBe(false)
  })

  it('are lost with the page where the device has no room', async () => {
    serverHas([])
    keep.mockResolvedValue(false)
    const driver = await opened()
    driver.sendAhead([photo()])
    await settle()
    const isLost = () => items(driver).map((item) => isOnlyHere(item, driver.getSnapshot()))
    expect(isLost()).toEqual([true])
    driver.dispatch({ type: 'tray-closed' })
    expect(isLost()).toEqual([false])
  })

  it('are not kept twice where another app shared them', async () => {
    serverHas([])
    const driver = await opened()
    const [id = ''] = driver.sendAhead([photo()], true)
    expect([tray(driver), keep.mock.calls]).toEqual([[], []])
    driver.place(id, photo(), PLACE)
    expect(keep.mock.calls.map(([, kept]) => kept)).toEqual([id])
  })
})
