import { randomUUID } from 'node:crypto'
import { sendVideo } from '@/components/admin/uploads/send-video'
import { requestUpload, signIn } from './app'
import { newOwner, type Person, removePeople } from './people'

// In Node the upload client takes a buffer instead of a file.
jest.mock('@/components/admin/uploads/strip-video', () => ({
  stripVideo: async (file: File) => Buffer.from(await file.arrayBuffer()),
}))

let owner: Person
beforeAll(async () => {
  owner = await newOwner()
  signIn(owner)
  Object.assign(globalThis, { window: new EventTarget() })
})
afterAll(removePeople)

it('continues a video under a new signature when one is refused', async () => {
  const file = new File([Buffer.alloc(7 * 1024 * 1024, 'film')], 'a.mp4', { type: 'video/mp4' })
  const { name, type, size } = file
  const film = { id: randomUUID(), projectId: randomUUID(), purpose: 'video', name, type, size }
  const announce = async () => {
    const { data } = await requestUpload(film)
    if (!data) throw new Error('Not announced')
    return data
  }
  const { signed, ...place } = await announce()
  if (!signed) throw new Error('Not signed')
  const over = { ...signed, signature: `${signed.signature.slice(0, -8)}AAAAAAAA` }
  const renewed: unknown[] = []
  const renew = async () => {
    const next = (await announce()).signed
    renewed.push(next)
    return next
  }
  const { signal } = new AbortController()
  await sendVideo(file, { ...place, signed: over, renew, signal, onProgress() {} })
  expect(renewed).toHaveLength(1)
  const { data } = await owner.client.storage.from(place.bucket).download(place.path)
  expect(
    Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(await bytesOf(file)),
  ).toBe(true)
  // A complete upload is not signed again.
  expect((await announce()).signed).toBeNull()
})

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())
