import { logFailure } from '../log.ts'
import { rowsById } from '../supabase/rows-by-id.ts'
import { throwIfFailed, unwrap } from '../supabase/unwrap.ts'
import { fetchFile, type Server, type SizeOptions, storeSizes } from './stored-sizes.ts'

// Plain Node imports this file too.

interface Options extends SizeOptions {
  signal?: AbortSignal
  /** Told of each picture. */
  onPicture?: (path: string) => void
}

const PAGE = 100

/**
 * Makes the sizes of pictures and logos that were stored without. May be stopped at any point and run
 * again; a file that cannot be read is logged and left for the next run.
 * @returns how many were made, and how many could not be
 */
export async function makeMissingSizes(
  server: Server,
  { signal, onPicture, withAvif }: Options = {},
): Promise<{ made: number; failed: number }> {
  const count = { made: 0, failed: 0 }
  const make = async (bucket: string, path: string, save: SaveSizes) => {
    signal?.throwIfAborted()
    onPicture?.(path)
    try {
      const place = { bucket, path }
      await save(await storeSizes(server, place, await fetchFile(server, place), { withAvif }))
      count.made += 1
    } catch (error) {
      signal?.throwIfAborted()
      logFailure(`The sizes of ${bucket}/${path} could not be made`, error)
      count.failed += 1
    }
  }
  for await (const { id, bucket, path } of picturesWithout(server)) {
    await make(bucket, path, async (made) => {
      // Unless it was replaced meanwhile.
      const row = server.from('project_images').update(made).eq('id', id).eq('path', path)
      throwIfFailed(await row)
    })
  }
  for (const { id, path } of await logosWithout(server)) {
    await make('logos', path, async ({ formats }) => {
      const row = server.from('profiles').update({ logo_formats: formats }).eq('id', id)
      throwIfFailed(await row.like('logo_url', `%/${path}%`))
    })
  }
  return count
}

type SaveSizes = (made: Awaited<ReturnType<typeof storeSizes>>) => Promise<void>

function picturesWithout(server: Server) {
  return rowsById(PAGE, (last) =>
    server
      .from('project_images')
      .select('id, bucket, path')
      .is('formats', null)
      .neq('image_type', 'video')
      .gt('id', last)
      .order('id')
      .limit(PAGE),
  )
}

async function logosWithout(server: Server): Promise<{ id: string; path: string }[]> {
  const rows = unwrap(await server.from('profiles').select('id, logo_url').is('logo_formats', null))
  return rows.flatMap(({ id, logo_url }) => {
    const path = /\/public\/logos\/([^?#]+)/.exec(logo_url ?? '')?.[1]
    return path ? [{ id, path }] : []
  })
}
