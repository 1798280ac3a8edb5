import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { accounts } from '../personas.ts'
import { enquiries, images, projects } from '../world.ts'

const restore = (db: Db, table: string, rows: object[]) =>
  db.attempt('server', 'select public.restore_rows($1, $2) as count', [table, JSON.stringify(rows)])

const about = ['public.restore_rows(text,jsonb)']
const past = '2025-01-02T03:04:05+00:00'
const project = {
  id: '1d000000-0000-4000-8000-000000000004',
  user_id: accounts.owner,
  slug: 'an-address-of-old',
  title: 'Another title',
  description: 'Kept.',
  location: 'Elsewhere',
  start_date: '2025-01-01',
  status: 'completed',
  has_windows: true,
  has_doors: false,
  has_conservatories: false,
  created_at: past,
  updated_at: past,
}

export const importChecks: Check[] = [
  {
    name: 'restored rows keep their times, addresses and states, and the triggers come back',
    about,
    run: async (db) => {
      await db.perform('server', 'select public.restore_rows($1, $2)', [
        'projects',
        JSON.stringify([project]),
      ])
      const [kept] = await db.sql(
        `select slug, status, created_at = $2 and updated_at = $2 as as_before from public.projects where id = $1`,
        [project.id, past],
      )
      assert.deepEqual(kept, { slug: project.slug, status: 'completed', as_before: true })
      await db.sql('update public.projects set title = $2 where id = $1', [project.id, 'Newer'])
      const [now] = await db.sql('select slug from public.projects where id = $1', [project.id])
      assert.deepEqual(now, { slug: 'newer-in-elsewhere' })
    },
  },
  {
    name: 'every exported table can be restored, and the number of rows is returned',
    about,
    run: async (db) => {
      const one = async (table: string, row: object) =>
        assert.equal((await restore(db, table, [row])).rows[0]?.count, 1, table)
      await one('projects', project)
      const another = '9d000000-0000-4000-8000-000000000009'
      await db.sql('insert into auth.users (id, email) values ($1, $2)', [another, 'n@example.org'])
      await one('profiles', { id: another, created_at: past, updated_at: past })
      await one('project_slugs', { slug: 'older', project_id: projects.owner, created_at: past })
      const [image] = await db.sql('select * from public.project_images where id = $1', [
        images.before,
      ])
      await one('project_images', {
        ...image,
        id: projects.rival,
        path: `${accounts.owner}/${projects.owner}/restored.webp`,
      })
      const [enquiry] = await db.sql('select * from public.contact_forms where id = $1', [
        enquiries.spam,
      ])
      await one('contact_forms', { ...enquiry, id: projects.rival, status: 'completed' })
      await one('enquiry_images', {
        ...{ id: images.before, contact_form_id: enquiries.spam, created_at: past },
        path: `${enquiries.spam}/${images.before}.jpg`,
      })
      const word = {
        id: images.before,
        user_id: accounts.owner,
        is_example: true,
        created_at: past,
      }
      await one('reviews', { ...word, name: 'Rose', given_on: '2025-01-01', words: 'Warm.' })
      await one('accreditations', { ...word, name: 'Guild' })
      assert.equal((await restore(db, 'projects', [])).rows[0]?.count, 0)
    },
  },
  {
    name: 'restoring refuses other tables and rows without their parent',
    about,
    run: async (db) => {
      for (const table of ['outbox', 'uploads', 'file_removals', 'owners', 'nothing']) {
        assert.equal((await restore(db, table, [])).error, '22023', table)
      }
      const orphan = { slug: 'orphan', project_id: project.id, created_at: past }
      assert.equal((await restore(db, 'project_slugs', [orphan])).error, '23503')
    },
  },
  {
    name: 'the list of owners has every owner, oldest first',
    about: ['public.list_owners()', 'private.owners'],
    run: async (db) => {
      await db.sql(
        "update private.owners set created_at = now() - interval '1 day' where user_id = $1",
        [accounts.rival],
      )
      const { rows } = await db.attempt('server', 'select public.list_owners() as id')
      assert.deepEqual(
        rows.map(({ id }) => id),
        [accounts.rival, accounts.owner],
      )
    },
  },
]
