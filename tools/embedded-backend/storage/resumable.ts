/**
 * Resumable uploads (TUS), as on a hosted project.
 * Gap: @supabase/lite has no /upload/resumable. Delete when it gains it.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { MemoryLocker, Server, type Upload as TusUpload } from '@tus/server'
import type { Claims } from '../database.ts'
import type { Handler } from '../http.ts'
import { callerOf } from '../tokens.ts'
import type { Storage } from './call.ts'
import { badToken, toAnswer, toStorageError } from './error.ts'
import { grantOf } from './signed.ts'
import { largest, type Upload } from './uploads.ts'

const day = 24 * 60 * 60 * 1000
const PATH = '/storage/v1/upload/resumable'
/** Uploads permitted by a signature instead of a session. */
const SIGNED_PATH = `${PATH}/sign`

export function serveResumable(dir: string, storage: Storage): Handler {
  const directory = join(dir, 'uploads')
  // The store creates it later, possibly after the clean-up below needs it.
  mkdirSync(directory, { recursive: true })
  const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: day })
  const locker = new MemoryLocker()
  const open = (path: string, { onCreate, onResume }: Permissions) =>
    new Server({
      path,
      datastore,
      locker,
      maxSize: largest,
      async onUploadCreate({ headers }, upload) {
        return { metadata: { ...upload.metadata, ...(await onCreate(headers, upload)) } }
      },
      async onIncomingRequest({ method, headers }, id) {
        if (method === 'POST') return
        const upload = await datastore.getUpload(id)
        onResume(headers, upload)
        if (method === 'HEAD') await recover(upload, directory, storage)
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
  const byToken = open(PATH, tokenPermissions(storage))
  const bySignature = open(SIGNED_PATH, signaturePermissions(storage))
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
      callerOf(request.headers, storage.secrets)
    } catch (error) {
      // Refused before TUS takes over, so the error has storage's own shape.
      return toAnswer(error)
    }
    return byToken.handleWeb(request)
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

interface Permissions {
  /** What is stored with a new upload. @throws where it is refused */
  onCreate(headers: Headers, upload: TusUpload): Promise<Record<string, string>>
  /** @throws where the upload belongs to somebody else */
  onResume(headers: Headers, upload: TusUpload): void
}

function tokenPermissions({ uploads, secrets }: Storage): Permissions {
  return {
    async onCreate(headers, { size, metadata }) {
      const claims = callerOf(headers, secrets)
      const upsert = String(headers.get('x-upsert') === 'true')
      await uploads.check(toUpload({ ...metadata, upsert }), claims, size)
      return { role: claims.role, owner: claims.sub ?? '', upsert }
    },
    onResume(headers, { metadata }) {
      const { role, sub = '' } = callerOf(headers, secrets)
      if (role !== metadata?.role || sub !== metadata.owner) {
        throw { status_code: 403, body: 'Not your upload' }
      }
    },
  }
}

function signaturePermissions({ uploads, secrets }: Storage): Permissions {
  const permission = (headers: Headers, metadata: TusUpload['metadata']) => {
    const signature = headers.get('x-signature')
    if (!signature) throw badToken('Missing x-signature header')
    return grantOf(toUpload(metadata), signature, secrets)
  }
  return {
    async onCreate(headers, { size, metadata }) {
      const { owner, upsert } = permission(headers, metadata)
      // Policies were checked when the URL was signed. An existing file is reported at the end.
      const overwriting = { ...toUpload(metadata), upsert: true }
      await uploads.check(overwriting, { role: 'service_role' }, size)
      return { role: 'signed', owner: String(owner ?? ''), upsert: String(upsert) }
    },
    onResume(headers, { metadata }) {
      permission(headers, metadata)
    },
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
