/**
 * Resumable uploads (TUS), as on a hosted project.
 * Gap: @supabase/lite has no /upload/resumable. Delete when it gains it.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { MemoryLocker, Server, type ServerOptions, type Upload as TusUpload } from '@tus/server'
import type { Claims } from '../database.ts'
import type { Handler } from '../http.ts'
import { callerOf } from '../tokens.ts'
import type { Storage } from './call.ts'
import { badToken, toAnswer, toStorageError } from './error.ts'
import { permissionFor } from './signatures.ts'
import { largest, type Upload } from './uploads.ts'

const day = 24 * 60 * 60 * 1000
const PATH = '/storage/v1/upload/resumable'
/** Uploads permitted by a signature instead of a session. */
const SIGNED_PATH = `${PATH}/sign`

export function serveResumable(
  dir: string,
  { files, objects, uploads, secrets }: Storage,
): Handler {
  const directory = join(dir, 'uploads')
  // The store creates it later, possibly after the clean-up below needs it.
  mkdirSync(directory, { recursive: true })
  const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: day })

  /** Moves a complete file to storage; a second call does nothing. */
  async function finish({ id, size, metadata }: TusUpload): Promise<void> {
    const wanted = toUpload(metadata)
    const stored = await objects.find(wanted.bucket, wanted.name).catch(() => undefined)
    if (stored?.version === id) return
    const server: Claims = { role: 'service_role', sub: metadata?.owner || undefined }
    await uploads.check(wanted, server, size)
    await uploads.save(wanted, id, await files.adopt(id, join(directory, id)), server)
  }

  const locker = new MemoryLocker()
  const open = (path: string, ways: Pick<ServerOptions, 'onUploadCreate' | 'onIncomingRequest'>) =>
    new Server({
      path,
      datastore,
      locker,
      maxSize: largest,
      ...ways,
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

  /** Repairs an upload that a crash left complete but without a row. */
  async function recover(upload: TusUpload): Promise<void> {
    if (upload.offset !== upload.size) return
    await finish(upload).catch((error) => {
      // A file already at that path is reported when bytes are sent.
      if (toStorageError(error).status !== 409) throw error
    })
  }

  const byToken = open(PATH, {
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
      if (request.method === 'HEAD') await recover(upload)
    },
  })

  function permission(headers: Headers, metadata: TusUpload['metadata']) {
    const signature = headers.get('x-signature')
    if (!signature) throw badToken('Missing x-signature header')
    return permissionFor(toUpload(metadata), 'upload', signature, secrets)
  }
  const bySignature = open(SIGNED_PATH, {
    async onUploadCreate({ headers }, { size, metadata }) {
      const { owner, upsert } = permission(headers, metadata)
      const kept = {
        ...metadata,
        role: 'signed',
        owner: String(owner ?? ''),
        upsert: String(upsert),
      }
      // Policies were checked when the URL was signed. An existing file is reported at the end.
      await uploads.check({ ...toUpload(kept), upsert: true }, { role: 'service_role' }, size)
      return { metadata: kept }
    },
    async onIncomingRequest({ method, headers }, id) {
      if (method === 'POST') return
      const upload = await datastore.getUpload(id)
      permission(headers, upload.metadata)
      if (method === 'HEAD') await recover(upload)
    },
  })
  // A failed clean-up is tried again at the next start and must not stop this one.
  byToken
    .cleanUpExpiredUploads()
    .catch((error) => console.error('Could not remove expired uploads:', error))

  return async (request) => {
    // Downloading an unfinished upload is not part of the API.
    if (request.method === 'GET') return new Response(null, { status: 405 })
    const { pathname } = new URL(request.url)
    if (`${pathname}/`.startsWith(`${SIGNED_PATH}/`)) return bySignature.handleWeb(request)
    try {
      callerOf(request.headers, secrets)
    } catch (error) {
      // Refused before TUS takes over, so the error has storage's own shape.
      return toAnswer(error)
    }
    return byToken.handleWeb(request)
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
