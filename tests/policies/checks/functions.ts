import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { definers, functions } from '../matrix/functions.ts'
import { accounts, type Persona, roles, sessions } from '../personas.ts'

const execute: Check[] = Object.entries(functions).map(([name, allowed]) => ({
  name: `${name} can be called by: ${allowed.join(', ') || 'triggers and functions alone'}`,
  about: [name],
  run: async (db) => {
    const held = await db.sql<{ role: string }>(
      `select role from unnest($1::text[]) role where has_function_privilege(role, $2, 'execute')`,
      [roles, name],
    )
    assert.deepEqual(
      held.map(({ role }) => role),
      allowed,
    )
  },
}))

const answers: Record<Persona, boolean | 'denied'> = {
  visitor: 'denied',
  stranger: false,
  rival: true,
  owner: true,
  server: 'denied',
}

const isOwner: Check[] = ['public.viewer_is_owner()', 'private.is_owner()'].flatMap((name) =>
  Object.entries(answers).map(([persona, answer]) => ({
    name: `${name} answers ${persona}: ${answer}`,
    about: [name, 'rows of private.owners', 'schema private', 'schema public'],
    run: async (db: Db) => {
      const { rows, error } = await db.attempt(persona as Persona, `select ${name} as answer`)
      assert.equal(error ?? rows[0]?.answer, answer)
    },
  })),
)

const endedSessions: Check[] = [
  {
    name: "an owner's token is worthless after its session ended, even if another session exists",
    change: 'update auth.sessions set id = gen_random_uuid() where id = $1',
  },
  {
    name: "an owner's token is worthless with another account's session",
    change: `update auth.sessions set user_id = '${accounts.rival}' where id = $1`,
  },
].map(({ name, change }) => ({
  name,
  about: ['private.is_owner()', 'public.viewer_is_owner()', 'rows of public.contact_forms'],
  run: async (db: Db) => {
    const read = () => db.attempt('owner', 'select id from contact_forms')
    assert.notEqual((await read()).rows.length, 0)
    await db.sql(change, [sessions.owner])
    const { rows } = await db.attempt('owner', 'select private.is_owner() as answer')
    assert.equal(rows[0]?.answer, false)
    assert.deepEqual((await read()).rows, [])
  },
}))

const addOwner: Check[] = [
  {
    name: 'add_owner makes the stranger an owner, and may be repeated',
    about: ['public.add_owner(uuid)', 'private.owners'],
    run: async (db) => {
      const add = () => db.perform('server', 'select add_owner($1)', [accounts.stranger])
      await add()
      await add()
      const { rows } = await db.attempt('stranger', 'select viewer_is_owner() as answer')
      assert.equal(rows[0]?.answer, true)
    },
  },
  {
    name: 'add_owner refuses an account that does not exist',
    about: ['public.add_owner(uuid)', 'private.owners'],
    run: async (db) => {
      const { error } = await db.attempt('server', 'select add_owner(gen_random_uuid())')
      assert.equal(error, '23503')
    },
  },
  ...(['visitor', 'stranger', 'owner'] as const).map((persona) => ({
    name: `${persona} cannot call add_owner`,
    about: ['public.add_owner(uuid)'],
    run: async (db: Db) => {
      const { error } = await db.attempt(persona, 'select add_owner($1)', [accounts.stranger])
      assert.equal(error, 'denied')
    },
  })),
]

/** Objects of the same name in other schemas must not be called. */
const conventions: Check[] = Object.keys(functions).map((name) => ({
  name: `${name} is a security definer only if needed, with an empty search path`,
  about: [name],
  run: async (db) => {
    const [row] = await db.sql(
      'select prosecdef as definer, proconfig as settings from pg_proc where oid = $1::regprocedure',
      [name],
    )
    assert.deepEqual(row, { definer: definers.includes(name), settings: ['search_path=""'] })
  },
}))

const schemas: Check = {
  name: 'only accounts may use schema private, and nobody may create objects',
  about: ['schema private', 'schema public'],
  run: async (db) => {
    const held = await db.sql(
      `select role || ' ' || privilege || ' ' || schema as held
      from unnest($1::text[]) role, unnest(array['usage', 'create']) privilege,
        unnest(array['private', 'public']) schema
      where has_schema_privilege(role, schema, privilege) order by 1`,
      [roles],
    )
    assert.deepEqual(
      held.map((row) => row.held),
      [
        'anon usage public',
        'authenticated usage private',
        'authenticated usage public',
        'service_role usage public',
      ],
    )
  },
}

const newObjects: Check = {
  name: 'objects of later migrations are closed until granted by name',
  about: ['schema public'],
  run: async (db) => {
    await db.sql('create table public.later (id bigserial primary key)')
    await db.sql('create function public.later() returns int language sql as $$ select 1 $$')
    for (const persona of ['visitor', 'owner', 'server'] as const) {
      for (const text of [
        'select * from later',
        'insert into later default values',
        'delete from later',
        "select nextval('later_id_seq')",
        'select later()',
      ]) {
        assert.equal((await db.attempt(persona, text)).error, 'denied', `${persona}: ${text}`)
      }
    }
  },
}

export const functionChecks = [
  ...execute,
  ...isOwner,
  ...endedSessions,
  ...addOwner,
  ...conventions,
  schemas,
  newObjects,
]
