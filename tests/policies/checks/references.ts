import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { accounts } from '../personas.ts'
import { accreditations, devices, enquiries, folder, images, projects, reviews } from '../world.ts'

const nobody = 'dddddddd-0000-4000-8000-000000000009'

/** Every reference: a missing target is refused. */
const pointers: [table: string, column: string, where: string][] = [
  ['private.owners', 'user_id', `user_id = '${accounts.owner}'`],
  ['public.profiles', 'id', `id = '${accounts.owner}'`],
  ['public.projects', 'user_id', `id = '${projects.owner}'`],
  ['public.project_slugs', 'project_id', `project_id = '${projects.owner}'`],
  ['public.project_images', 'project_id', `id = '${images.before}'`],
  ['public.reviews', 'user_id', `id = '${reviews.owner}'`],
  ['public.reviews', 'project_id', `id = '${reviews.owner}'`],
  ['public.accreditations', 'user_id', `id = '${accreditations.owner}'`],
  ['public.outbox', 'contact_form_id', `contact_form_id = '${enquiries.inbox}'`],
  ['public.push_devices', 'user_id', `id = '${devices.owner}'`],
]
const dangling: Check[] = pointers.map(([table, column, where]) => ({
  name: `${table}.${column} refers to an existing row`,
  about: [`links of ${table}`],
  run: async (db) => {
    const text = `update ${table} set ${column} = '${nobody}' where ${where}`
    await assert.rejects(db.sql(text), { code: '23503' })
  },
}))

const count = async (db: Db, table: string, where: string) =>
  Number((await db.sql(`select count(*) from ${table} where ${where}`))[0]?.count)

const removals: Check[] = [
  {
    name: 'an account with projects cannot be removed',
    about: ['links of public.projects'],
    run: async (db) => {
      const text = `delete from auth.users where id = '${accounts.owner}'`
      // Either code: checked at once, or at the end of the statement.
      await assert.rejects(db.sql(text), ({ code }) => code === '23001' || code === '23503')
    },
  },
  {
    name: 'removing an account without projects removes its profile, ownership, reviews and accreditations',
    about: [
      ...['links of public.profiles', 'links of private.owners'],
      ...['links of public.reviews', 'links of public.accreditations'],
    ],
    run: async (db) => {
      await db.sql(`delete from public.projects where user_id = '${accounts.rival}'`)
      await db.sql(`delete from auth.users where id = '${accounts.rival}'`)
      assert.equal(await count(db, 'public.profiles', `id = '${accounts.rival}'`), 0)
      for (const table of ['private.owners', 'public.reviews', 'public.accreditations']) {
        assert.equal(await count(db, table, `user_id = '${accounts.rival}'`), 0)
      }
    },
  },
  {
    name: 'removing a project removes its images and former slugs and queues every file',
    about: [
      'links of public.project_images',
      'links of public.project_slugs',
      'public.project_images',
      'public.projects',
      'private.discard_uploads_of_project()',
    ],
    run: async (db) => {
      await db.perform('owner', 'delete from projects where id = $1', [projects.owner])
      const of = `project_id = '${projects.owner}'`
      assert.equal(await count(db, 'public.project_images', of), 0)
      assert.equal(await count(db, 'public.project_slugs', of), 0)
      const queued = await db.sql(
        `select bucket || ':' || path as file from public.file_removals where path like $1 order by file`,
        [`${folder('owner')}/%`],
      )
      assert.deepEqual(
        queued.map(({ file }) => file),
        [
          `project-images:${folder('owner')}/after.webp`,
          `project-images:${folder('owner')}/before.webp`,
          `project-images:${folder('owner')}/film.webp`,
          `project-images:${folder('owner')}/sent.webp`,
          `project-videos:${folder('owner')}/film.mp4`,
          `uploads:${folder('owner')}/sent.jpg`,
        ],
      )
    },
  },
  {
    name: 'a review outlives its project',
    about: ['links of public.reviews'],
    run: async (db) => {
      await db.perform('owner', 'delete from projects where id = $1', [projects.owner])
      const kept = `id = '${reviews.owner}' and project_id is null`
      assert.equal(await count(db, 'public.reviews', kept), 1)
    },
  },
  {
    name: 'removing an account removes its uploads, and only an account can upload',
    about: ['links of public.uploads'],
    run: async (db) => {
      await db.sql(`delete from public.projects where user_id = '${accounts.rival}'`)
      const announce = (account: string, name: string) =>
        db.sql(
          `insert into public.uploads (id, user_id, project_id, kind, staged_path)
          values (gen_random_uuid(), $1, $2, 'image', $1::uuid || '/' || $2::uuid || '/' || $3)`,
          [account, nobody, name],
        )
      await announce(accounts.rival, 'a.jpg')
      await db.sql(`delete from auth.users where id = '${accounts.rival}'`)
      assert.equal(await count(db, 'public.uploads', `user_id = '${accounts.rival}'`), 0)
      await assert.rejects(announce(nobody, 'b.jpg'), { code: '23503' })
    },
  },
  {
    name: 'purging an enquiry removes its mails, which are about an existing one',
    about: ['links of public.outbox'],
    run: async (db) => {
      const confirm = (id: string) => db.sql('insert into outbox (confirms) values ($1)', [id])
      await confirm(enquiries.inbox)
      await assert.rejects(
        db.undone(async () => void (await confirm(nobody))),
        { code: '23503' },
      )
      await db.perform('server', 'delete from contact_forms where id = $1', [enquiries.inbox])
      assert.equal(await count(db, 'public.outbox', 'true'), 0)
    },
  },
]

/** Rows that must be unique, each inserted a second time without triggers. */
const twice: [table: string, what: string, change: string][] = [
  ['private.owners', 'account', ''],
  ['public.profiles', 'account', ''],
  ['public.projects', 'id', `, "slug": "other"`],
  ['public.projects', 'address', `, "id": "${nobody}"`],
  ['public.project_slugs', 'address', ''],
  ['public.project_images', 'id', `, "path": "${folder('owner')}/other"`],
  ['public.project_images', 'file', `, "id": "${nobody}"`],
  ['public.contact_forms', 'id', ''],
  ['public.enquiry_images', 'id', ''],
  ['public.reviews', 'id', ''],
  ['public.accreditations', 'id', ''],
  ['public.outbox', 'id', `, "contact_form_id": "${enquiries.spam}"`],
  ['public.outbox', 'enquiry', `, "id": 99`],
  [
    'public.uploads',
    'id',
    `, "staged_path": "${folder('owner')}/x", "path": "${folder('owner')}/x"`,
  ],
  ['public.uploads', 'staged file', `, "id": "${nobody}", "path": "${folder('owner')}/x"`],
  ['public.uploads', 'checked file', `, "id": "${nobody}", "staged_path": "${folder('owner')}/x"`],
  ['private.sign_in_tries', 'kind and key', ''],
  ['public.push_devices', 'id', `, "endpoint": "https://push.test/new"`],
  ['public.push_devices', 'address', `, "id": "${nobody}"`],
  ['public.file_removals', 'id', `, "path": "other"`],
  ['public.file_removals', 'file', `, "id": 99`],
]
const uniqueness: Check[] = twice.map(([table, what, change]) => ({
  name: `${table}: one row for each ${what}`,
  about: [`links of ${table}`],
  run: async (db) => {
    await db.sql('set local session_replication_role = replica')
    const text = `insert into ${table} overriding system value
      select (jsonb_populate_record(t, $1)).* from ${table} t limit 1`
    await assert.rejects(db.sql(text, [`{"-": 0${change}}`]), { code: '23505' })
  },
}))

export const referenceChecks = [...dangling, ...removals, ...uniqueness]
