import assert from 'node:assert/strict'
import { periods } from '../../../lib/periods.ts'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { enquiries } from '../world.ts'
import { send } from './sending.ts'

const purge = 'public.purge_enquiries()'
const about = [
  'public.contact_forms',
  'private.set_spam_since()',
  'private.purge_enquiries()',
  purge,
]

const id = enquiries.inbox

/** Sets columns without triggers, which would overwrite them. */
async function age(db: Db, assignment: string): Promise<void> {
  await db.sql('set local session_replication_role = replica')
  await db.sql(`update contact_forms set ${assignment} where id = $1`, [id])
  await db.sql('set local session_replication_role = origin')
}

const exists = async (db: Db) =>
  (await db.sql('select 1 from contact_forms where id = $1', [id])).length === 1

const ago = (days: number) => `now() - interval '${days} days'`
const deletion = ago(periods.deletedDays)
const spamFrom = ago(periods.spamDays)
const ages: [what: string, assignment: string, stays: boolean][] = [
  ['deleted longer ago than the period', `deleted_at = ${deletion} - interval '1 second'`, false],
  ['deleted exactly the period ago', `deleted_at = ${deletion}`, true],
  [
    'in spam for longer than is kept',
    `archived = true, spam_since = ${spamFrom} - interval '1 second'`,
    false,
  ],
  ['in spam for as long as is kept', `archived = true, spam_since = ${spamFrom}`, true],
  ['ten years old', `created_at = now() - interval '10 years'`, true],
]

/** More rows than one write erases, the latest ones first in the table. */
async function flood(db: Db, column: 'deleted_at' | 'spam_since'): Promise<void> {
  await db.sql('set local session_replication_role = replica')
  await db.sql(
    `insert into contact_forms (id, name, email, project_type, message, status, archived, ${column})
     select gen_random_uuid(), 'Flood ' || n, 'flood@x.org', 'custom', 'Hello', 'new', $1,
       now() - interval '91 days' - n * interval '1 second'
     from generate_series(1, 250) n`,
    [column === 'spam_since'],
  )
  await db.sql('set local session_replication_role = origin')
}

const flooded = async (db: Db) =>
  (
    await db.sql<{ name: string }>(
      `select name from contact_forms where name like 'Flood %'
       order by substring(name from 7)::integer`,
    )
  ).map(({ name }) => name)

const since = async (db: Db) =>
  (
    await db.sql('select spam_since, spam_since = now() as now from contact_forms where id = $1', [
      id,
    ])
  )[0]

export const retentionChecks: Check[] = [
  ...ages.flatMap(([what, assignment, stays]) => [
    {
      name: `a message ${what} ${stays ? 'stays' : 'goes'} when the next one comes`,
      about,
      run: async (db: Db) => {
        await age(db, assignment)
        await send(db, {})
        assert.equal(await exists(db), stays)
      },
    },
    {
      name: `a message ${what} ${stays ? 'stays' : 'goes'} when the owner works on another`,
      about,
      run: async (db: Db) => {
        await age(db, assignment)
        const text = `update contact_forms set note = 'x' where id = $1`
        await db.perform('owner', text, [enquiries.spam])
        assert.equal(await exists(db), stays)
      },
    },
  ]),
  ...(['deleted_at', 'spam_since'] as const).map((column) => ({
    name: `many that are due at once by ${column} are erased 200 at a time, oldest first`,
    about,
    run: async (db: Db) => {
      await flood(db, column)
      await send(db, {})
      const left = await flooded(db)
      assert.equal(left.length, 50)
      assert.equal(left.at(-1), 'Flood 50')
      await send(db, {})
      assert.deepEqual(await flooded(db), [])
    },
  })),
  {
    name: 'the scheduled call erases due messages without other writes',
    about: [purge],
    run: async (db) => {
      await age(db, `deleted_at = ${deletion} - interval '1 second'`)
      await db.perform('server', 'select purge_enquiries()')
      assert.equal(await exists(db), false)
    },
  },
  {
    name: 'a message is spam from the moment it is moved there, until it is moved to the inbox',
    about,
    run: async (db) => {
      const set = (archived: boolean) =>
        db.perform('owner', 'update contact_forms set archived = $2 where id = $1', [id, archived])
      assert.equal((await since(db))?.spam_since, null)
      await set(true)
      assert.equal((await since(db))?.now, true)
      await age(db, `spam_since = now() - interval '5 days'`)
      await set(true)
      assert.equal((await since(db))?.now, false)
      await set(false)
      assert.equal((await since(db))?.spam_since, null)
    },
  },
  {
    name: 'a new message that is spam is so from its arrival, whatever was asked for',
    about,
    run: async (db) => {
      const spam = await send(db, { quarantine_reason: 'honeypot' })
      assert.deepEqual(spam.spam_since, spam.created_at)
      assert.equal((await send(db, { spam_since: '2001-01-01' }, 'server')).spam_since, null)
    },
  },
]
