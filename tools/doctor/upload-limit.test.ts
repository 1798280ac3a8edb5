/** @jest-environment node */
import { loopbackServer } from '../test-runner/loopback-server.ts'
import { MB } from './buckets.ts'
import { checkUploadLimit } from './upload-limit.ts'

/** A fake storage that accepts upload announcements; each test sets its responses. */
let largest = 0
let refusal = 0
let deaf = 0
let announced: string[] = []
let asked: string[] = []
const address = loopbackServer(({ method, url = '', headers }, response) => {
  asked.push(`${method} ${headers.authorization}`)
  if (headers['tus-resumable'] !== '1.0.0') return response.writeHead(412).end()
  if (method === 'POST') {
    if (refusal) return response.writeHead(refusal).end()
    if (Number(headers['upload-length']) > largest) return response.writeHead(413).end()
    announced.push('/storage/v1/upload/resumable/a')
    // As behind a proxy with another host name.
    const location = `http://storage.internal${announced[0]}`
    return response.writeHead(201, { location }).end()
  }
  if (deaf-- > 0) return response.writeHead(500).end()
  announced = announced.filter((path) => path !== url)
  return response.writeHead(204).end()
})
beforeEach(() => {
  largest = 100 * MB
  refusal = 0
  deaf = 0
  announced = []
  asked = []
})

async function report(limit: number | null = 100 * MB) {
  const access = { url: address(), publishableKey: 'public', secretKey: 'secret' }
  const bucket = { id: 'uploads', public: false, file_size_limit: limit }
  const findings = await checkUploadLimit(access, [bucket])
  return findings.map(({ level, text }) => `${level}: ${text}`)
}

it('accepts the largest file and leaves nothing behind', async () => {
  expect(await report()).toEqual(['ok: The project accepts files of 100 MB.'])
  expect(asked).toEqual(['POST Bearer secret', 'DELETE Bearer secret'])
  expect(announced).toEqual([])
})

it('warns when the project’s limit is below the bucket’s', async () => {
  largest = 50 * MB
  expect(await report()).toEqual([
    "warning: The bucket uploads allows files of 100 MB, but the project's limit is lower: uploads of long videos fail.",
  ])
  expect(announced).toEqual([])
  // A bucket with that limit is fine.
  expect(await report(50 * MB)).toEqual(['ok: The project accepts files of 50 MB.'])
})

it('retries deleting its test upload and reports a failure', async () => {
  deaf = 1
  expect(await report()).toEqual(['ok: The project accepts files of 100 MB.'])
  expect(announced).toEqual([])
  deaf = 2
  expect((await report())[1]).toMatch(/^warning: The test upload could not be deleted/)
})

it('says when it could not check, and skips a bucket without a limit', async () => {
  refusal = 403
  expect(await report()).toEqual([
    'warning: Could not check whether the project accepts files of 100 MB (403).',
  ])
  asked = []
  expect(await report(null)).toEqual([])
  expect(asked).toEqual([])
})
