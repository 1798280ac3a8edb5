import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { logFailure } from '../log.ts'
import { SOCIAL_CARD } from '../picture.ts'
import type { Tables } from '../supabase/database.types.ts'
import { rowsById } from '../supabase/rows-by-id.ts'
import { throwIfFailed, unwrap } from '../supabase/unwrap.ts'
import { fetchFile, type Server, storeFile } from './stored-sizes.ts'

// Plain Node imports this file too.

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
      const fetchHalf = (half: string) => fetchFile(server, { bucket: BUCKET, path: half })
      const card = await drawSocialCard(await fetchHalf(pair[0]), await fetchHalf(pair[1]))
      await storeFile(server, { bucket: BUCKET, path }, card, 'image/jpeg')
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

/**
 * Makes the cards of pairs that were saved without, or whose card failed then.
 * @returns how many projects could not have theirs
 */
export async function makeMissingSocialCards(
  server: Server,
  signal?: AbortSignal,
): Promise<number> {
  let failed = 0
  for await (const { id } of projectsWithout(server)) {
    signal?.throwIfAborted()
    await refreshSocialCards(server, id).catch((error) => {
      logFailure(`The social cards of project ${id} could not be made`, error)
      failed += 1
    })
  }
  return failed
}

function projectsWithout(server: Server) {
  return rowsById(PAGE, (last) =>
    server
      .from('projects')
      .select('id, project_images!inner(id)')
      .eq('project_images.image_type', 'after')
      .is('project_images.poster_path', null)
      .not('project_images.image_set_id', 'is', null)
      .gt('id', last)
      .order('id')
      .limit(PAGE),
  )
}
