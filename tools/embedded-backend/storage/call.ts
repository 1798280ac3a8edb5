import { join } from 'node:path'
import type { Claims, Database, Row } from '../database.ts'
import { readWithin } from '../http.ts'
import type { Secrets } from '../secrets.ts'
import { tooLarge } from './error.ts'
import { type FileStore, openFiles } from './files.ts'
import { type Objects, openObjects } from './objects.ts'
import { openUploads, type Uploads } from './uploads.ts'

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

const JSON_LIMIT = 1024 * 1024

export async function readJson(request: Request): Promise<Row> {
  const bytes = await readWithin(request, JSON_LIMIT)
  if (!bytes) throw tooLarge()
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as Row
  } catch {
    return {}
  }
}

export async function openStorage(
  dir: string,
  database: Database,
  secrets: Secrets,
): Promise<Storage> {
  const files = openFiles(join(dir, 'files'))
  const objects = openObjects(database, files)
  await files.sweep(await objects.versions())
  return { files, objects, uploads: openUploads(database, files), secrets }
}
