import { randomUUID } from 'node:crypto'
import {
  announced,
  newOwner,
  newPerson,
  type Person,
  publishableKey,
  removePeople,
  server,
  url,
  visitor,
} from './people'

const bytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 251))
const jpeg = { contentType: 'image/jpeg', cacheControl: '3600' }
const contentOf = async (blob: Blob | null) =>
  Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))

let owner: Person
const folder = `contract-${randomUUID()}`
beforeAll(async () => {
  owner = await newOwner()
})
afterAll(async () => {
  const { data } = await server().storage.from('project-images').list(folder)
  await server()
    .storage.from('project-images')
    .remove((data ?? []).map((file) => `${folder}/${file.name}`))
  await removePeople()
})
const uploads = (person: Person = owner) => person.client.storage.from('uploads')

describe('uploads', () => {
  it.each([
    ['raw bytes', () => bytes],
    ['a Blob', () => new Blob([bytes], { type: 'image/jpeg' })],
    ['a File', () => new File([bytes], 'a.jpg', { type: 'image/jpeg' })],
  ])('keeps exactly the bytes and the type of %s', async (_kind, body) => {
    const path = await announced(owner, 'photo.jpg')
    const sent = await uploads().upload(path, body(), jpeg)
    expect(sent).toMatchObject({ error: null, data: { path, fullPath: `uploads/${path}` } })
    const { data } = await uploads().download(path)
    expect(data?.type).toBe('image/jpeg')
    expect((await contentOf(data)).equals(bytes)).toBe(true)
    expect((await uploads().info(path)).data).toMatchObject({
      size: bytes.length,
      contentType: 'image/jpeg',
    })
  })

  it('refuses another path under a signed address', async () => {
    const { data } = await uploads().createSignedUploadUrl(await announced(owner, 'photo.jpg'))
    const target = uploads().uploadToSignedUrl(
      await announced(owner, 'other.jpg'),
      data?.token ?? '',
      bytes,
      jpeg,
    )
    expect((await target).error).not.toBeNull()
  })

  it('follow the bucket’s policies, types and size limit', async () => {
    const stranger = await newPerson()
    const path = await announced(owner, 'photo.jpg')
    const refused = { statusCode: '403' }
    expect((await uploads(stranger).upload(path, bytes, jpeg)).error).toMatchObject(refused)
    expect((await visitor().storage.from('uploads').upload(path, bytes, jpeg)).error).toMatchObject(
      refused,
    )
    expect((await uploads(stranger).createSignedUploadUrl(path)).error).toMatchObject(refused)
    const open = owner.client.storage.from('project-images')
    expect((await open.upload(path, bytes, jpeg)).error).toMatchObject(refused)
    const typed = await uploads().upload(path, bytes, { contentType: 'text/html' })
    expect(typed.error).toMatchObject({ statusCode: '415' })
    const large = await server()
      .storage.from('logos')
      .upload(`${folder}.png`, Buffer.alloc(5_242_881), { contentType: 'image/png' })
    expect(large.error).toMatchObject({ statusCode: '413' })
    expect((await uploads().upload(`${owner.id}/../x.jpg`, bytes, jpeg)).error).not.toBeNull()
    const unannounced = `${owner.id}/${randomUUID()}/photo.jpg`
    expect((await uploads().upload(unannounced, bytes, jpeg)).error).toMatchObject(refused)
    expect((await uploads().createSignedUploadUrl(unannounced)).error).toMatchObject(refused)
  })
})

describe('a refused token', () => {
  it('gets 400, and 403 in the body', async () => {
    const { data } = await owner.client.auth.getSession()
    const answer = await fetch(`${url}/storage/v1/object/list/uploads`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${data.session?.access_token.slice(0, -8)}AAAAAAAA`,
        'content-type': 'application/json',
      },
      body: '{"prefix":""}',
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' })
  })
})

describe('removing', () => {
  it('from a missing bucket finds nothing', async () => {
    expect(await server().storage.from('no-such-bucket').remove(['a.jpg'])).toEqual({
      data: [],
      error: null,
    })
  })

  it('no paths is refused', async () => {
    const { error } = await server().storage.from('project-images').remove([])
    expect(error).toMatchObject({ status: 400 })
  })
})

describe('files', () => {
  it('are private, listed by folder and removable by policy', async () => {
    const path = await announced(owner, 'photo.jpg')
    await uploads().upload(path, bytes, jpeg)
    const stranger = await newPerson()
    for (const client of [visitor(), stranger.client]) {
      const bucket = client.storage.from('uploads')
      expect((await bucket.download(path)).error).not.toBeNull()
      expect((await bucket.list(path.slice(0, path.lastIndexOf('/')))).data).toEqual([])
      expect((await bucket.remove([path])).data).toEqual([])
    }
    expect((await uploads().list()).data).toEqual([
      expect.objectContaining({ name: owner.id, id: null }),
    ])
    const folder = path.slice(0, path.lastIndexOf('/'))
    expect((await uploads().list(folder)).data).toEqual([
      expect.objectContaining({ name: 'photo.jpg' }),
    ])
    expect((await uploads().remove([path])).data).toHaveLength(1)
    expect((await uploads().exists(path)).data).toBe(false)
  })

  it('in a public bucket are served to everyone, with ranges and their cache time', async () => {
    const bucket = server().storage.from('project-images')
    const path = `${folder}/a.jpg`
    await bucket.upload(path, Buffer.from('old'), { ...jpeg, cacheControl: '31536000' })
    expect((await bucket.upload(path, bytes, jpeg)).error).toMatchObject({ statusCode: '409' })
    expect(
      (await bucket.upload(path, bytes, { ...jpeg, cacheControl: '31536000', upsert: true })).error,
    ).toBeNull()
    const address = bucket.getPublicUrl(path).data.publicUrl
    const whole = await fetch(address)
    expect(whole.headers.get('cache-control')).toContain('max-age=31536000')
    expect(whole.headers.get('content-type')).toBe('image/jpeg')
    expect((await contentOf(await whole.blob())).equals(bytes)).toBe(true)
    const part = await fetch(address, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/4096'])
    expect((await contentOf(await part.blob())).equals(bytes.subarray(100, 200))).toBe(true)
    const tail = await fetch(address, { headers: { range: 'bytes=-10' } })
    expect((await contentOf(await tail.blob())).equals(bytes.subarray(-10))).toBe(true)
    const beyond = await fetch(address, { headers: { range: 'bytes=4096-' } })
    expect([beyond.status, await beyond.json()]).toEqual([
      416,
      expect.objectContaining({ statusCode: '416' }),
    ])
    expect((await bucket.remove([path])).data).toHaveLength(1)
    expect((await fetch(address)).status).toBe(400)
  })
})
