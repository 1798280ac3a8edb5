/**
 * The storage API on the rows, buckets and policies of the storage schema.
 * Gap: @supabase/lite's own is experimental and differs from a hosted project where this product depends on it:
 * multipart bodies, signed uploads, Range and cache-control, content types, listing by folder, size and MIME
 * limits, atomic overwrites, resumable uploads. Delete the folder when the contract suite passes without it.
 */
import type { Handler } from '../http.ts'
import { callerOf } from '../tokens.ts'
import type { Storage } from './call.ts'
import { StorageError, toAnswer } from './error.ts'
import { objectRoutes } from './object-routes.ts'
import { signedRoutes } from './signed-routes.ts'

export function serveStorage(storage: Storage): Handler {
  const routes = [...signedRoutes(storage), ...objectRoutes(storage)]
  return async (request) => {
    const path = new URL(request.url).pathname.replace('/storage/v1', '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    try {
      for (const [wanted, pattern, run] of routes) {
        const match = wanted === method && pattern.exec(path)
        if (!match) continue
        const [bucket = '', name = ''] = match.slice(1).map((part = '') => decodeURIComponent(part))
        return await run({
          request,
          claims: callerOf(request.headers, storage.secrets),
          bucket,
          name,
        })
      }
      throw new StorageError(404, 'Not Found', `Route ${request.method}:${path} not found`)
    } catch (error) {
      return toAnswer(error)
    }
  }
}
