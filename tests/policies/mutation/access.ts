import type { Mutant, Mutants } from './mutant.ts'
import { weakened } from './mutant.ts'

/** Verbs as the checks name them. */
const trials: Record<string, string> = {
  select: 'read',
  insert: 'insert',
  update: 'change',
  delete: 'remove',
}

interface Policy {
  name: string
  table: string
  verb: string
  roles: string[]
  qual: string | null
  check: string | null
}

const policies: Mutants = async (db) => {
  const rows = await db.sql<Policy>(
    `select policyname as name, schemaname || '.' || tablename as table, lower(cmd) as verb, roles::text[], qual, with_check as check
    from pg_policies where schemaname in ('public', 'private', 'storage')`,
  )
  return rows.flatMap(({ name, table, verb, roles, qual, check }) => {
    const about = [`${trials[verb]} ${table}`, `rows of ${table}`]
    const alter = (what: string, change: string): Mutant => ({
      name: `policy "${name}" on ${table} ${what}`,
      about,
      sql: `alter policy "${name}" on ${table} ${change}`,
    })
    const loosen = (clause: 'using' | 'with check', expression: string | null) =>
      expression === null || expression === 'true'
        ? []
        : [
            alter(`${clause} true`, `${clause} (true)`),
            ...weakened(expression).map(({ left, without }) =>
              alter(`${clause} without ${without}`, `${clause} (${left})`),
            ),
          ]
    return [
      {
        name: `policy "${name}" on ${table} dropped`,
        about,
        sql: `drop policy "${name}" on ${table}`,
      },
      ...loosen('using', qual),
      ...loosen('with check', check),
      ...(roles.length > 1 ? roles : []).map((role) => {
        const others = roles.filter((other) => other !== role)
        return alter(`no longer for ${role}`, `to ${others.join(', ')}`)
      }),
    ]
  })
}

const security: Mutants = async (db) => {
  const tables = await db.sql<{ table: string }>(
    `select relnamespace::regnamespace || '.' || relname as table from pg_class
    where relrowsecurity and relnamespace::regnamespace::text in ('public', 'private', 'storage')`,
  )
  return tables.map(({ table }) => ({
    name: `row-level security off on ${table}`,
    about: [`rows of ${table}`],
    sql: `alter table ${table} disable row level security`,
  }))
}

interface Grant {
  table: string
  column: string | null
  role: string
  privilege: string
  held: boolean
}

/** Revokes each right of a role and grants each missing one; without access to the schema neither has an effect. */
const grants: Mutants = async (db) => {
  const rows = await db.sql<Grant>(
    `with roles as (select unnest(array['anon', 'authenticated', 'service_role']) as role),
    tables as (
      select oid, relname, relnamespace::regnamespace || '.' || relname as "table", relacl from pg_class
      where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')
    ),
    rights as (select unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain']) as privilege)
    select "table", null as column, role, privilege, has_table_privilege(role, t.oid, privilege) as held
    from tables t, roles, rights
    where has_schema_privilege(role, split_part("table", '.', 1), 'usage')
      and (role <> 'service_role' or privilege in ('select', 'insert', 'update', 'delete'))
    union all
    select "table", attname, role, privilege, has_column_privilege(role, t.oid, attname, privilege)
    from tables t join pg_attribute a on a.attrelid = t.oid and attnum > 0 and not attisdropped, roles, rights
    where has_schema_privilege(role, split_part("table", '.', 1), 'usage')
      and privilege in ('select', 'insert', 'update') and not has_table_privilege(role, t.oid, privilege)`,
  )
  return rows.map(({ table, column, role, privilege, held }) => {
    const what = `${privilege}${column ? ` (${column})` : ''} on ${table}`
    return {
      name: held ? `${what} revoked from ${role}` : `${what} granted to ${role}`,
      about: column
        ? [`column ${table}.${column}`]
        : [`${trials[privilege]} ${table}`, `grants of ${table}`],
      sql: held ? `revoke ${what} from ${role}` : `grant ${what} to ${role}`,
    }
  })
}

const platform: Mutants = async () => {
  const grant = (sql: string, about: string): Mutant => ({ name: sql, about: [about], sql })
  const roles = ['anon', 'authenticated', 'service_role']
  const kinds: [right: string, kind: string][] = [
    ['select', 'tables'],
    ['usage', 'sequences'],
    ['execute', 'functions'],
  ]
  return [
    grant('revoke usage on schema private from authenticated', 'schema private'),
    grant('grant usage on schema private to anon', 'schema private'),
    grant('grant usage on schema private to service_role', 'schema private'),
    grant('grant create on schema private to authenticated', 'schema private'),
    grant('grant create on schema public to authenticated', 'schema public'),
    ...roles.flatMap((role) =>
      kinds.map(([right, kind]) =>
        grant(
          `alter default privileges in schema public grant ${right} on ${kind} to ${role}`,
          'schema public',
        ),
      ),
    ),
    grant('alter default privileges grant execute on functions to public', 'schema public'),
    grant(
      'alter publication supabase_realtime drop table public.contact_forms',
      'publication supabase_realtime',
    ),
    grant(
      'alter publication supabase_realtime add table public.outbox',
      'publication supabase_realtime',
    ),
  ]
}

export const access: Record<string, Mutants> = { policies, security, grants, platform }
