import { randomUUID } from 'node:crypto'
import type { SupabaseAccess } from '../launcher/settings.ts'
import { MB, type StoredBucket } from './buckets.ts'
import { type Finding, ok, warning } from './finding.ts'

const PATIENCE_MS = 15_000

/**
 * Whether storage accepts a file as large as its bucket allows. A project's own limit comes first and
 * cannot be read, so the doctor announces such a file, sends none of it and deletes the announcement.
 */
export async function checkUploadLimit(
  { url, secretKey }: SupabaseAccess,
  buckets: readonly StoredBucket[],
): Promise<Finding[]> {
  const limit = buckets.find(({ id }) => id === 'uploads')?.file_size_limit
  // A missing bucket is reported by the bucket check.
  if (!limit) return []
  const size = `${limit / MB} MB`
  const ask = (path: string, method: string, more: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'tus-resumable': '1.0.0',
        ...more,
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    })
  const { status, headers } = await ask('/storage/v1/upload/resumable', 'POST', {
    'upload-length': String(limit),
    'upload-metadata': metadata({
      bucketName: 'uploads',
      objectName: `doctor/${randomUUID()}`,
      contentType: 'video/mp4',
    }),
  })
  if (status === 413) {
    return [
      warning(
        `The bucket uploads allows files of ${size}, but the project's limit is lower: uploads of long videos fail.`,
        "Storage, Settings, in the project's dashboard: raise the global file size limit. Supabase's free plan ends at 50 MB.",
      ),
    ]
  }
  const [, path] = /^https?:\/\/[^/]+(\/.+)$/.exec(headers.get('location') ?? '') ?? []
  if (status !== 201 || !path) {
    return [
      warning(
        `Could not check whether the project accepts files of ${size} (${status}).`,
        "Check the global file size limit: Storage, Settings, in the project's dashboard.",
      ),
    ]
  }
  const isGone =
    (await removed(() => ask(path, 'DELETE'))) || (await removed(() => ask(path, 'DELETE')))
  return [
    ok(`The project accepts files of ${size}.`),
    ...(isGone
      ? []
      : [
          warning(
            'The test upload could not be deleted.',
            'Nothing needs to be done: storage forgets it within a day.',
          ),
        ]),
  ]
}

const metadata = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${btoa(value)}`)
    .join(',')

async function removed(ask: () => Promise<Response>): Promise<boolean> {
  try {
    const { ok: isDone, status } = await ask()
    return isDone || status === 404 || status === 410
  } catch {
    return false
  }
}
