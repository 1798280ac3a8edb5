/**
 * Signed resumable uploads (TUS), as on a hosted project.
 * Gap: @supabase/lite has no /upload/resumable. Delete when it gains it.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { MemoryLocker, Server, type Upload as TusUpload } from '@tus/server'
import type { Claims } from '../database.ts'
import type { Handler } from '../http.ts'
import type { Storage } from './call.ts'
import { badToken, toStorageError } from './error.ts'
import { grantOf } from './signed.ts'
import { largest, type Upload } from './uploads.ts'

const day = 24 * 60 * 60 * 1000
/** A hosted project also has uploads under a session, at the path without /sign. */
export const SIGNED_UPLOADS = '/storage/v1/upload/resumable/sign'

export function serveResumable(dir: string, storage: Storage): Handler {
  const { uploads, secrets } = storage
  const directory = join(dir, 'uploads')
  // The store creates it later, possibly after the clean-up below needs it.
  mkdirSync(directory, { recursive: true })
  const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: day })

  /** @throws where the request does not carry the file's signature */
  function permission({ headers }: Request, wanted: Upload) {
    const signature = headers.get('x-signature')
    if (!signature) throw badToken('Missing x-signature header')
    return grantOf(wanted, signature, secrets)
  }

  const server = new Server({
    path: SIGNED_UPLOADS,
    datastore,
    locker: new MemoryLocker(),
    maxSize: largest,
    async onUploadCreate(request, { size, metadata }) {
      const wanted = toUpload(metadata)
      const { owner, upsert } = permission(request, wanted)
      // Policies were checked when the URL was signed. An existing file is reported at the end.
      await uploads.check({ ...wanted, upsert: true }, { role: 'service_role' }, size)
      return {
        metadata: { ...metadata, owner: String(owner ?? ''), upsert: String(upsert) },
      }
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return
      const upload = await datastore.getUpload(id)
      permission(request, toUpload(upload.metadata))
      if (request.method === 'HEAD') await recover(upload, directory, storage)
    },
    async onUploadFinish(_request, upload) {
      await finish(upload, directory, storage)
      return {}
    },
    onResponseError(_request, error) {
      if ('status_code' in error) return undefined
      const { status, message } = toStorageError(error)
      return { status_code: status, body: message }
    },
  })
  // A failed clean-up is tried again at the next start and must not stop this one.
  server
    .cleanUpExpiredUploads()
    .catch((error) => console.error('Could not remove expired uploads:', error))

  return async (request) => {
    // Downloading an unfinished upload is not part of the API.
    if (request.method === 'GET') return new Response(null, { status: 405 })
    return server.handleWeb(request)
  }
}

/** Moves a complete file to storage; a second call does nothing. */
async function finish(
  { id, size, metadata }: TusUpload,
  directory: string,
  { files, objects, uploads }: Storage,
): Promise<void> {
  const wanted = toUpload(metadata)
  const stored = await objects.find(wanted.bucket, wanted.name).catch(() => undefined)
  if (stored?.version === id) return
  const server: Claims = { role: 'service_role', sub: metadata?.owner || undefined }
  await uploads.check(wanted, server, size)
  await uploads.save(wanted, id, await files.adopt(id, join(directory, id)), server)
}

/** Repairs an upload that a crash left complete but without a row. */
async function recover(upload: TusUpload, directory: string, storage: Storage): Promise<void> {
  if (upload.offset !== upload.size) return
  await finish(upload, directory, storage).catch((error) => {
    // A file already at that path is reported when bytes are sent.
    if (toStorageError(error).status !== 409) throw error
  })
}

function toUpload(metadata: TusUpload['metadata']): Upload {
  const { bucketName, objectName, contentType, cacheControl, upsert } = metadata ?? {}
  return {
    bucket: bucketName ?? '',
    name: objectName ?? '',
    contentType: contentType ?? 'application/octet-stream',
    cacheControl: cacheControl ? `max-age=${cacheControl}` : 'no-cache',
    upsert: upsert === 'true',
  }
}
