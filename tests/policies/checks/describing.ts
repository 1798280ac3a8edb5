import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { columns } from '../matrix/columns.ts'
import { definers, functions } from '../matrix/functions.ts'
import { policies } from '../matrix/policies.ts'

interface Described {
  tables: Record<string, boolean>
  columns: Record<string, string>
  policies: Record<string, string>
  functions: Record<string, string>
  bodies: Record<string, string>
  triggers: Record<string, boolean>
  grants: Record<string, string>
  live: string[]
  webhooks: { table: string; address: string; secret: string | null; events: string[] }[]
  owners: number
}

async function readDescription(db: Db): Promise<Described> {
  const [row] = await db.perform<{ described: Described }>(
    'server',
    'select public.describe_database() as described',
  )
  assert(row)
  return row.described
}

export const describingChecks: Check[] = [
  {
    name: 'the description lists every table, column, rule, function, trigger and right',
    about: ['public.describe_database()'],
    run: async (db) => {
      const found = await readDescription(db)
      const tables = Object.keys(columns)
      assert.deepEqual(found.tables, Object.fromEntries(tables.map((name) => [name, true])))
      assert.deepEqual(
        Object.keys(found.columns).sort(),
        Object.entries(columns)
          .flatMap(([table, rules]) => Object.keys(rules).map((column) => `${table}.${column}`))
          .sort(),
      )
      assert.equal(found.columns['public.projects.start_date'], 'date')
      assert.deepEqual(
        Object.keys(found.policies).sort(),
        Object.entries(policies)
          .flatMap(([table, names]) => names.map((name) => `${table}: ${name}`))
          .sort(),
      )
      assert.equal(
        found.policies['public.projects: everyone reads projects'],
        'SELECT to anon, authenticated using (NOT is_hidden) check',
      )
      assert.deepEqual(
        found.functions,
        Object.fromEntries(
          Object.entries(functions).map(([name, callers]) => {
            const open = ['anon', 'authenticated'].filter((role) => callers.includes(role as never))
            return [name, [definers.includes(name) ? 'definer' : 'invoker', ...open].join(' ')]
          }),
        ),
      )
      assert.deepEqual(Object.keys(found.bodies).sort(), Object.keys(functions).sort())
      const triggers = await db.sql<{ name: string }>(
        `select event_object_schema || '.' || event_object_table || ': ' || trigger_name as name
        from information_schema.triggers where event_object_schema = 'public' group by 1 order by 1`,
      )
      assert.deepEqual(
        Object.keys(found.triggers).sort(),
        triggers.map(({ name }) => name),
      )
      for (const [table, rules] of Object.entries(columns)) {
        for (const [position, role] of (['anon', 'authenticated'] as const).entries()) {
          const right = (sign: string) => {
            const open = Object.entries<string>(rules).filter(([, rule]) =>
              rule.split(' ')[position]?.includes(sign),
            )
            return open.map(([column]) => column).sort()
          }
          const told = found.grants[`${table}: ${role}`] ?? 'nothing'
          assert.deepEqual(openColumns(told, Object.keys(rules)), {
            INSERT: right('i'),
            SELECT: right('r'),
            UPDATE: right('u'),
          })
        }
      }
      assert.equal(
        found.grants['public.uploads: authenticated'],
        'DELETE, INSERT (id, kind, project_id, staged_path, user_id), SELECT',
      )
      assert.equal(found.grants['private.owners: anon'], '')
      assert.deepEqual(Object.keys(found.grants).length, tables.length * 2)
      assert.deepEqual(found.live, ['contact_forms', 'enquiry_images'])
      assert.deepEqual(found.webhooks, [])
      assert.equal(found.owners, 2)
    },
  },
  {
    name: 'the description shows what was switched off, opened, added or removed',
    about: ['public.describe_database()'],
    run: async (db) => {
      await db.exec(`alter table public.projects disable row level security;
        alter table public.projects disable trigger projects_touch;
        alter publication supabase_realtime drop table public.contact_forms;
        delete from private.owners;
        create schema supabase_functions;
        create function supabase_functions.http_request() returns trigger language plpgsql
          as 'begin return null; end';
        create trigger told after insert on public.profiles
          for each statement execute function supabase_functions.http_request('https://site.example/told', 'POST');
        create trigger told_of_changes after update or delete on public.profiles
          for each row execute function supabase_functions.http_request('https://site.example/told', 'POST',
            '{"Content-type":"application/json", "authorization" : "Bearer of the site"}', '{}', '5000');
        create trigger told_of_rows after insert on public.profiles
          for each row execute function supabase_functions.http_request('', 'POST',
            '{"Authorization":"Basic x"}', '"Authorization":"Bearer none"');
        create trigger told after insert on public.projects
          for each statement execute function supabase_functions.http_request();
        alter table public.projects disable trigger told;
        create table storage.somewhere_else (id integer);
        create trigger told after insert on storage.somewhere_else
          for each statement execute function supabase_functions.http_request();
        create trigger touched after insert on storage.somewhere_else
          for each statement execute function private.touch_updated_at();
        create publication another for table public.projects;
        create policy elsewhere on auth.users for select to anon using (true)`)
      const found = await readDescription(db)
      assert.equal(found.tables['public.projects'], false)
      assert.equal(found.triggers['public.projects: projects_touch'], false)
      assert.equal(found.triggers['public.profiles: profiles_touch'], true)
      assert.equal('public.profiles: told' in found.triggers, false)
      assert.equal('storage.somewhere_else: touched' in found.triggers, false)
      assert.equal('auth.users: elsewhere' in found.policies, false)
      assert.deepEqual(found.live, ['enquiry_images'])
      const hook = { table: 'profiles', address: 'https://site.example/told', secret: null }
      assert.deepEqual(found.webhooks, [
        { ...hook, events: ['INSERT'] },
        {
          ...hook,
          secret: createHash('sha256').update('of the site').digest('hex'),
          events: ['DELETE', 'UPDATE'],
        },
        { ...hook, address: '', events: ['INSERT'] },
      ])
      assert.equal(found.owners, 0)
    },
  },
  {
    name: 'the description shows an added column right and a changed function body',
    about: ['public.describe_database()'],
    run: async (db) => {
      const before = await readDescription(db)
      const [touch] = await db.sql<{ definition: string }>(
        `select replace(pg_get_functiondef('private.touch_updated_at()'::regprocedure), E'\\n', E'\\r\\n') as definition`,
      )
      await db.exec(`grant select (full_name) on public.profiles to anon;
        grant update on public.contact_forms to authenticated;
        create or replace function private.is_owner() returns boolean
          language sql stable security definer set search_path = '' as 'select true';
        alter function private.logo_path(text) volatile;
        alter function public.add_owner(uuid) reset search_path;
        ${touch?.definition}`)
      const after = await readDescription(db)
      const changed = (kind: 'bodies' | 'grants' | 'functions') =>
        Object.keys(after[kind])
          .filter((name) => after[kind][name] !== before[kind][name])
          .sort()
      assert.deepEqual(changed('grants'), [
        'public.contact_forms: authenticated',
        'public.profiles: anon',
      ])
      assert.deepEqual(changed('bodies'), [
        'private.is_owner()',
        'private.logo_path(text)',
        'public.add_owner(uuid)',
      ])
      assert.deepEqual(changed('functions'), [])
    },
  },
]

/** Columns opened by a right such as 'INSERT, SELECT (id, title)', by verb; DELETE has none. */
function openColumns(told: string, all: string[]): Record<string, string[]> {
  const named = (verb: string) => {
    const [is, list] = new RegExp(`${verb}(?: \\(([^)]*)\\))?`).exec(told) ?? []
    return is ? (list?.split(', ') ?? all.toSorted()) : []
  }
  return { INSERT: named('INSERT'), SELECT: named('SELECT'), UPDATE: named('UPDATE') }
}
