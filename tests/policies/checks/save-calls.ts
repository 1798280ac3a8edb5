import assert from 'node:assert/strict'
import type { Db, Row } from '../database.ts'
import type { Persona } from '../personas.ts'

const attach = 'private.attach_media(uuid,jsonb)'
export const creating = ['public.create_project(jsonb,jsonb)', attach, 'public.project_images']
export const updating = ['public.update_project(jsonb,jsonb,jsonb,jsonb)', attach]
/** SQLSTATE for text that was saved elsewhere meanwhile. */
export const CONFLICT = 'PT409'
export const replacing = [
  'public.replace_image(uuid,uuid,uuid)',
  'private.keep_replaced_file(uuid,jsonb)',
]

export const create = 'select create_project($1, $2) as slug'
export const update = 'select update_project($1, $2, $3) as slug'
/** Takes the texts that the form found when it was opened. */
export const updateOver = 'select update_project($1, $2, $3, $4) as slug'
export const replace = 'select replace_image($1, $2, gen_random_uuid()) as done'

export const project = (id: string, title = 'Green windows') =>
  JSON.stringify({
    id,
    title,
    description: 'New ones.',
    location: 'Durham',
    start_date: '2026-03-01',
    completion_date: '2026-03-04',
    status: 'completed',
    has_windows: true,
    has_doors: false,
    has_conservatories: true,
  })

export const entry = (upload: string, image_type = 'progress', more: Row = {}) => ({
  upload,
  image_type,
  image_set_id: null,
  caption: '',
  image_date: null,
  poster: null,
  ...more,
})

export const of = async (db: Db, id: string) => ({
  projects: await db.sql('select * from public.projects where id = $1', [id]),
  images: await db.sql(
    'select * from public.project_images where project_id = $1 order by created_at, id',
    [id],
  ),
})
const everything = async (db: Db) =>
  JSON.stringify([
    await db.sql('select * from public.projects order by id'),
    await db.sql('select * from public.project_images order by id'),
    await db.sql('select * from public.uploads order by id'),
  ])

/** A call that must change nothing, with any result. */
export async function harmless(db: Db, persona: Persona, text: string, params: unknown[]) {
  const before = await everything(db)
  const outcome = await db.attempt(persona, text, params, async () => {
    assert.equal(await everything(db), before)
  })
  return outcome.error ?? Object.values(outcome.rows[0] ?? {})[0]
}
