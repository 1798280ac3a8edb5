/** @jest-environment jsdom */

import { shrinkImage } from '@/lib/media/shrink-image'
import {
  answerWell,
  discard,
  finish,
  photo,
  request,
  sendingLater,
  settings,
  settle,
  transport,
} from '@/tests/unit/fake-uploads'
import { UploadDriver } from '../upload-driver'
import { LineSpeed } from './line-speed'

jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/components/ui/toast')
jest.mock('../transport')
jest.mock('@/lib/media/shrink-image')
jest.mock('../video-poster')

const MB = 1024 * 1024
const large = (name = 'bay.jpg') => photo(name, 4 * MB)
let driver: UploadDriver
let isSlow: jest.SpyInstance
let listeners: (() => void)[]
const items = () => driver.getSnapshot().items
const sizesSent = () => transport.mock.calls.map(([{ size }]) => size)
const idsAnnounced = () => request.mock.calls.map(([input]) => (input as { id: string }).id)

async function findSlow() {
  isSlow.mockReturnValue(true)
  for (const listener of listeners) listener()
  await settle()
}

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  listeners = []
  isSlow = jest.spyOn(LineSpeed.prototype, 'isSlow', 'get').mockReturnValue(false)
  jest.spyOn(LineSpeed.prototype, 'onSlow').mockImplementation((listener) => {
    listeners.push(listener)
    return () => {}
  })
  jest.mocked(shrinkImage).mockImplementation(async ({ name }) => photo(name, 600_000))
  driver = new UploadDriver(settings)
  driver.open()
})
afterEach(() => jest.restoreAllMocks())

test('a transfer found slow begins again with a smaller photo, announced once', async () => {
  const ends = sendingLater()
  driver.add([large()], 'before')
  await settle()
  await findSlow()
  expect(sizesSent()).toEqual([4 * MB, 600_000])
  expect(items()).toMatchObject([{ status: 'sending', size: 600_000, smaller: 'slow' }])
  ends[1]?.resolve()
  await settle()
  expect(items()).toMatchObject([{ status: 'ready', smaller: 'slow' }])
  expect(idsAnnounced()).toHaveLength(1)
})

test('one that is nearly there goes on', async () => {
  sendingLater()
  jest.mocked(shrinkImage).mockImplementation(async ({ name }) => photo(name, 2.5 * MB))
  driver.add([large()], 'before')
  await settle()
  await findSlow()
  expect(sizesSent()).toEqual([4 * MB])
  expect(items()).toMatchObject([{ status: 'sending', size: 4 * MB, smaller: null }])
})

test('one that was removed meanwhile does not begin again', async () => {
  sendingLater()
  const [id] = driver.add([large()], 'before')
  await settle()
  const done = findSlow()
  driver.remove(id as string)
  await done
  expect(sizesSent()).toEqual([4 * MB])
  expect(items()).toEqual([])
})

test('those that wait are made smaller before their turn', async () => {
  sendingLater()
  driver.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map(large), 'progress')
  await settle()
  await findSlow()
  const shrunk = jest.mocked(shrinkImage).mock.calls.map(([{ name }]) => name)
  expect(shrunk.sort()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
})

test('the next photo goes while others are checked, without another call in between', async () => {
  const ends = sendingLater()
  const ids = driver.add(['a.jpg', 'b.jpg', 'c.jpg'].map(large), 'progress')
  await settle()
  expect(idsAnnounced()).toEqual(ids)
  finish.mockImplementation(() => new Promise(() => {}))
  for (const { resolve } of ends) resolve()
  await settle()
  expect(items().map(({ status }) => status)).toEqual(['checking', 'checking', 'sending'])
  expect(idsAnnounced()).toEqual(ids)
})

test('a photo announced before its turn is forgotten by the server if it is removed', async () => {
  sendingLater()
  const ids = driver.add(['a.jpg', 'b.jpg', 'c.jpg'].map(large), 'progress')
  await settle()
  driver.remove(ids[2] as string)
  await settle()
  expect(discard).toHaveBeenCalledWith({ ids: [ids[2]] })
})
