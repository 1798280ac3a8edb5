import type { UploadTarget } from '../lib/media/actions'

/** Sends the bytes of an announced file straight to storage, in one request. @returns whether it took them */
export async function stageUpload(
  { bucket, path, signed }: UploadTarget,
  body: Buffer,
  type: string,
  signal?: AbortSignal,
): Promise<boolean> {
  // The bytes are already there.
  if (!signed) return true
  const pairs = { bucketName: bucket, objectName: path, contentType: type, cacheControl: '3600' }
  const metadata = Object.entries(pairs).map(([key, value]) => `${key} ${btoa(value)}`)
  const answer = await fetch(signed.resumableUrl, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-length': String(body.byteLength),
      'upload-metadata': metadata.join(','),
      'x-signature': signed.signature,
    },
    signal,
  })
  await answer.body?.cancel()
  return answer.ok
}
