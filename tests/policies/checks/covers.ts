import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { images, projects } from '../world.ts'
import { create, creating, entry, project, update, updating } from './save-calls.ts'
import { sent } from './sent-files.ts'

const choosing = 'private.choose_cover(uuid,uuid)'

async function coversOf(db: Db, id: string) {
  const rows = await db.sql(
    'select id from public.project_images where project_id = $1 and is_cover',
    [id],
  )
  return rows.map((row) => row.id)
}

const choose = (db: Db, cover: string, media: object[] = []) =>
  db.perform('owner', update, [
    JSON.stringify({ id: projects.owner, cover }),
    JSON.stringify(media),
    '[]',
  ])

export const coverChecks: Check[] = [
  {
    name: 'a chosen picture is the only cover, a new one too, and stays in other saves',
    about: [...updating, choosing],
    run: async (db) => {
      await choose(db, images.before)
      assert.deepEqual(await coversOf(db, projects.owner), [images.before])
      await choose(db, images.before)
      assert.deepEqual(await coversOf(db, projects.owner), [images.before])
      const file = await sent(db)
      await choose(db, file.id, [entry(file.id)])
      assert.deepEqual(await coversOf(db, projects.owner), [file.id])
      await db.perform('owner', update, [project(projects.owner), '[]', '[]'])
      assert.deepEqual(await coversOf(db, projects.owner), [file.id])
    },
  },
  {
    name: 'a new project has the chosen cover, and keeps it when another changes',
    about: [...creating, choosing],
    run: async (db) => {
      const id = randomUUID()
      const [one, other] = [await sent(db, { project: id }), await sent(db, { project: id })]
      const row = { ...JSON.parse(project(id)), cover: other.id }
      const media = JSON.stringify([entry(one.id), entry(other.id)])
      await db.perform('owner', create, [JSON.stringify(row), media])
      assert.deepEqual(await coversOf(db, id), [other.id])
      await choose(db, images.before)
      assert.deepEqual(await coversOf(db, id), [other.id])
    },
  },
  {
    name: 'the cover stays where the chosen one is gone, a video or of another project',
    about: [...updating, choosing],
    run: async (db) => {
      await db.sql('update public.project_images set is_cover = true where id = $1', [images.rival])
      await choose(db, images.before)
      for (const other of [randomUUID(), images.video, images.rival]) {
        await choose(db, other)
        assert.deepEqual(await coversOf(db, projects.owner), [images.before])
      }
      assert.deepEqual(await coversOf(db, projects.rival), [images.rival])
    },
  },
  {
    name: 'a project has one cover at most',
    about: ['public.project_images'],
    run: async (db) => {
      const both = 'update project_images set is_cover = true where id in ($1, $2)'
      const { error } = await db.attempt('server', both, [images.before, images.after])
      assert.equal(error, '23P01')
    },
  },
]
