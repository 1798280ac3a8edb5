import { act, renderHook } from '@testing-library/react'
import {
  answerWell,
  checked,
  discard,
  photo,
  settings,
  settle,
} from '@/components/admin/uploads/uploads-testing'
import { useUploads } from '@/components/admin/uploads/use-uploads'
import { toast } from '@/components/ui/toast'
import { replaceImage } from '@/lib/projects/image-actions'
import { useReplacements } from './use-replacements'

const refresh = jest.fn()
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: () => refresh }))
jest.mock('@/lib/projects/image-actions', () => ({ replaceImage: jest.fn() }))
jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/components/ui/toast')
jest.mock('@/components/admin/uploads/send-image')
jest.mock('@/components/admin/uploads/send-video')
jest.mock('@/components/admin/uploads/shrink-image')
jest.mock('@/components/admin/uploads/video-poster')

const replace = jest.mocked(replaceImage)
const before = [{ id: 'image', src: 'https://db.example/former' }]
const success = { status: 'success', message: 'Image replaced successfully' } as const

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  replace.mockResolvedValue(success)
})
afterEach(() => jest.restoreAllMocks())

async function started() {
  const shown = renderHook((saved) => useReplacements(useUploads(settings), saved), {
    initialProps: before,
  })
  await act(async () => {
    shown.result.current.replacements.start('image', photo())
    await settle()
  })
  return shown
}

it('puts a checked file in its place and shows the page anew', async () => {
  const { result } = await started()
  expect(replace.mock.calls).toEqual([[{ imageId: 'image', uploadId: expect.any(String) }]])
  expect(toast).toHaveBeenCalledWith({ kind: 'success', message: success.message })
  expect(result.current.uploads.items).toEqual([])
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('keeps a file that was not put in its place, and tries again with the same', async () => {
  replace.mockResolvedValueOnce({ status: 'error', message: 'Failed to replace image' })
  const { result } = await started()
  const item = result.current.replacements.itemOf('image')
  expect(item).toMatchObject({
    status: 'failed',
    problem: 'Failed to replace image',
    canRetry: true,
  })
  expect(result.current.uploads.items).toEqual([item])
  expect(result.current.replacements.count).toBe(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(discard).not.toHaveBeenCalled()

  await act(async () => {
    result.current.uploads.retry(item?.id ?? '')
    await settle()
  })
  expect(replace.mock.calls[1]).toEqual(replace.mock.calls[0])
  expect(toast).toHaveBeenLastCalledWith({ kind: 'success', message: success.message })
  expect(result.current.uploads.items).toEqual([])
})

it('ends where only the answer was lost: the page shows the picture in its place', async () => {
  replace.mockRejectedValueOnce(new TypeError('fetch failed'))
  const { result, rerender } = await started()
  rerender([...before])
  expect(result.current.replacements.itemOf('image')?.status).toBe('failed')
  rerender([{ id: 'image', src: checked.url }])
  expect(result.current.replacements.itemOf('image')).toBeUndefined()
  expect(toast).toHaveBeenLastCalledWith({ kind: 'success', message: success.message })
  expect(replace).toHaveBeenCalledTimes(1)
})

it('tells of no success where the file was given up and the picture deleted', async () => {
  replace.mockRejectedValueOnce(new TypeError('fetch failed'))
  const { result, rerender } = await started()
  const failed = result.current.replacements.itemOf('image')?.id ?? ''
  act(() => result.current.uploads.remove(failed))
  rerender([])
  expect(toast).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }))
})
