import type { Row } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { signToken, TokenError, verifyToken } from '../tokens.ts'
import type { Call } from './call.ts'
import { badToken } from './error.ts'

/** UPLOAD_SIGNED_URL_EXPIRATION_TIME of a hosted project. */
const UPLOAD_SECONDS = 2 * 60 * 60

/** Signs the upload of one file; resumable.ts accepts the signature. */
export async function signUpload({
  storage: { objects, uploads, secrets },
  request,
  claims,
  bucket,
  name,
}: Call): Promise<Response> {
  const upsert = request.headers.get('x-upsert') === 'true'
  const { allowed_mime_types } = await objects.bucketOf(bucket)
  // The type is known only when the bytes arrive; the bucket's rule is checked then.
  const contentType = allowed_mime_types?.[0] ?? 'application/octet-stream'
  await uploads.check({ bucket, name, upsert, contentType, cacheControl: '' }, claims)
  const iat = Math.floor(Date.now() / 1000)
  const url = `${bucket}/${name}`
  const granted = { url, upsert, owner: claims.sub, iat, exp: iat + UPLOAD_SECONDS }
  const token = signToken(granted, secrets.jwtSecret)
  const path = url.split('/').map(encodeURIComponent).join('/')
  return Response.json({ url: `/object/upload/sign/${path}?token=${token}`, token })
}

/** What a signature grants. @throws where it has expired or is for another file */
export function grantOf(
  { bucket, name }: { bucket: string; name: string },
  signature: string,
  secrets: Secrets,
): Row {
  try {
    const grant = verifyToken(signature, secrets.jwtSecret)
    if (grant.url === `${bucket}/${name}`) return grant
  } catch (error) {
    throw error instanceof TokenError ? badToken(error.message) : error
  }
  throw badToken('Invalid signature')
}
