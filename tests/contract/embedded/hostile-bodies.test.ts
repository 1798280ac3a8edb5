import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type OwnBackend, onOwnBackend } from '../own-backend'

let backend: OwnBackend
beforeAll(async () => {
  backend = await onOwnBackend()
}, 120_000)
afterAll(() => backend?.stop())

const MB = 1024 * 1024

/** Sends this many bytes in chunks without ending the request, and waits for the response. */
function sendWithoutEnd(path: string, bytes: number, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const call = request(backend.url + path, { method: 'POST', headers })
    call.on('error', reject)
    call.on('response', async (answer) => {
      resolve({ status: answer.statusCode, body: await text(answer) })
      call.destroy()
    })
    const piece = Buffer.alloc(64 * 1024, ' ')
    for (let sent = 0; sent < bytes; sent += piece.length) call.write(piece)
  })
}

it.each([
  ['/auth/v1/token?grant_type=password', MB],
  ['/auth/v1/recover', MB],
  ['/auth/v1/admin/users', MB],
  ['/rest/v1/contact_forms', 20 * MB],
  ['/rest/v1/rpc/submit_enquiry', 20 * MB],
])(
  'a body without end to %s is refused as it comes, before keys are asked',
  async (path, bytes) => {
    expect((await sendWithoutEnd(path, bytes)).status).toBe(413)
  },
)

it.each(['/auth/v1/token', '/rest/v1/contact_forms'])(
  'a length that is too much for %s is refused before a byte comes',
  async (path) => {
    const length = { 'content-length': String(400 * MB) }
    expect((await sendWithoutEnd(path, 1, length)).status).toBe(413)
  },
)

it.each([
  ['/object/list/uploads', 'application/json', 20 * MB],
  ['/object/logos/x.png', 'multipart/form-data; boundary=x', 6 * MB],
])('storage takes no more than it has a use for at %s', async (path, type, bytes) => {
  const answer = await sendWithoutEnd(`/storage/v1${path}`, bytes, { 'content-type': type })
  expect(JSON.parse(answer.body)).toMatchObject({ statusCode: '413' })
})

it('storage refuses a body without end to a route that it does not have', async () => {
  const answer = await sendWithoutEnd('/storage/v1/object/copy', 20 * MB)
  expect(answer.status).toBe(404)
  expect(JSON.parse(answer.body)).toMatchObject({ statusCode: '404' })
})

it('storage accepts no more than the bucket’s limit from an authorised client', async () => {
  const answer = await sendWithoutEnd(`/storage/v1/object/logos/${randomUUID()}.png`, 6 * MB, {
    apikey: process.env.SUPABASE_SECRET_KEY ?? '',
    'content-type': 'image/png',
  })
  expect(JSON.parse(answer.body)).toMatchObject({ statusCode: '413' })
})

it('the connection stays usable after a refusal', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (bytes: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${backend.url}/auth/v1/recover`, { method: 'POST', agent })
      call.on('error', reject)
      call.on('response', (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      })
      for (let sent = 0; sent < bytes; sent += MB) call.write(Buffer.alloc(MB, ' '))
      call.end()
    })
  expect([await post(20 * MB), await post(0)]).toEqual([413, 401])
  agent.destroy()
})

describe('an address', () => {
  const post = (path: string, body: object) =>
    fetch(backend.url + path, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('means the same in every encoding', async () => {
    for (const path of ['/auth/v1/%6ftp', '/auth/v1/o%74p', '/%61uth/v1/otp']) {
      const email = `${randomUUID()}@example.com`
      expect((await post(path, { email })).status).toBe(422)
      const { data } = await backend.server().auth.admin.listUsers({ perPage: 1000 })
      expect(data.users.filter((user) => user.email === email)).toEqual([])
    }
  })

  it.each(['/auth/v1/%', '/auth/v1/%6', '/rest/v1/%ff', '/storage/v1/object/logos/%zz', '//'])(
    'that cannot be decoded is 400: %s',
    async (path) => {
      expect((await fetch(backend.url + path)).status).toBe(400)
    },
  )

  it('keeps escapes that a file name needs', async () => {
    const name = `${randomUUID()}/a b & c=d;e@f+g,(1).png`
    const logos = backend.server().storage.from('logos')
    const bytes = Buffer.from('any')
    expect((await logos.upload(name, bytes, { contentType: 'image/png' })).error).toBeNull()
    const { publicUrl } = logos.getPublicUrl(name).data
    expect(await (await fetch(publicUrl)).text()).toBe('any')
    expect((await logos.remove([name])).data).toHaveLength(1)
  })
})
