import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { accounts, type Level, type Persona, sessions } from '../personas.ts'

const list = 'public.own_sessions()'
const end = 'public.end_own_session(uuid)'

interface Listed {
  id: string
  is_current: boolean
  used_at: string
  user_agent: string | null
}
const listed = async (db: Db, caller: Persona | Level) =>
  (await db.attempt(caller, 'select * from own_sessions()')).rows as unknown as Listed[]
const count = async (db: Db) => (await listed(db, 'owner')).length

/** Another session of the owner, with columns as SQL. */
async function add(db: Db, columns: Record<string, string> = {}) {
  const names = ['user_id', ...Object.keys(columns)]
  const values = [`'${accounts.owner}'`, ...Object.values(columns)]
  const [row] = await db.sql<{ id: string }>(
    `insert into auth.sessions (id, ${names}) values (gen_random_uuid(), ${values}) returning id`,
  )
  return row?.id ?? ''
}
const ends = async (db: Db, caller: Persona | Level, id: string) =>
  (await db.perform(caller, 'select end_own_session($1) as ended', [id]))[0]?.ended

const utc = (time: string) => `(${time}) at time zone 'utc'`

export const sessionChecks: Check[] = [
  {
    name: 'an owner sees the own sessions, this one first, then the last used',
    about: [list],
    run: async (db) => {
      const old = await add(db, {
        created_at: `now() - interval '3 days'`,
        refreshed_at: utc(`now() - interval '2 days'`),
        user_agent: `repeat('x', 501)`,
      })
      const recent = await add(db, { created_at: `now() - interval '1 day'` })
      const rows = await listed(db, 'owner')
      assert.deepEqual(
        rows.map(({ id, is_current }) => [id, is_current]),
        [
          [sessions.owner, true],
          [recent, false],
          [old, false],
        ],
      )
      assert.deepEqual(
        rows.map(({ user_agent }) => user_agent?.length),
        [undefined, undefined, 500],
      )
      const [time] = await db.sql(`select now() - interval '2 days' as at`)
      assert.equal(rows[2]?.used_at, time?.at)
    },
  },
  {
    name: 'strangers have no list, and a session that is no owner’s has none either',
    about: [list],
    run: async (db) => {
      assert.deepEqual(await listed(db, 'stranger'), [])
      await db.sql(
        `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
        [accounts.owner],
      )
      assert.deepEqual(await listed(db, 'owner at aal1'), [])
    },
  },
  {
    name: 'sessions that have run out are not listed',
    about: [list],
    run: async (db) => {
      const week = `now() - interval '7 days'`
      const month = `now() - interval '30 days'`
      const second = `interval '1 second'`
      for (const [columns, isShown] of [
        [{ created_at: `${week} + ${second}` }, true],
        [{ created_at: week }, false],
        [{ created_at: `${month} + ${second}`, refreshed_at: utc('now()') }, true],
        [{ created_at: month, refreshed_at: utc('now()') }, false],
        [{ created_at: `now() - interval '8 days'`, refreshed_at: utc(week) }, false],
        [{ not_after: `now() + ${second}` }, true],
        [{ not_after: 'now()' }, false],
      ] as [Record<string, string>, boolean][]) {
        const before = await count(db)
        await add(db, columns)
        assert.equal((await count(db)) - before, Number(isShown), JSON.stringify(columns))
      }
    },
  },
  {
    name: 'with a factor, sessions that lack it are not listed',
    about: [list],
    run: async (db) => {
      await db.sql(
        `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'unverified'), ($2, 'totp', 'verified')`,
        [accounts.owner, accounts.rival],
      )
      await add(db, { aal: `'aal1'` })
      const full = await add(db, { aal: `'aal2'` })
      assert.equal((await listed(db, 'owner at aal2')).length, 3)
      await db.sql(`update auth.mfa_factors set status = 'verified'`)
      const rows = await listed(db, 'owner at aal2')
      assert.deepEqual(
        rows.map(({ id }) => id),
        [full],
      )
    },
  },
  {
    name: 'an owner ends one session of their own, and no others',
    about: [end],
    run: async (db) => {
      const [phone, tablet] = [await add(db), await add(db)]
      assert.equal(await ends(db, 'rival', phone), false)
      assert.equal(await ends(db, 'owner', phone), true)
      assert.equal(await ends(db, 'owner', phone), false)
      const left = await db.sql('select id from auth.sessions order by id')
      const ids = [...Object.values(sessions), tablet].sort()
      assert.deepEqual(
        left.map(({ id }) => id),
        ids,
      )
    },
  },
  {
    name: 'nobody but an owner ends a session, not even their own',
    about: [end],
    run: async (db) => {
      assert.equal(await ends(db, 'stranger', sessions.stranger), false)
      await db.sql(
        `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
        [accounts.owner],
      )
      assert.equal(await ends(db, 'owner at aal1', sessions.owner), false)
    },
  },
]
