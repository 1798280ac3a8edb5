import { type Call, type Route, readBody, readJson } from './call.ts'
import { invalid, noBucket, notFound } from './error.ts'
import { signUpload } from './signed.ts'
import { limitOf } from './uploads.ts'

/** Upload, download, list, remove and describe, each under the caller's claims. */
export const objectRoutes: Route[] = [
  ['POST', /^\/object\/upload\/sign\/([^/]+)\/(.+)$/, signUpload],
  ['POST', /^\/object\/list\/([^/]+)$/, list],
  ['GET', /^\/object\/info\/(?:authenticated\/)?([^/]+)\/(.+)$/, info],
  ['GET', /^\/object\/public\/([^/]+)\/(.+)$/, downloadPublic],
  ['GET', /^\/object\/(?:authenticated\/)?([^/]+)\/(.+)$/, download],
  ['POST', /^\/object\/([^/]+)\/(.+)$/, upload],
  ['PUT', /^\/object\/([^/]+)\/(.+)$/, upload],
  ['DELETE', /^\/object\/([^/]+)(?:\/(.+))?$/, remove],
  ['GET', /^\/bucket(?:\/([^/]+))?$/, buckets],
]

async function upload({ storage, request, claims, bucket, name }: Call): Promise<Response> {
  const { objects, uploads } = storage
  const upsert = request.method === 'PUT' || request.headers.get('x-upsert') === 'true'
  const limit = limitOf(await objects.bucketOf(bucket))
  const { stream, size, described } = await readBody(request, limit)
  return Response.json(
    await uploads.receive({ bucket, name, upsert, ...described }, stream, claims, size),
  )
}

/** A public bucket is read without policies, any other under the caller's claims. */
async function read({ storage: { objects }, claims, bucket, name }: Call) {
  const open = (await objects.bucketOf(bucket)).public
  return objects.find(bucket, name, open ? undefined : claims)
}

async function info(call: Call): Promise<Response> {
  const { id, name, version, metadata, created_at, updated_at } = await read(call)
  const { size, mimetype, cacheControl, eTag, lastModified } = metadata
  const row = { id, name, version, bucket_id: call.bucket, created_at, updated_at }
  const file = { size, content_type: mimetype, cache_control: cacheControl, etag: eTag }
  return Response.json({ ...row, ...file, last_modified: lastModified })
}

async function download(call: Call): Promise<Response> {
  const { version, metadata } = await read(call)
  return call.storage.files.serve(version, metadata, call.request)
}

async function downloadPublic(call: Call): Promise<Response> {
  if (!(await call.storage.objects.bucketOf(call.bucket)).public) throw noBucket()
  return download(call)
}

async function list({ storage: { objects }, request, claims, bucket }: Call): Promise<Response> {
  return Response.json(await objects.list(bucket, await readJson(request), claims))
}

async function remove({ storage, request, claims, bucket, name }: Call): Promise<Response> {
  const { objects } = storage
  if (!name) {
    const { prefixes } = await readJson(request)
    if (!Array.isArray(prefixes) || prefixes.length === 0) {
      throw invalid('body/prefixes must NOT have fewer than 1 items')
    }
    return Response.json(await objects.remove(bucket, prefixes, claims))
  }
  if ((await objects.remove(bucket, [name], claims)).length === 0) throw notFound()
  return Response.json({ message: 'Successfully deleted' })
}

async function buckets({ storage: { objects }, claims, bucket }: Call): Promise<Response> {
  const visible = await objects.buckets(claims)
  if (!bucket) return Response.json(visible)
  const found = visible.find(({ id }) => id === bucket)
  if (!found) throw noBucket()
  return Response.json(found)
}
