import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { projects } from '../world.ts'
import { create, creating, project, update, updating } from './save-calls.ts'

const publishing = ['private.date_publishing()', 'public.projects']
const visible = `select
  (select count(*) from public.projects where id = $1)::int as projects,
  (select count(*) from public.project_images where project_id = $1)::int as images`

const save = (db: Db, fields: object) =>
  db.perform('owner', create, [
    JSON.stringify({ ...JSON.parse(project(randomUUID())), ...fields }),
    '[]',
  ])

export const hiddenChecks: Check[] = [
  {
    name: 'a draft appears with its pictures once it is published, as the newest, and goes again',
    about: [...updating, ...publishing, 'public.project_images'],
    run: async (db) => {
      const seen = async () => (await db.perform('visitor', visible, [projects.draft]))[0]
      const put = (is_hidden: boolean) =>
        db.perform('owner', update, [JSON.stringify({ id: projects.draft, is_hidden }), '[]', '[]'])
      assert.deepEqual(await seen(), { projects: 0, images: 0 })
      await put(false)
      assert.deepEqual(await seen(), { projects: 1, images: 1 })
      const [newest] = await db.sql(
        'select id from public.projects order by created_at desc limit 1',
      )
      assert.equal(newest?.id, projects.draft)
      await put(true)
      assert.deepEqual(await seen(), { projects: 0, images: 0 })
    },
  },
  {
    name: 'a published project keeps its date when it is saved again',
    about: publishing,
    run: async (db) => {
      const created = () =>
        db.sql('select created_at from public.projects where id = $1', [projects.owner])
      const before = await created()
      await db.sql('update public.projects set is_hidden = false, title = $2 where id = $1', [
        projects.owner,
        'Newer',
      ])
      assert.deepEqual(await created(), before)
    },
  },
  {
    name: 'a save that does not say so leaves a draft hidden and a project published',
    about: [...creating, ...updating],
    run: async (db) => {
      for (const [id, is_hidden] of [
        [projects.draft, true],
        [projects.owner, false],
      ] as const) {
        await db.perform('owner', update, [project(id), '[]', '[]'])
        const [row] = await db.sql('select is_hidden from public.projects where id = $1', [id])
        assert.equal(row?.is_hidden, is_hidden)
      }
    },
  },
  {
    name: 'a draft may lack location and description',
    about: [...creating, 'public.projects'],
    run: async (db) => {
      await save(db, { location: '', description: '', is_hidden: true })
    },
  },
  ...(['location', 'description'] as const).map(
    (field): Check => ({
      name: `a published project has a ${field}`,
      about: [...creating, 'public.projects'],
      run: (db) => assert.rejects(save(db, { [field]: '' }), { code: '23514' }),
    }),
  ),
]
