import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { UNPLAYABLE_VIDEO } from '@/lib/media/words'
import { videoOf } from '@/tests/unit/sample-videos'
import { stageUpload } from '../stage-upload'
import { finishAnswer, finishUpload, requestUpload, type Sent, signIn, upload } from './app'
import { newOwner, type Person, removePeople, server } from './people'
import { jpeg, mp4 } from './sample-files'
import { filesAndRows } from './stored'

let owner: Person
beforeAll(async () => {
  owner = await newOwner()
  signIn(owner)
})
afterAll(removePeople)

const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(300))
const photo = () =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
const halfPhoto = async () => (await photo()).subarray(0, 60_000)
const sent = (changes: Partial<Sent>): Sent => ({
  projectId: randomUUID(),
  purpose: 'before',
  body: html,
  type: 'image/jpeg',
  ...changes,
})

it.each<[string, Partial<Sent> | (() => Promise<Partial<Sent>>), string]>([
  ['HTML called a JPEG', {}, 'Please upload a valid image file for the before image'],
  ['HTML in place of a picture', { purpose: 'replace' }, 'Please upload a valid image file'],
  [
    'HTML called an MP4',
    { purpose: 'video', type: 'video/mp4' },
    'Please upload a valid video file',
  ],
  [
    'a video that was cut off before its index',
    async () => ({
      purpose: 'video',
      type: 'video/mp4',
      body: (await videoOf('recorded')).subarray(0, 2_000),
    }),
    'Please upload a valid video file',
  ],
  [
    'a phone’s HEVC',
    async () => ({
      purpose: 'video',
      type: 'video/mp4',
      body: await videoOf('recorded', { codec: 'hevc' }),
    }),
    UNPLAYABLE_VIDEO,
  ],
  [
    'half a photo',
    async () => ({ body: await halfPhoto() }),
    'Please upload a valid image file for the before image',
  ],
])('%s is refused by its bytes and leaves nothing', async (_what, changes, message) => {
  const file = sent(typeof changes === 'function' ? await changes() : changes)
  expect(await upload(file)).toMatchObject({ status: 'error', message })
  await finishAnswer()
  expect(await filesAndRows(owner, file.projectId)).toMatchObject({
    files: [],
    uploads: [],
    queued: [],
  })
})

it('checks the received size, not the announced one', async () => {
  const { projectId, ...file } = sent({ body: Buffer.alloc(5 * 1024 * 1024 + 1, 1) })
  const id = randomUUID()
  const announced = {
    id,
    projectId,
    purpose: file.purpose,
    name: 'a.jpg',
    type: file.type,
    size: 10,
  }
  const { data: target } = await requestUpload(announced)
  if (target) await stageUpload(target, file.body, file.type)
  expect(await finishUpload({ id, purpose: 'before' })).toMatchObject({
    status: 'error',
    message: 'before image size should be less than 5MB',
  })
})

it('refuses a wrong size or type before any byte is sent', async () => {
  const announced = {
    id: randomUUID(),
    projectId: randomUUID(),
    purpose: 'video',
    name: 'a',
    size: 10,
  }
  for (const [change, message] of [
    [{ type: 'video/mp4', size: 100 * 1024 * 1024 + 1 }, 'Video size should be less than 100MB'],
    [{ type: 'text/html' }, 'Please upload a valid video file'],
  ] as const) {
    expect(await requestUpload({ ...announced, ...change })).toMatchObject({
      status: 'error',
      message,
    })
  }
  expect((await filesAndRows(owner, announced.projectId)).uploads).toEqual([])
})

it('uses the owner’s saved settings', async () => {
  const settings = {
    projectImages: { maxSizeMB: 0.1, maxWidthOrHeight: 500, quality: 0.8 },
    logoImages: { maxSizeMB: 1, maxWidthOrHeight: 1024, quality: 0.95 },
    rawUploadLimit: 1,
  }
  const saved = { id: owner.id, image_compression_settings: settings }
  await server().from('profiles').upsert(saved)
  const body = await photo()
  expect((await upload(sent({ body }))).data).toMatchObject({ width: 500, height: 333 })
  const large = await upload(sent({ body: Buffer.alloc(1_100_000) }))
  expect(large).toMatchObject({ message: 'before image size should be less than 1MB' })
  await server().from('profiles').delete().eq('id', owner.id)
})

it('can be repeated at any point, and twice at once', async () => {
  const file = sent({ body: await jpeg(3), id: randomUUID() })
  const first = await upload(file)
  // Repeats request and finish, as after a lost response.
  expect(await upload(file)).toEqual(first)
  const film = sent({ purpose: 'video', type: 'video/mp4', body: await mp4(), id: randomUUID() })
  const { data, ...done } = await upload(film)
  const again = await Promise.all([1, 2].map(() => finishUpload({ id: film.id, purpose: 'video' })))
  expect([done.status, ...again.map((answer) => answer.data)]).toEqual(['success', data, data])
})

it('reports a file that has not arrived, and accepts it once it has', async () => {
  const [id, projectId, body] = [randomUUID(), randomUUID(), await jpeg(4)]
  const announced = { id, projectId, purpose: 'after', name: 'a.jpg', type: 'image/jpeg', size: 10 }
  await requestUpload(announced)
  const early = await finishUpload({ id, purpose: 'after' })
  expect(early).toMatchObject({ message: "The file didn't arrive. Please try again." })
  const late = await upload({
    id,
    projectId,
    purpose: 'after',
    body,
    type: 'image/jpeg',
    name: 'a.jpg',
  })
  expect(late).toMatchObject({ status: 'success' })
})
