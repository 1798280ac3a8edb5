import { randomUUID } from 'node:crypto'
import { transfer } from '@/components/admin/uploads/transport'
import type { UploadPurpose } from '@/lib/media/purpose'
import { requestUpload, signIn } from './app'
import { newOwner, type Person, removePeople } from './people'

let owner: Person
beforeAll(async () => {
  owner = await newOwner()
  signIn(owner)
  const images = { maxSizeMB: 1, maxWidthOrHeight: 1000, quality: 0.8 }
  const settings = { projectImages: images, logoImages: images, rawUploadLimit: 50 }
  const profile = { id: owner.id, image_compression_settings: settings }
  expect((await owner.client.from('profiles').upsert(profile)).error).toBeNull()
  Object.assign(globalThis, { window: new EventTarget() })
})
afterAll(removePeople)

const MB = 1024 * 1024

/** In Node the upload client takes a buffer instead of a file. */
function fileOf(size: number, type: string): File {
  return Object.assign(Buffer.alloc(size, 'film'), { size, type }) as unknown as File
}

const projectId = randomUUID()

async function announce(id: string, purpose: UploadPurpose, { size, type }: File) {
  const place = { id, projectId: purpose === 'logo' ? null : projectId, purpose }
  const { data } = await requestUpload({ ...place, name: 'a', type, size })
  if (!data) throw new Error('Not announced')
  return data
}

const over = <T extends { signature: string }>(signed: T): T => ({
  ...signed,
  signature: `${signed.signature.slice(0, -8)}AAAAAAAA`,
})

/** Sends a file; returns where it is and how often its signature was renewed. */
async function send(purpose: UploadPurpose, file: File, change = <T>(signed: T): T => signed) {
  const id = randomUUID()
  const { signed, ...place } = await announce(id, purpose, file)
  if (!signed) throw new Error('Not signed')
  let renewals = 0
  const renew = async () => {
    renewals += 1
    return (await announce(id, purpose, file)).signed
  }
  const { signal } = new AbortController()
  const again = () =>
    transfer(file, {
      ...place,
      signed: change(signed) as typeof signed,
      renew,
      signal,
      report() {},
    })
  await again()
  return { id, again, place, renewals: () => renewals }
}

async function isStored({ bucket, path }: { bucket: string; path: string }, file: File) {
  const { data } = await owner.client.storage.from(bucket).download(path)
  const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))
  return bytes.equals(file as unknown as Buffer)
}

it.each<[UploadPurpose, string, number]>([
  ['before', 'image/jpeg', MB],
  ['after', 'image/png', 7 * MB],
  ['poster', 'image/jpeg', 50_000],
  ['logo', 'image/gif', 50_000],
  ['video', 'video/mp4', MB],
  ['video', 'video/webm', 13 * MB],
])('a %s of type %s with %i bytes arrives', async (purpose, type, size) => {
  const file = fileOf(size, type)
  const { place, renewals } = await send(purpose, file)
  expect(renewals()).toBe(0)
  expect(await isStored(place, file)).toBe(true)
})

it.each([
  ['a photo', 'before', 'image/jpeg', MB],
  ['a video', 'video', 'video/mp4', 7 * MB],
] as const)(
  '%s continues under a new signature when one is refused',
  async (_, purpose, type, size) => {
    const file = fileOf(size, type)
    const { id, place, renewals } = await send(purpose, file, (signed) => over(signed as never))
    expect(renewals()).toBe(1)
    expect(await isStored(place, file)).toBe(true)
    // A complete upload is not signed again.
    expect((await announce(id, purpose, file)).signed).toBeNull()
  },
)

it.each([
  ['a photo', 'before', 'image/jpeg', MB],
  ['a video', 'video', 'video/mp4', 7 * MB],
] as const)('%s that is already there is no failure', async (_, purpose, type, size) => {
  const file = fileOf(size, type)
  const { again, place, renewals } = await send(purpose, file)
  await again()
  expect(renewals()).toBe(1)
  expect(await isStored(place, file)).toBe(true)
})
