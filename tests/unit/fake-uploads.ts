/** Mocks shared by the tests of the queue: each test sets what the server and the connection answer. */

import { transfer } from '@/components/admin/uploads/transport'
import { drawPoster } from '@/components/admin/uploads/video-poster'
import { discardUploads, finishUpload, requestUpload } from '@/lib/media/actions'
import type { FinishedUpload } from '@/lib/media/finish'

export const request = jest.mocked(requestUpload)
export const finish = jest.mocked(finishUpload)
export const discard = jest.mocked(discardUploads)
export const transport = jest.mocked(transfer)

export const PROJECT = '11111111-1111-4111-8111-111111111111'
export const settings = {
  projectId: PROJECT,
  rawLimitMB: 5,
}
const signedFor = (id: string) => ({
  resumableUrl: 'https://db.example/sign',
  signature: `signed ${id}`,
})
export const checked: FinishedUpload = {
  url: 'https://db.example/x',
  width: 3,
  height: 2,
  colour: null,
  formats: null,
}

export const photo = (name = 'bay.jpg', bytes = 1000, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })
export const clip = (name = 'clip.mp4') => photo(name, 4000, 'video/mp4')

// jsdom reads no files.
Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(0)

/** Everything succeeds at once. */
export function answerWell(): void {
  let previews = 0
  URL.createObjectURL = jest.fn(() => `blob:${++previews}`)
  URL.revokeObjectURL = jest.fn()
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  request.mockImplementation(async (input) => {
    const { id } = input as { id: string }
    const target = { bucket: 'uploads', path: `o/p/${id}` }
    return { status: 'success', data: { ...target, signed: signedFor(id) } }
  })
  transport.mockResolvedValue()
  finish.mockResolvedValue({ status: 'success', data: checked })
  discard.mockResolvedValue({ status: 'success' })
  jest.mocked(drawPoster).mockResolvedValue(null)
}

/** Each transfer reaches half and lasts until the test ends it. */
export function sendingLater() {
  const ends: { resolve: () => void; reject: (error: unknown) => void }[] = []
  transport.mockImplementation(
    (_file, { signal, report }) =>
      new Promise<void>((resolve, reject) => {
        report({ type: 'progressed', progress: 0.5 })
        signal.addEventListener('abort', () => reject(signal.reason))
        ends.push({ resolve, reject })
      }),
  )
  return ends
}

export const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
