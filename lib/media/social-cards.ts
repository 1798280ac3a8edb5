import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { logFailure } from '../log.ts'
import { SOCIAL_CARD } from '../picture.ts'
import type { Database, Tables } from '../supabase/database.types.ts'
import { SupabaseError, throwIfFailed, unwrap } from '../supabase/unwrap.ts'
import { storeFile } from './stored-sizes.ts'

/** With the secret key: only the server may write to a public bucket. Plain Node imports this file too. */
type Server = SupabaseClient<Database>

/** The glazing bar between the two halves. */
const BAR = 6

const BUCKET = 'project-images'

/** A JPEG of before beside after. */
export async function drawSocialCard(before: Uint8Array, after: Uint8Array): Promise<Buffer> {
  const half = { width: (SOCIAL_CARD.width - BAR) / 2, height: SOCIAL_CARD.height }
  const pane = async (picture: Uint8Array, left: number) => {
    const { data, info } = await sharp(picture)
      .resize({ ...half, fit: 'cover' })
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { input: data, raw: info, left, top: 0 }
  }
  return sharp({ create: { ...SOCIAL_CARD, channels: 3, background: '#fff' } })
    .composite([await pane(before, 0), await pane(after, half.width + BAR)])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** Named after its pair, so that another pair has another address. */
export function socialCardPath(before: string, after: string): string {
  const hash = createHash('sha256').update(`${before} ${after}`).digest('hex').slice(0, 16)
  return `${after.slice(0, after.lastIndexOf('/'))}/card-${hash}.jpg`
}

/**
 * Makes the missing cards of a project's pairs, and forgets those whose pair is gone: a trigger queues
 * their files. A card is its after picture's poster. May be repeated.
 * @returns whether anything changed
 */
export async function refreshSocialCards(server: Server, projectId: string): Promise<boolean> {
  // A picture may be replaced, and taken back, while a card is drawn: look again after each change.
  let turn = 0
  while (turn < MOST_TURNS && (await refreshOnce(server, projectId))) turn += 1
  return turn > 0
}

const MOST_TURNS = 3

async function refreshOnce(server: Server, projectId: string): Promise<boolean> {
  const rows = unwrap(
    await server
      .from('project_images')
      .select('id, image_type, image_set_id, path, poster_path, lined_up_path')
      .eq('project_id', projectId)
      .in('image_type', ['before', 'after'])
      .not('image_set_id', 'is', null)
      .order('created_at')
      .order('id'),
  )
  let isChanged = false
  for (const after of rows.filter(({ image_type }) => image_type === 'after')) {
    const before = rows.find(
      (row) => row.image_type === 'before' && row.image_set_id === after.image_set_id,
    )
    const pair = before && shownPaths(before, after)
    const path = pair ? socialCardPath(...pair) : null
    if (path === after.poster_path) continue
    if (pair && path) {
      const [left, right] = [await bytesOf(server, pair[0]), await bytesOf(server, pair[1])]
      await storeFile(
        server,
        { bucket: BUCKET, path },
        await drawSocialCard(left, right),
        'image/jpeg',
      )
    }
    // Unless it was replaced meanwhile, or another card was made.
    const row = server.from('project_images').update({ poster_path: path }).eq('id', after.id)
    const same = row.eq('path', after.path)
    const { poster_path: former } = after
    throwIfFailed(await (former ? same.eq('poster_path', former) : same.is('poster_path', null)))
    isChanged = true
  }
  return isChanged
}

type Half = Pick<Tables<'project_images'>, 'path' | 'lined_up_path'>

/** As comparisons show the pair. */
function shownPaths(before: Half, after: Half): [before: string, after: string] {
  return before.lined_up_path && after.lined_up_path
    ? [before.lined_up_path, after.lined_up_path]
    : [before.path, after.path]
}

const PAGE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Makes the cards of pairs that were saved without, or whose card failed then.
 * @returns how many projects could not have theirs
 */
export async function makeMissingSocialCards(
  server: Server,
  signal?: AbortSignal,
): Promise<number> {
  let failed = 0
  for await (const project of projectsWithout(server)) {
    signal?.throwIfAborted()
    await refreshSocialCards(server, project).catch((error) => {
      logFailure(`The social cards of project ${project} could not be made`, error)
      failed += 1
    })
  }
  return failed
}

async function* projectsWithout(server: Server) {
  for (let last = FIRST; ; ) {
    const rows = unwrap(
      await server
        .from('projects')
        .select('id, project_images!inner(id)')
        .eq('project_images.image_type', 'after')
        .is('project_images.poster_path', null)
        .not('project_images.image_set_id', 'is', null)
        .gt('id', last)
        .order('id')
        .limit(PAGE),
    )
    yield* rows.map(({ id }) => id)
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    last = end.id
  }
}

async function bytesOf(server: Server, path: string): Promise<Uint8Array> {
  const { data, error } = await server.storage.from(BUCKET).download(path)
  if (error) throw new SupabaseError(error.message)
  return new Uint8Array(await data.arrayBuffer())
}
