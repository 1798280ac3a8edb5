import { randomUUID } from 'node:crypto'
import { type HttpRequest, Upload } from 'tus-js-client'
import { newOwner, newPerson, type Person, publishableKey, removePeople, url } from './people'

const chunk = 6 * 1024 * 1024
const bytes = Buffer.alloc(2 * chunk + 12_345)
for (let at = 0; at < bytes.length - 4; at += 4)
  bytes.writeUInt32LE((at * 2_654_435_761) % 2 ** 32, at)

let owner: Person
beforeAll(async () => {
  owner = await newOwner()
})
afterAll(removePeople)

interface Options {
  person?: Person
  type?: string
  /** Cuts the connection once, when so many bytes have gone. */
  cutAt?: number
  address?: string
}

async function send(path: string, { person = owner, type = 'video/mp4', cutAt }: Options = {}) {
  const { data } = await person.client.auth.getSession()
  const requests: string[] = []
  let running: HttpRequest | undefined
  let cut = cutAt === undefined
  const status = await new Promise<number>((resolve) => {
    const upload = new Upload(bytes, {
      endpoint: `${url}/storage/v1/upload/resumable`,
      retryDelays: [100, 500, 1000],
      chunkSize: chunk,
      uploadDataDuringCreation: true,
      headers: { authorization: `Bearer ${data.session?.access_token}`, apikey: publishableKey },
      metadata: {
        bucketName: 'uploads',
        objectName: path,
        contentType: type,
        cacheControl: '3600',
      },
      onBeforeRequest(request) {
        running = request
        requests.push(request.getMethod())
      },
      onProgress(sent) {
        if (cut || sent < (cutAt ?? 0)) return
        cut = true
        running?.getUnderlyingObject().destroy(new Error('cut'))
      },
      onError: (error) =>
        resolve('originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0),
      onSuccess: () => resolve(200),
    })
    upload.start()
  })
  return { status, requests }
}

const stored = async (path: string) => {
  const { data } = await owner.client.storage.from('uploads').download(path)
  return Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))
}

describe('a resumable upload', () => {
  it('arrives in chunks of 6 MB, byte for byte, with its type', async () => {
    const path = `${owner.id}/${randomUUID()}.mp4`
    const { status, requests } = await send(path)
    expect(status).toBe(200)
    expect(requests).toEqual(['POST', 'PATCH', 'PATCH'])
    expect((await stored(path)).equals(bytes)).toBe(true)
    const { data } = await owner.client.storage.from('uploads').info(path)
    expect(data).toMatchObject({ contentType: 'video/mp4', cacheControl: 'max-age=3600' })
  })

  it('goes on where the connection broke', async () => {
    const path = `${owner.id}/${randomUUID()}.mp4`
    const { status, requests } = await send(path, { cutAt: chunk + 1 })
    expect(status).toBe(200)
    expect(requests).toContain('HEAD')
    expect((await stored(path)).equals(bytes)).toBe(true)
  })

  it('is refused before any byte where policy, type or an existing file forbid it', async () => {
    const path = `${owner.id}/${randomUUID()}.mp4`
    const stranger = await newPerson()
    expect((await send(path, { person: stranger })).status).toBe(403)
    expect((await send(path, { type: 'text/html' })).status).toBe(415)
    await send(path)
    expect((await send(path)).status).toBe(409)
  })

  it('belongs to whoever began it', async () => {
    const { data } = await owner.client.auth.getSession()
    const metadata = {
      bucketName: 'uploads',
      objectName: `${owner.id}/${randomUUID()}.mp4`,
      contentType: 'video/mp4',
    }
    const encoded = Object.entries(metadata).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    )
    const tus = { 'tus-resumable': '1.0.0', apikey: publishableKey }
    const created = await fetch(`${url}/storage/v1/upload/resumable`, {
      method: 'POST',
      headers: {
        ...tus,
        authorization: `Bearer ${data.session?.access_token}`,
        'upload-length': '3',
        'upload-metadata': encoded.join(','),
      },
    })
    expect(created.status).toBe(201)
    const stranger = (await (await newPerson()).client.auth.getSession()).data.session
    const stolen = await fetch(created.headers.get('location') ?? '', {
      method: 'PATCH',
      body: 'abc',
      headers: {
        ...tus,
        authorization: `Bearer ${stranger?.access_token}`,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
    })
    expect(stolen.status).toBeGreaterThanOrEqual(400)
  })
})
