/**
 * Uploads that go on where a broken connection left them (TUS), as at a hosted project.
 * Gap: @supabase/lite has no /upload/resumable. Delete when it brings it.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server, type Upload as TusUpload } from '@tus/server'
import type { Claims } from '../database.ts'
import type { Handler } from '../http.ts'
import { callerOf } from '../tokens.ts'
import type { Storage } from './call.ts'
import { toAnswer, toStorageError } from './error.ts'
import { largest, type Upload } from './uploads.ts'

const day = 24 * 60 * 60 * 1000

export function serveResumable(
  dir: string,
  { files, objects, uploads, secrets }: Storage,
): Handler {
  const directory = join(dir, 'uploads')
  // The store makes it too, but some time later: the clean-up below could come first.
  mkdirSync(directory, { recursive: true })
  const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: day })

  /** Hands a complete file to storage; does nothing the second time. */
  async function finish({ id, size, metadata }: TusUpload): Promise<void> {
    const wanted = toUpload(metadata)
    const stored = await objects.find(wanted.bucket, wanted.name).catch(() => undefined)
    if (stored?.version === id) return
    const server: Claims = { role: 'service_role', sub: metadata?.owner || undefined }
    await uploads.check(wanted, server, size)
    await uploads.save(wanted, id, await files.adopt(id, join(directory, id)), server)
  }

  const tus = new Server({
    path: '/storage/v1/upload/resumable',
    datastore,
    maxSize: largest,
    async onUploadCreate(request, { size, metadata }) {
      const { role, sub = '' } = callerOf(request.headers, secrets)
      const upsert = String(request.headers.get('x-upsert') === 'true')
      const kept = { ...metadata, role, owner: sub, upsert }
      await uploads.check(toUpload(kept), callerOf(request.headers, secrets), size)
      return { metadata: kept }
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return
      const upload = await datastore.getUpload(id)
      const { role, sub = '' } = callerOf(request.headers, secrets)
      if (role !== upload.metadata?.role || sub !== upload.metadata.owner) {
        throw { status_code: 403, body: 'Not your upload' }
      }
      // A crash may have come between the last byte and the row.
      if (request.method === 'HEAD' && upload.offset === upload.size) await finish(upload)
    },
    async onUploadFinish(_request, upload) {
      await finish(upload)
      return {}
    },
    onResponseError(_request, error) {
      if ('status_code' in error) return undefined
      const { status, message } = toStorageError(error)
      return { status_code: status, body: message }
    },
  })
  // What cannot be cleaned up now waits for the next start; it must not end this one.
  tus.cleanUpExpiredUploads().catch((error) => console.error('Expired uploads were kept:', error))

  return async (request) => {
    // Reading back unfinished uploads is no part of the contract.
    if (request.method === 'GET') return new Response(null, { status: 405 })
    try {
      callerOf(request.headers, secrets)
    } catch (error) {
      // Refused before the protocol is spoken, and so in the words of the rest of storage.
      return toAnswer(error)
    }
    return tus.handleWeb(request)
  }
}

function toUpload(metadata: TusUpload['metadata']): Upload {
  const {
    bucketName,
    objectName,
    contentType,
    cacheControl,
    upsert,
    metadata: note,
  } = metadata ?? {}
  return {
    bucket: bucketName ?? '',
    name: objectName ?? '',
    contentType: contentType ?? 'application/octet-stream',
    cacheControl: cacheControl ? `max-age=${cacheControl}` : 'no-cache',
    upsert: upsert === 'true',
    userMetadata: note ? JSON.parse(note) : undefined,
  }
}
