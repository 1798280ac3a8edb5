import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { badRange, notFound, tooLarge } from './error.ts'

/** File metadata that storage.objects stores beside the name. */
export interface Metadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
}

export type FileStore = ReturnType<typeof openFiles>

/** The bytes of stored objects, one immutable file per version: an overwrite never breaks a running download. */
export function openFiles(dir: string) {
  mkdirSync(dir, { recursive: true })
  const pathOf = (version: string) => join(dir, version)

  async function summarise(path: string): Promise<Pick<Metadata, 'eTag' | 'size'>> {
    const hash = createHash('md5')
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
    return { eTag: `"${hash.digest('hex')}"`, size: (await stat(path)).size }
  }

  return {
    /** Writes a body of at most `limit` bytes; leaves nothing behind on failure. */
    async write(version: string, body: ReadableStream<Uint8Array> | null, limit: number) {
      const part = `${pathOf(version)}.part`
      const file = await open(part, 'w')
      try {
        let size = 0
        for await (const chunk of body ?? []) {
          size += chunk.byteLength
          if (size > limit) throw tooLarge()
          await file.write(chunk)
        }
        await file.sync()
        await rename(part, pathOf(version))
        await reachDisk(dir)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      } finally {
        await file.close()
      }
      return summarise(pathOf(version))
    },
    /** Moves in a file that is already on the same disk. */
    async adopt(version: string, path: string) {
      await link(path, pathOf(version)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
      await reachDisk(pathOf(version))
      await reachDisk(dir)
      return summarise(pathOf(version))
    },
    async remove(versions: (string | null | undefined)[]) {
      for (const version of versions) if (version) await rm(pathOf(version), { force: true })
    },
    /** Removes files without a row, left by a crash between the two. */
    async sweep(known: Set<string>) {
      for (const name of await readdir(dir)) if (!known.has(name)) await rm(join(dir, name))
    },
    /** @throws where the row exists but the bytes do not, as after restoring the database alone */
    serve(version: string, metadata: Metadata, request: Request): Response {
      if (!existsSync(pathOf(version))) throw notFound()
      return serveFile(pathOf(version), metadata, request)
    },
  }
}

/** Syncs the file and its folder: a name is durable only once its folder is. */
async function reachDisk(path: string): Promise<void> {
  // Windows can sync neither folders nor files opened for reading.
  if (process.platform === 'win32') return
  const opened = await open(path, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

function serveFile(path: string, metadata: Metadata, request: Request): Response {
  const { size, eTag, mimetype, cacheControl, lastModified } = metadata
  const headers = new Headers({
    'content-type': mimetype,
    'cache-control': cacheControl,
    etag: eTag,
    'last-modified': new Date(lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-robots-tag': 'none',
  })
  if (request.headers.get('if-none-match') === eTag)
    return new Response(null, { status: 304, headers })

  const asked = request.headers.get('range')
  const range = asked ? parseRange(asked, size) : undefined
  if (range === null) throw badRange()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`)
  headers.set('content-length', String(end - start + 1))
  const body =
    request.method === 'HEAD' || size === 0
      ? null
      : (Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** One byte range. Undefined for an unknown header (the whole file is sent), null for an unsatisfiable range. */
function parseRange(
  header: string,
  size: number,
): { start: number; end: number } | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start > end ? null : { start, end }
}
