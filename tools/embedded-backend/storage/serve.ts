/**
 * The storage API on the rows, buckets and policies of the storage schema.
 * Gap: @supabase/lite's own is experimental and differs from a hosted project where this product depends on it:
 * multipart bodies, signed uploads, Range and cache-control, content types, listing by folder, size and MIME
 * limits, atomic overwrites, resumable uploads. Delete the folder when the contract suite passes without it.
 */
import { join } from 'node:path'
import type { Database } from '../database.ts'
import type { Handler } from '../http.ts'
import type { Secrets } from '../secrets.ts'
import { callerOf } from '../tokens.ts'
import type { Storage } from './call.ts'
import { toAnswer } from './error.ts'
import { openFiles } from './files.ts'
import { objectRoutes } from './object-routes.ts'
import { openObjects } from './objects.ts'
import { openUploads } from './uploads.ts'

export async function openStorage(
  dir: string,
  database: Database,
  secrets: Secrets,
): Promise<Storage> {
  const files = openFiles(join(dir, 'files'))
  const objects = openObjects(database, files)
  await files.sweep(await objects.versions())
  return { files, objects, uploads: openUploads(database, objects, files), secrets }
}

export function serveStorage(storage: Storage): Handler {
  return async (request) => {
    const path = new URL(request.url).pathname.replace('/storage/v1', '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    try {
      for (const [wanted, pattern, run] of objectRoutes) {
        const match = wanted === method && pattern.exec(path)
        if (!match) continue
        const [bucket = '', name = ''] = match.slice(1).map((part = '') => decodeURIComponent(part))
        const claims = callerOf(request.headers, storage.secrets)
        return await run({ storage, request, claims, bucket, name })
      }
    } catch (error) {
      return toAnswer(error)
    }
    const message = `Route ${request.method}:${path} not found`
    return Response.json({ statusCode: '404', error: 'Not Found', message }, { status: 404 })
  }
}
