import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { POST } from '@/app/api/enquiry-photos/route'
import { FOLLOW_UP_OVER, issueFollowUpToken } from '@/lib/enquiries/follow-up-token'
import { PHOTO_ID, PHOTO_LIMIT, PHOTO_TOKEN, photoWords } from '@/lib/enquiries/photo-rules'
import { eraseEnquiries } from '@/tools/archive/personal-data'
import { jpegBomb, MARKS, pngBomb, SCRIPT } from './hostile-files'
import { newOwner, removePeople, server, url } from './people'

jest.mock('server-only', () => ({}))

const BUCKET = 'enquiry-images'

async function newEnquiry() {
  const id = randomUUID()
  const email = `photos-${id}@example.com`
  const row = { id, email, name: 'Ann', project_type: 'custom', message: 'Hello' }
  expect((await server().from('contact_forms').insert(row)).error).toBeNull()
  return { id, email, token: issueFollowUpToken(id) }
}

async function send(token: string, body: Uint8Array | string, photo: string = randomUUID()) {
  const headers = { [PHOTO_TOKEN]: token, [PHOTO_ID]: photo }
  const request = new Request('http://site.test', {
    method: 'POST',
    headers,
    body: body as BodyInit,
  })
  const response = await POST(request)
  return { status: response.status, ...(await response.json()) }
}

const jpeg = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#446688' } })
    .withExif({
      IFD0: { Copyright: SCRIPT },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 54/1 0/1' },
    })
    .jpeg()
    .toBuffer()

async function filesOf(enquiry: string): Promise<string[]> {
  const list = async (folder: string): Promise<string[]> => {
    const { data } = await server().storage.from(BUCKET).list(folder)
    const found = (data ?? []).map(({ id, name }) =>
      id ? [`${folder}/${name}`] : list(`${folder}/${name}`),
    )
    return (await Promise.all(found)).flat()
  }
  return (await list(enquiry)).sort()
}
const rowsOf = async (enquiry: string) =>
  (await server().from('enquiry_images').select('id, width, height').eq('contact_form_id', enquiry))
    .data

beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterAll(removePeople)

it('stores a photo without its position, for owners alone, once, and removes it with the enquiry', async () => {
  const { id, email, token } = await newEnquiry()
  const photo = randomUUID()
  for (let time = 0; time < 2; time++)
    expect((await send(token, await jpeg(), photo)).status).toBe(201)
  expect(await rowsOf(id)).toEqual([{ id: photo, width: 600, height: 400 }])
  const path = `${id}/${photo}.jpg`
  expect(await filesOf(id)).toEqual([path, `${id}/${photo}/256.webp`])

  const { data } = await server().storage.from(BUCKET).download(path)
  const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  for (const mark of MARKS) expect(bytes.includes(mark)).toBe(false)

  const owner = await newOwner()
  expect((await owner.client.storage.from(BUCKET).download(path)).error).toBeNull()
  for (const kind of ['object', 'object/public', 'object/authenticated'])
    expect((await fetch(`${url}/storage/v1/${kind}/${BUCKET}/${path}`)).ok).toBe(false)

  expect(await eraseEnquiries(server(), email)).toBe(1)
  expect(await rowsOf(id)).toEqual([])
  expect(await filesOf(id)).toEqual([])
})

it('takes six', async () => {
  const { id, token } = await newEnquiry()
  const bytes = await jpeg()
  for (let count = 0; count < 6; count++) expect((await send(token, bytes)).status).toBe(201)
  expect(await send(token, bytes)).toEqual({ status: 409, message: photoWords.full })
  expect(await filesOf(id)).toHaveLength(12)
})

it('refuses hostile files and keeps nothing of them', async () => {
  const { id, token } = await newEnquiry()
  const good = await jpeg()
  const whole = () => sharp(good)
  const refused: (Uint8Array | string)[] = [
    '',
    `<html>${SCRIPT}</html>`,
    Buffer.concat([good.subarray(0, 3), Buffer.from(SCRIPT)]),
    good.subarray(0, good.length / 2),
    await jpegBomb(50_000),
    await jpegBomb(2_100),
    pngBomb(9_000),
    await whole().png().toBuffer(),
    await whole().webp().toBuffer(),
  ]
  for (const bytes of refused)
    expect(await send(token, bytes)).toEqual({ status: 422, message: photoWords.unreadable })
  const large = await send(token, Buffer.concat([good, Buffer.alloc(PHOTO_LIMIT)]))
  expect(large).toEqual({ status: 413, message: photoWords.tooLarge })
  expect(await rowsOf(id)).toEqual([])
  expect(await filesOf(id)).toEqual([])
}, 30_000)

it('opens no enquiry without its own, fresh token', async () => {
  const [mine, theirs] = [await newEnquiry(), await newEnquiry()]
  const photo = randomUUID()
  const bytes = await jpeg()
  expect((await send(mine.token, bytes, photo)).status).toBe(201)
  const [, end, signature] = mine.token.split('.')
  for (const [token, id] of [
    ['', undefined],
    [`${theirs.id}.${end}.${signature}`, undefined],
    [issueFollowUpToken(theirs.id, Date.now() - 3_600_000), undefined],
    [mine.token, 'no-uuid'],
    [issueFollowUpToken(randomUUID()), undefined],
    // Another's photo is not replaced.
    [theirs.token, photo],
  ])
    expect(await send(token ?? '', bytes, id)).toEqual({ status: 403, message: FOLLOW_UP_OVER })
  expect(await rowsOf(theirs.id)).toEqual([])
  expect(await filesOf(theirs.id)).toEqual([])
})
