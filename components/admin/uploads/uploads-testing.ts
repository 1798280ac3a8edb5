/** Stand-ins that the tests of the queue share: what the server and the connection answer is theirs to say. */
import { discardUploads, finishUpload, requestUpload } from '@/lib/media/actions'
import type { FinishedUpload } from '@/lib/media/finish'
import { sendImage } from './send-image'
import { sendVideo } from './send-video'
import { drawPoster } from './video-poster'

export const request = jest.mocked(requestUpload)
export const finish = jest.mocked(finishUpload)
export const discard = jest.mocked(discardUploads)
export const image = jest.mocked(sendImage)
export const video = jest.mocked(sendVideo)

export const PROJECT = '11111111-1111-4111-8111-111111111111'
export const settings = {
  projectId: PROJECT,
  rawLimitMB: 5,
}
const signedFor = (id: string) => ({
  url: `https://put/${id}`,
  resumableUrl: 'https://db.example/sign',
  signature: `signed ${id}`,
})
export const checked: FinishedUpload = {
  url: 'https://db.example/x',
  width: 3,
  height: 2,
  blur: '',
}

export const photo = (name = 'bay.jpg', bytes = 1000, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })
export const clip = (name = 'clip.mp4') => photo(name, 4000, 'video/mp4')

/** Everything answers at once and well. */
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
  image.mockResolvedValue()
  video.mockResolvedValue()
  finish.mockResolvedValue({ status: 'success', data: checked })
  discard.mockResolvedValue({ status: 'success' })
  jest.mocked(drawPoster).mockResolvedValue(null)
}

/** A sending that lasts until it is told how it ends. */
export function sendingLater() {
  const ends: { resolve: () => void; reject: (error: unknown) => void }[] = []
  image.mockImplementation(
    (_file, _address, { signal, onProgress }) =>
      new Promise<void>((resolve, reject) => {
        onProgress(0.5)
        signal.addEventListener('abort', () => reject(signal.reason))
        ends.push({ resolve, reject })
      }),
  )
  return ends
}

export const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
