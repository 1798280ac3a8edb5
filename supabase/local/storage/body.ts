import type { Row } from '../database.ts'
import { StorageError, tooLarge } from './error.ts'
import { largest, type Upload } from './uploads.ts'

export interface Body {
  stream: ReadableStream<Uint8Array> | null
  size?: number
  described: Pick<Upload, 'contentType' | 'cacheControl' | 'userMetadata'>
}

/** The bytes and their description, whether they came raw (Buffer, stream) or as a form (Blob, File, FormData). */
export async function readBody(request: Request): Promise<Body> {
  const { headers } = request
  const contentType = headers.get('content-type') ?? 'application/octet-stream'
  const length = headers.get('content-length')
  const size = length === null ? undefined : Number(length)
  if (!contentType.startsWith('multipart/form-data')) {
    const note = headers.get('x-metadata')
    const userMetadata = note
      ? (JSON.parse(Buffer.from(note, 'base64').toString()) as Row)
      : undefined
    const cacheControl = headers.get('cache-control') ?? 'no-cache'
    return { stream: request.body, size, described: { contentType, cacheControl, userMetadata } }
  }
  if (size !== undefined && size > largest + 65536) throw tooLarge()
  const form = await request.formData()
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file) throw new StorageError(400, 'InvalidRequest', 'Missing file in multipart upload')
  const [seconds, note] = [form.get('cacheControl'), form.get('metadata')]
  return {
    stream: file.stream(),
    size: file.size,
    described: {
      contentType: file.type || 'application/octet-stream',
      cacheControl: seconds ? `max-age=${seconds}` : 'no-cache',
      userMetadata: typeof note === 'string' ? (JSON.parse(note) as Row) : undefined,
    },
  }
}
