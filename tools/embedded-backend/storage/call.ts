import { readWithin } from '../../../lib/read-within.ts'
import type { Claims, Row } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { StorageError, tooLarge } from './error.ts'
import type { FileStore } from './files.ts'
import type { Objects } from './objects.ts'
import type { Upload, Uploads } from './uploads.ts'

export interface Storage {
  files: FileStore
  objects: Objects
  uploads: Uploads
  secrets: Secrets
}
/** One request, by a caller with these claims, for an object or a bucket. */
export interface Call {
  storage: Storage
  request: Request
  claims: Claims
  bucket: string
  name: string
}
export type Route = [method: string, pattern: RegExp, run: (call: Call) => Promise<Response>]

const JSON_LIMIT = 1024 * 1024
/** Room for the multipart framing around the file. */
const FORM_BYTES = 64 * 1024

export async function readJson(request: Request): Promise<Row> {
  const bytes = await readWithin(request, JSON_LIMIT)
  if (!bytes) throw tooLarge()
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as Row
  } catch {
    return {}
  }
}

interface Body {
  stream: ReadableStream<Uint8Array> | null
  size?: number
  described: Pick<Upload, 'contentType' | 'cacheControl'>
}

/**
 * The bytes and their description, sent raw (Buffer, stream) or as a form (Blob, File, FormData).
 * @param limit of the bucket, in bytes; a raw body is counted while it is written
 */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const { headers } = request
  const contentType = headers.get('content-type') ?? 'application/octet-stream'
  const length = headers.get('content-length')
  const size = length === null ? undefined : Number(length)
  if (!contentType.startsWith('multipart/form-data')) {
    const cacheControl = headers.get('cache-control') ?? 'no-cache'
    return { stream: request.body, size, described: { contentType, cacheControl } }
  }
  const whole = await readWithin(request, limit + FORM_BYTES)
  if (!whole) throw tooLarge()
  const form = await new Response(whole, { headers: { 'content-type': contentType } }).formData()
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file) throw new StorageError(400, 'InvalidRequest', 'Missing file in multipart upload')
  const seconds = form.get('cacheControl')
  return {
    stream: file.stream(),
    size: file.size,
    described: {
      contentType: file.type || 'application/octet-stream',
      cacheControl: seconds ? `max-age=${seconds}` : 'no-cache',
    },
  }
}
