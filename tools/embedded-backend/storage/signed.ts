import type { Row } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { signToken, TokenError, verifyToken } from '../tokens.ts'
import { type Call, type Route, readJson } from './call.ts'
import { badToken } from './error.ts'
import { receive } from './object-routes.ts'

/** UPLOAD_SIGNED_URL_EXPIRATION_TIME of a hosted project. */
const UPLOAD_SECONDS = 2 * 60 * 60

interface Place {
  bucket: string
  name: string
}
type Use = 'upload' | 'download'

/** Signed URLs to upload or download one file. */
export const signedRoutes: Route[] = [
  ['POST', /^\/object\/upload\/sign\/([^/]+)\/(.+)$/, allowUpload],
  ['PUT', /^\/object\/upload\/sign\/([^/]+)\/(.+)$/, upload],
  ['POST', /^\/object\/sign\/([^/]+)(?:\/(.+))?$/, allowDownload],
  ['GET', /^\/object\/sign\/([^/]+)\/(.+)$/, download],
]

async function allowUpload({ storage, request, claims, bucket, name }: Call): Promise<Response> {
  const { objects, uploads, secrets } = storage
  const upsert = request.headers.get('x-upsert') === 'true'
  const { allowed_mime_types } = await objects.bucketOf(bucket)
  // The type is known only when the bytes arrive; the bucket's rule is checked then.
  const contentType = allowed_mime_types?.[0] ?? 'application/octet-stream'
  await uploads.check({ bucket, name, upsert, contentType, cacheControl: '' }, claims)
  const granted = { upsert, owner: claims.sub }
  const token = signFor({ bucket, name }, 'upload', UPLOAD_SECONDS, secrets, granted)
  return Response.json({ url: `/object/upload/sign/${toPath(bucket, name)}?token=${token}`, token })
}

async function upload(call: Call): Promise<Response> {
  const { upsert, owner } = permissionOf(call, 'upload')
  const sub = owner as string | undefined
  return receive(call, { role: 'service_role', sub }, upsert === true)
}

async function allowDownload(call: Call): Promise<Response> {
  const { expiresIn, paths } = await readJson(call.request)
  const linkTo = async (name: string) => {
    const { storage, claims, bucket } = call
    await storage.objects.find(bucket, name, claims)
    const token = signFor({ bucket, name }, 'download', Number(expiresIn), storage.secrets)
    return `/object/sign/${toPath(bucket, name)}?token=${token}`
  }
  if (call.name) return Response.json({ signedURL: await linkTo(call.name) })
  const links = (paths as string[]).map(async (path) => {
    const signedURL = await linkTo(path).catch(() => null)
    const missing = 'Either the object does not exist or you do not have access to it'
    return { path, signedURL, error: signedURL ? null : missing }
  })
  return Response.json(await Promise.all(links))
}

async function download(call: Call): Promise<Response> {
  permissionOf(call, 'download')
  const { objects, files } = call.storage
  const { version, metadata } = await objects.find(call.bucket, call.name)
  return files.serve(version, metadata, call.request)
}

const toPath = (bucket: string, name: string) =>
  [bucket, ...name.split('/')].map(encodeURIComponent).join('/')

/** A token that lets its bearer upload or download one file. */
function signFor(
  { bucket, name }: Place,
  use: Use,
  seconds: number,
  secrets: Secrets,
  more: Row = {},
): string {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { url: `${bucket}/${name}`, use, ...more, iat, exp: iat + seconds }
  return signToken(claims, secrets.jwtSecret)
}

function permissionOf({ request, storage, ...place }: Call, use: Use): Row {
  const given = new URL(request.url).searchParams.get('token') ?? ''
  return permissionFor(place, use, given, storage.secrets)
}

/** @throws where it has expired or is for another file or use */
export function permissionFor(
  { bucket, name }: Place,
  use: Use,
  given: string,
  secrets: Secrets,
): Row {
  try {
    const token = verifyToken(given, secrets.jwtSecret)
    if (token.url === `${bucket}/${name}` && token.use === use) return token
  } catch (error) {
    throw error instanceof TokenError ? badToken(error.message) : error
  }
  throw badToken('Invalid signature')
}
