import { TokenError } from '../tokens.ts'

/** An error as a hosted project words it: `statusCode` in the body is more precise than the response status. */
export class StorageError extends Error {
  readonly status: number
  readonly code: string
  readonly title: string
  constructor(status: number, code: string, message: string, title = code) {
    super(message)
    this.status = status
    this.code = code
    this.title = title
  }
}

export const notFound = () => new StorageError(404, 'NoSuchKey', 'Object not found', 'not_found')
export const noBucket = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found')
export const tooLarge = () =>
  new StorageError(
    413,
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
    'Payload too large',
  )
export const badType = (type: string) =>
  new StorageError(
    415,
    'InvalidMimeType',
    `mime type ${type} is not supported`,
    'invalid_mime_type',
  )
export const badKey = (name: string) => new StorageError(400, 'InvalidKey', `Invalid key: ${name}`)
/** The token of a signed URL, as opposed to a refused bearer token. */
export const badToken = (message: string) => new StorageError(400, 'InvalidJWT', message)
export const invalid = (message: string) =>
  new StorageError(400, 'InvalidRequest', message, 'Error')
export const badRange = () =>
  new StorageError(416, 'InvalidRange', 'invalid range provided', 'invalid_range')
const duplicate = () =>
  new StorageError(409, 'KeyAlreadyExists', 'The resource already exists', 'Duplicate')
const denied = (message: string) => new StorageError(403, 'AccessDenied', message, 'Unauthorized')

/** Maps a PostgreSQL error to storage's own; any other error passes unchanged. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  if (error instanceof TokenError) return denied(error.message)
  const { code } = error as { code?: string }
  if (code === '42501') return denied('new row violates row-level security policy')
  if (code === '23505') return duplicate()
  if (code === '23503') return noBucket()
  throw error
}

/** Every refusal has response status 400, except an unsatisfiable range. */
export function toAnswer(error: unknown): Response {
  const { status, code, title, message } = toStorageError(error)
  return Response.json(
    { statusCode: String(status), error: title, message, code },
    { status: status === 416 ? 416 : 400 },
  )
}
