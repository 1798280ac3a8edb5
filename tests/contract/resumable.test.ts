import { createHash } from 'node:crypto'
import { type HttpRequest, Upload } from 'tus-js-client'
import { dose, tell } from '@/tools/test-runner/dose'
import {
  announced,
  newOwner,
  newPerson,
  type Person,
  publishableKey,
  removePeople,
  url,
} from './people'

const MB = 1024 * 1024
const chunk = 6 * MB
/** Numbered every four bytes, so that a misplaced chunk shows. */
function numbered(size: number): Buffer {
  const made = Buffer.alloc(size)
  for (let at = 0; at < size - 4; at += 4) made.writeUInt32LE((at * 2_654_435_761) % 2 ** 32, at)
  return made
}
const bytes = numbered(2 * chunk + 12_345)

let owner: Person
beforeAll(async () => {
  owner = await newOwner()
})
afterAll(removePeople)

/** Signs an upload as someone whom the policies allow. */
async function sign(path: string, person = owner): Promise<string> {
  const { data, error } = await person.client.storage.from('uploads').createSignedUploadUrl(path)
  if (error) throw error
  return data.token
}

interface Options {
  /** Called for each request; by default one fresh signature for all. */
  signature?: () => string
  type?: string
  body?: Buffer
  /** Cuts the connection after each of these byte counts. */
  cuts?: number[]
}

async function send(
  path: string,
  { signature, type = 'video/mp4', body = bytes, cuts = [] }: Options = {},
) {
  const fresh = signature ? '' : await sign(path)
  const requests: string[] = []
  const left = [...cuts]
  let running: HttpRequest | undefined
  // Ranges of all requests: their sum exceeds the file size if bytes were sent twice.
  const spans: { from: number; to: number }[] = []
  const status = await new Promise<number>((resolve) => {
    const upload = new Upload(body, {
      endpoint: `${url}/storage/v1/upload/resumable/sign`,
      retryDelays: [100, 500, 1000],
      chunkSize: chunk,
      uploadDataDuringCreation: true,
      metadata: {
        bucketName: 'uploads',
        objectName: path,
        contentType: type,
        cacheControl: '3600',
      },
      onBeforeRequest(request) {
        running = request
        request.setHeader('x-signature', signature?.() ?? fresh)
        requests.push(request.getMethod())
        const from = Number(request.getHeader('Upload-Offset') ?? 0)
        if (request.getMethod() !== 'HEAD') spans.push({ from, to: from })
      },
      onProgress(sent) {
        const span = spans.at(-1)
        if (span) span.to = Math.max(span.to, sent)
        if (sent < (left[0] ?? Number.POSITIVE_INFINITY)) return
        left.shift()
        running?.getUnderlyingObject().destroy(new Error('cut'))
      },
      onError: (error) =>
        resolve('originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0),
      onSuccess: () => resolve(200),
    })
    upload.start()
  })
  const sent = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  return { status, requests, cut: cuts.length - left.length, again: sent - body.byteLength }
}

const tus = { 'tus-resumable': '1.0.0', apikey: publishableKey }

const ofThreeBytes = (path: string, contentType = 'video/mp4') => ({
  'upload-length': '3',
  'upload-metadata': Object.entries({ bucketName: 'uploads', objectName: path, contentType })
    .map(([key, value]) => `${key} ${btoa(value)}`)
    .join(','),
})
const bytesAt0 = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }

/** Calls the signed route, without a session. */
function signed(address: string, method: string, signature: string | undefined, more = {}) {
  const headers = { 'tus-resumable': '1.0.0', ...(signature && { 'x-signature': signature }) }
  const body = method === 'PATCH' ? 'abc' : undefined
  return fetch(address, { method, body, headers: { ...headers, ...more } })
}

const createSigned = (path: string, signature?: string, type?: string) =>
  signed(`${url}/storage/v1/upload/resumable/sign`, 'POST', signature, ofThreeBytes(path, type))

const stored = async (path: string) => {
  const { data } = await owner.client.storage.from('uploads').download(path)
  return Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))
}

describe('a resumable upload', () => {
  it('arrives complete in 6 MB chunks, with its type', async () => {
    const path = await announced(owner, 'film.mp4')
    const { status, requests } = await send(path)
    expect(status).toBe(200)
    expect(requests).toEqual(['POST', 'PATCH', 'PATCH'])
    expect((await stored(path)).equals(bytes)).toBe(true)
    const { data } = await owner.client.storage.from('uploads').info(path)
    expect(data).toMatchObject({ contentType: 'video/mp4', cacheControl: 'max-age=3600' })
  })

  it('resumes where the connection broke', async () => {
    const path = await announced(owner, 'film.mp4')
    const { status, requests, cut, again } = await send(path, { cuts: [chunk + 1, 2 * chunk + 1] })
    expect([status, cut]).toEqual([200, 2])
    expect(requests).toContain('HEAD')
    expect((await stored(path)).equals(bytes)).toBe(true)
    expect(again).toBeLessThanOrEqual(2 * chunk)
  })

  it.each([dose(2, 20)])(
    'of 5 MB per cut arrives complete after %i cuts',
    async (times) => {
      const body = numbered(5 * times * MB)
      const path = await announced(owner, 'film.mp4')
      const cuts = Array.from({ length: times }, (_, n) => Math.round((n + 0.7) * 4.9 * MB))
      const { status, cut, again } = await send(path, { body, cuts })
      expect([status, cut]).toEqual([200, times])
      expect(again).toBeLessThanOrEqual(times * chunk)
      const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')
      expect(digest(await stored(path))).toBe(digest(body))
      tell({
        row: 'a video over a line that is cut',
        did: `${body.length / MB} MB, cut ${cut} times`,
        found: `stored byte for byte, ${(again / MB).toFixed(1)} MB sent again`,
      })
    },
    300_000,
  )

  it('is signed and accepted only by policy, type and free path', async () => {
    const path = await announced(owner, 'film.mp4')
    const stranger = await newPerson()
    await expect(sign(path, stranger)).rejects.toMatchObject({ statusCode: '403' })
    expect((await send(path, { type: 'text/html' })).status).toBe(415)
    await send(path)
    await expect(sign(path)).rejects.toMatchObject({ statusCode: '409' })
  })

  it('resumes with another signature for the same file', async () => {
    const path = await announced(owner, 'film.mp4')
    const all = [await sign(path), await sign(path), await sign(path), await sign(path)]
    const { status, requests } = await send(path, { signature: () => all.pop() ?? '', cuts: [9] })
    expect([status, requests.length]).toEqual([200, 4])
    expect((await stored(path)).equals(bytes)).toBe(true)
  })

  it('requires the file’s own signature on every request', async () => {
    const path = await announced(owner, 'film.mp4')
    const own = await sign(path)
    const other = await sign(await announced(owner, 'other.mp4'))
    const missing = await createSigned(path)
    expect([missing.status, await missing.text()]).toEqual([400, 'Missing x-signature header'])
    for (const wrong of [other, 'no-token', `${own.slice(0, -8)}AAAAAAAA`]) {
      expect((await createSigned(path, wrong)).status).toBe(400)
    }
    const upload = (await createSigned(path, own)).headers.get('location') ?? ''
    expect(upload).toContain('/storage/v1/upload/resumable/sign/')
    for (const wrong of [undefined, other]) {
      const refused = ['HEAD', 'PATCH', 'DELETE'].map((method) =>
        signed(upload, method, wrong, method === 'PATCH' ? bytesAt0 : {}),
      )
      expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([400, 400, 400])
    }
    expect((await signed(upload, 'HEAD', own)).headers.get('upload-offset')).toBe('0')
    expect((await signed(upload, 'PATCH', own, bytesAt0)).status).toBe(204)
    expect((await stored(path)).toString()).toBe('abc')
  })

  it('can be deleted with its signature', async () => {
    const path = await announced(owner, 'film.mp4')
    const signature = await sign(path)
    const upload = (await createSigned(path, signature)).headers.get('location') ?? ''
    expect((await signed(upload, 'DELETE', signature)).status).toBe(204)
    expect((await signed(upload, 'HEAD', signature)).status).toBeGreaterThanOrEqual(404)
  })

  it('does not replace a file that arrived after signing', async () => {
    const path = await announced(owner, 'film.mp4')
    const [first, second] = [await sign(path), await sign(path)]
    const begin = async (signature: string) =>
      (await createSigned(path, signature)).headers.get('location') ?? ''
    const late = await begin(first)
    await send(path, { signature: () => second })
    for (const upload of [late, await begin(first)]) {
      expect((await signed(upload, 'PATCH', first, bytesAt0)).status).toBe(409)
    }
    expect((await stored(path)).equals(bytes)).toBe(true)
  })

  it('gives a stranger’s session nothing', async () => {
    const path = await announced(owner, 'film.mp4')
    const upload = (await createSigned(path, await sign(path))).headers.get('location') ?? ''
    const { data } = await (await newPerson()).client.auth.getSession()
    const session = { ...tus, authorization: `Bearer ${data.session?.access_token}` }
    const body = 'abc'
    for (const address of [upload, upload.replace('/resumable/sign/', '/resumable/')]) {
      const headers = { ...session, ...bytesAt0 }
      expect((await fetch(address, { method: 'PATCH', headers, body })).ok).toBe(false)
    }
    const headers = { ...session, ...ofThreeBytes(await announced(owner, 'other.mp4')) }
    const create = (place: string) =>
      fetch(`${url}/storage/v1/upload/resumable${place}`, { method: 'POST', headers })
    for (const place of ['', '/sign']) expect((await create(place)).ok).toBe(false)
  })
})
