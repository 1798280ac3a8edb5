import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { shrinkImage } from '@/lib/media/shrink-image'
import { answerWell, photo, settings, settle, transport } from '@/tests/unit/fake-uploads'
import { useUploads } from './use-uploads'

jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/components/ui/toast')
jest.mock('./transport')
jest.mock('@/lib/media/shrink-image')
jest.mock('./video-poster')

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
})
afterEach(() => jest.restoreAllMocks())

test('shows the files of the form, also where effects run twice', async () => {
  const { result } = renderHook(() => useUploads(), { wrapper: StrictMode })
  let ids: string[] = []
  await act(async () => {
    ids = result.current.driver.add([photo()], 'before')
    await settle()
  })
  expect(result.current.items).toMatchObject([{ id: ids[0], status: 'ready' }])
  expect(transport).toHaveBeenCalledTimes(1)
})

test('a limit that was changed meanwhile holds for the next file', async () => {
  const { result } = renderHook(() => useUploads())
  result.current.driver.configure({ ...settings, rawLimitMB: 5 })
  result.current.driver.configure({ ...settings, rawLimitMB: 1 })
  jest.mocked(shrinkImage).mockRejectedValue(new Error('No canvas'))
  await act(async () => {
    result.current.driver.add([photo('bay.jpg', 1024 * 1024 + 1)], 'replace')
    await settle()
  })
  expect(result.current.items[0]?.problem).toBe('Image size should be less than 1MB')
})

test('a form that goes stops its files and gives back their memory', async () => {
  let stopped: AbortSignal | undefined
  transport.mockImplementation((_file, { signal }) => {
    stopped = signal
    return new Promise(() => {})
  })
  const { result, unmount } = renderHook(() => useUploads())
  await act(async () => {
    result.current.driver.add([photo()], 'before')
    await settle()
  })
  unmount()
  expect(stopped?.aborted).toBe(true)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith(result.current.items[0]?.preview)
})
