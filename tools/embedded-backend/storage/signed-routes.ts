import type { Claims, Row } from '../database.ts'
import { readBody } from './body.ts'
import { type Call, type Route, readJson, type Storage } from './call.ts'
import { permissionFor, signFor } from './signatures.ts'
import { limitOf, type Upload } from './uploads.ts'

/** UPLOAD_SIGNED_URL_EXPIRATION_TIME of a hosted project. */
const UPLOAD_SECONDS = 2 * 60 * 60

const toPath = (bucket: string, name: string) =>
  [bucket, ...name.split('/')].map(encodeURIComponent).join('/')

/** Signed URLs to upload or download one file. */
export function signedRoutes({ files, objects, uploads, secrets }: Storage): Route[] {
  function permission({ request, ...place }: Call, use: 'upload' | 'download'): Row {
    const given = new URL(request.url).searchParams.get('token') ?? ''
    return permissionFor(place, use, given, secrets)
  }

  async function allowUpload({ request, claims, bucket, name }: Call): Promise<Response> {
    const upsert = request.headers.get('x-upsert') === 'true'
    const { allowed_mime_types } = await objects.bucketOf(bucket)
    // The type is known only when the bytes arrive; the bucket's rule is checked then.
    const contentType = allowed_mime_types?.[0] ?? 'application/octet-stream'
    await uploads.check({ bucket, name, upsert, contentType, cacheControl: '' }, claims)
    const token = signFor({ bucket, name }, 'upload', UPLOAD_SECONDS, secrets, {
      upsert,
      owner: claims.sub,
    })
    return Response.json({
      url: `/object/upload/sign/${toPath(bucket, name)}?token=${token}`,
      token,
    })
  }

  async function upload(call: Call): Promise<Response> {
    const { upsert, owner } = permission(call, 'upload')
    const { request, bucket, name } = call
    const limit = limitOf(await objects.bucketOf(bucket))
    const { stream, size, described } = await readBody(request, limit)
    const wanted: Upload = { bucket, name, upsert: upsert === true, ...described }
    const server: Claims = { role: 'service_role', sub: owner as string | undefined }
    return Response.json(await uploads.receive(wanted, stream, server, size))
  }

  async function linkTo(
    bucket: string,
    name: string,
    seconds: number,
    claims: Claims,
  ): Promise<string> {
    await objects.find(bucket, name, claims)
    const token = signFor({ bucket, name }, 'download', seconds, secrets)
    return `/object/sign/${toPath(bucket, name)}?token=${token}`
  }

  async function allowDownload({ request, claims, bucket, name }: Call): Promise<Response> {
    const { expiresIn, paths } = await readJson(request)
    if (name)
      return Response.json({ signedURL: await linkTo(bucket, name, Number(expiresIn), claims) })
    const links = (paths as string[]).map(async (path) => {
      const signedURL = await linkTo(bucket, path, Number(expiresIn), claims).catch(() => null)
      const error = signedURL
        ? null
        : 'Either the object does not exist or you do not have access to it'
      return { path, signedURL, error }
    })
    return Response.json(await Promise.all(links))
  }

  async function download(call: Call): Promise<Response> {
    permission(call, 'download')
    const { version, metadata } = await objects.find(call.bucket, call.name)
    return files.serve(version, metadata, call.request)
  }

  return [
    ['POST', /^\/object\/upload\/sign\/([^/]+)\/(.+)$/, allowUpload],
    ['PUT', /^\/object\/upload\/sign\/([^/]+)\/(.+)$/, upload],
    ['POST', /^\/object\/sign\/([^/]+)(?:\/(.+))?$/, allowDownload],
    ['GET', /^\/object\/sign\/([^/]+)\/(.+)$/, download],
  ]
}
