import { join } from 'node:path'
import type { Claims, Database, Row } from '../database.ts'
import type { Secrets } from '../secrets.ts'
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

export const readJson = async (request: Request) => (await request.json().catch(() => ({}))) as Row

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
