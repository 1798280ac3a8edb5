import type { Claims, Row } from './database.ts'
import type { Secrets } from './secrets.ts'
import type { FileStore } from './storage-files.ts'
import type { Objects } from './storage-objects.ts'
import type { Uploads } from './storage-uploads.ts'

export interface Storage {
  files: FileStore
  objects: Objects
  uploads: Uploads
  secrets: Secrets
}
export interface Call {
  request: Request
  claims: Claims
  bucket: string
  name: string
}
export type Route = [method: string, pattern: RegExp, run: (call: Call) => Promise<Response>]

export const readJson = async (request: Request) => (await request.json().catch(() => ({}))) as Row
