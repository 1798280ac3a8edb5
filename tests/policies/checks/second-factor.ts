import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { type Table, tables } from '../matrix/columns.ts'
import { marks } from '../matrix/rows.ts'
import { accounts, type Level, type Persona } from '../personas.ts'

const about = ['private.is_owner()', 'public.viewer_is_owner()']

const addFactor = (db: Db, status: 'verified' | 'unverified', account: keyof typeof accounts) =>
  db.sql(`insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', $2)`, [
    accounts[account],
    status,
  ])
const isOwner = async (db: Db, caller: Persona | Level) =>
  (await db.attempt(caller, 'select viewer_is_owner() as answer')).rows[0]?.answer

/** What a caller reads of a table, or changes or removes without a condition. */
async function reach(db: Db, caller: Persona | Level, table: Table) {
  const { key, touch } = marks[table]
  const [column, value] = touch
  const reached: unknown[] = []
  for (const text of [
    `select ${key} as key from ${table} order by 1`,
    `update ${table} set ${column} = '${value}'`,
    `delete from ${table}`,
  ]) {
    const { rows, affected, error } = await db.attempt(caller, text)
    reached.push(error ?? { rows, affected })
  }
  return reached
}

const levels: Check[] = [
  {
    name: 'without a factor the level of a session does not matter',
    about,
    run: async (db) => {
      await addFactor(db, 'unverified', 'owner')
      await addFactor(db, 'verified', 'rival')
      assert.equal(await isOwner(db, 'owner at aal1'), true)
      assert.equal(await isOwner(db, 'owner at aal2'), true)
      assert.equal(await isOwner(db, 'rival'), false)
    },
  },
  {
    name: 'with a factor a session at aal1 is no owner’s, and one at aal2 is',
    about,
    run: async (db) => {
      await addFactor(db, 'verified', 'owner')
      await addFactor(db, 'unverified', 'owner')
      assert.equal(await isOwner(db, 'owner at aal1'), false)
      assert.equal(await isOwner(db, 'owner at aal2'), true)
    },
  },
  {
    name: 'a second factor makes no owner',
    about,
    run: async (db) => {
      await addFactor(db, 'verified', 'owner')
      await db.sql('delete from private.owners where user_id = $1', [accounts.owner])
      assert.equal(await isOwner(db, 'owner at aal2'), false)
    },
  },
  ...tables.map((table) => ({
    name: `with a factor ${table} is at aal2 what it was, and at aal1 what a former owner has of it`,
    about: [...about, `rows of ${table}`],
    run: async (db: Db) => {
      const before = await reach(db, 'owner', table)
      await addFactor(db, 'verified', 'owner')
      assert.deepEqual(await reach(db, 'owner at aal2', table), before)
      const half = await reach(db, 'owner at aal1', table)
      await db.sql('delete from private.owners where user_id = $1', [accounts.owner])
      assert.deepEqual(half, await reach(db, 'owner at aal2', table))
    },
  })),
  {
    name: 'with a factor a session at aal1 reads and stages no file',
    about: [...about, 'storage.objects'],
    run: async (db) => {
      await addFactor(db, 'verified', 'owner')
      const read = `select name from storage.objects where bucket_id = 'uploads'`
      assert.deepEqual((await db.attempt('owner at aal1', read)).rows, [])
      assert.notEqual((await db.attempt('owner at aal2', read)).rows.length, 0)
    },
  },
]

const take = async (db: Db, account: string, code: string) =>
  (await db.perform('server', 'select take_code($1, $2) as first', [account, code]))[0]?.first

const codes: Check[] = [
  {
    name: 'a code is taken once in two minutes, for its account alone',
    about: ['public.take_code(text,text)', 'private.sign_in_tries'],
    run: async (db) => {
      await db.sql('delete from private.sign_in_tries')
      assert.equal(await take(db, 'ann', '123'), true)
      assert.equal(await take(db, 'ann', '123'), false)
      assert.equal(await take(db, 'ann', '456'), true)
      assert.equal(await take(db, 'bob', '123'), true)
      for (const [ago, first] of [
        [120, false],
        [120.1, true],
      ] as const) {
        await db.sql(
          `update private.sign_in_tries set last_at = now() - $1 * interval '1 second'`,
          [ago],
        )
        assert.equal(await take(db, 'ann', '123'), first, `${ago} s`)
      }
      await db.sql(`insert into private.sign_in_tries values ('known', 'kept', 0, '2001-01-01')`)
      await take(db, 'ann', '789')
      const kept = await db.sql(`select kind from private.sign_in_tries where key = 'kept'`)
      assert.equal(kept.length, 1)
    },
  },
]

export const secondFactorChecks = [...levels, ...codes]
