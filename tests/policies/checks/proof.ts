import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { accounts } from '../personas.ts'
import { accreditations, projects, reviews } from '../world.ts'
import { queued } from './sent-files.ts'

const kinds = [
  ['public.reviews', 'public.order_reviews(uuid[])', reviews],
  ['public.accreditations', 'public.order_accreditations(uuid[])', accreditations],
] as const

const columns = {
  'public.reviews': [`(id, user_id, name, given_on, words)`, `'Rose', '2026-01-01', 'Warm.'`],
  'public.accreditations': [`(id, user_id, name)`, `'Guild'`],
} as const

async function another(db: Db, table: keyof typeof columns): Promise<string> {
  const id = randomUUID()
  const [names, values] = columns[table]
  await db.perform('owner', `insert into ${table} ${names} values ($1, $2, ${values})`, [
    id,
    accounts.owner,
  ])
  return id
}

const ordering = kinds.map(
  ([table, call, rows]): Check => ({
    name: `${table}: an owner puts their own in order, and no others`,
    about: [table, call],
    run: async (db) => {
      const [second, left] = [await another(db, table), await another(db, table)]
      await db.sql(`update ${table} set position = 7 where id = any ($1)`, [[left, rows.rival]])
      await db.perform('owner', `select ${call.replace('uuid[]', '$1')}`, [
        [second, rows.owner, rows.rival],
      ])
      const found = await db.sql(`select id, position from ${table} where id = any ($1)`, [
        [second, rows.owner, left, rows.rival],
      ])
      assert.deepEqual(Object.fromEntries(found.map(({ id, position }) => [id, position])), {
        [second]: 1,
        [rows.owner]: 2,
        [left]: 7,
        [rows.rival]: 7,
      })
    },
  }),
)

const own = `${accounts.owner}/logo`
const address = (path: string) => `https://host.test/storage/v1/object/public/logos/${path}`
const wear = (db: Db, path: string | null, account: 'owner' | 'rival' = 'owner') =>
  db.perform(account, 'update accreditations set logo_url = $2 where id = $1', [
    accreditations[account],
    path && address(path),
  ])
const wearAsCompany = (db: Db, path: string | null) =>
  db.perform('owner', 'update profiles set logo_url = $2 where id = $1', [
    accounts.owner,
    path && address(path),
  ])

const about = [
  'public.accreditations',
  'private.queue_logo_removal()',
  'private.is_logo_used(text)',
]

const logos: Check[] = [
  {
    name: 'a replaced, removed or deleted logo of an accreditation is queued, one in use again is not',
    about,
    run: async (db) => {
      await wear(db, `${own}/a.png`)
      await db.perform('owner', `update accreditations set name = 'Other'`)
      await wear(db, `${own}/b.png`)
      assert.deepEqual(await queued(db), [`logos:${own}/a.png`])
      await wear(db, `${own}/a.png`)
      assert.deepEqual(await queued(db), [`logos:${own}/b.png`])
      await db.perform('owner', 'delete from accreditations')
      assert.deepEqual(await queued(db), [`logos:${own}/a.png`, `logos:${own}/b.png`])
    },
  },
  {
    name: 'a logo that a profile or another accreditation shows stays, as does another owner’s',
    about,
    run: async (db) => {
      await wearAsCompany(db, `${own}/a.png`)
      await wear(db, `${own}/a.png`)
      await wear(db, `${own}/b.png`)
      await wear(db, `${own}/b.png`, 'rival')
      await wear(db, null)
      await wear(db, `${accounts.rival}/logo/theirs.png`)
      await wear(db, null)
      await wear(db, `${own}/a.png`)
      await wearAsCompany(db, null)
      assert.deepEqual(await queued(db), [])
    },
  },
  {
    name: 'a saved upload leaves its logo to the accreditation',
    about: ['private.queue_upload_removal()', 'private.is_logo_used(text)', 'public.uploads'],
    run: async (db) => {
      const [id, path] = [randomUUID(), `${own}/sent.png`]
      const staged = `${own}/${id}-sent.png`
      await db.sql(
        `insert into public.uploads (id, user_id, kind, staged_path, bucket, path, url, finished_at)
         values ($1, $2, 'logo', $3, 'logos', $4, $5, now())`,
        [id, accounts.owner, staged, path, address(path)],
      )
      await wear(db, path)
      await db.perform('owner', 'delete from uploads where id = $1', [id])
      assert.deepEqual(await queued(db), [`uploads:${staged}`])
    },
  },
]

export const proofChecks: Check[] = [
  {
    name: 'a review moves to a project of its owner’s, or to none',
    about: ['public.reviews'],
    run: async (db) => {
      const move = async (project: string | null) => {
        const text = 'update reviews set project_id = $2 where id = $1'
        return (await db.attempt('owner', text, [reviews.owner, project])).error
      }
      assert.equal(await move(null), undefined)
      assert.equal(await move(projects.owner), undefined)
      assert.equal(await move(projects.rival), 'refused')
    },
  },
  ...ordering,
  ...logos,
]
