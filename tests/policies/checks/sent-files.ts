import { randomUUID } from 'node:crypto'
import type { Db } from '../database.ts'
import { type Account, accounts } from '../personas.ts'
import { projects } from '../world.ts'

interface Sent {
  account?: Account
  project?: string
  kind?: 'image' | 'video'
  finished?: boolean
}

/** An upload after the server's check; `unfinished`: before it. */
export async function sent(
  db: Db,
  { account = 'owner', project = projects.owner, ...rest }: Sent = {},
) {
  const { kind = 'image', finished = true } = rest
  const id = randomUUID()
  const [bucket, ext] = kind === 'video' ? ['project-videos', 'mp4'] : ['project-images', 'webp']
  const folder = `${accounts[account]}/${project}`
  const staged = `${folder}/${id}-sent.jpg`
  const path = `${folder}/${id}.${ext}`
  await db.sql(
    `insert into public.uploads (id, user_id, project_id, kind, staged_path) values ($1, $2, $3, $4, $5)`,
    [id, accounts[account], project, kind, staged],
  )
  if (finished) {
    await db.sql(
      `update public.uploads set bucket = $2, path = $3, url = 'http://files.test/' || $3, finished_at = now(),
        width = 4, height = 3, colour = '#112233', formats = 'avif webp' where id = $1`,
      [id, bucket, path],
    )
  }
  return { id, path, checked: `${bucket}:${path}`, staged: `uploads:${staged}` }
}

export const queued = async (db: Db) => {
  const text = `select bucket || ':' || path as file from public.file_removals
    where path <> 'queued.webp' order by file`
  return (await db.sql(text)).map(({ file }) => file)
}
