import type { Mutant, Mutants } from './mutant.ts'
import { shifted, weakened } from './mutant.ts'

const ours = `relnamespace::regnamespace::text in ('public', 'private')`

/** The same trigger without its condition or without one of its events. */
function narrowed(definition: string): { sql: string; what: string }[] {
  const [, events = ''] = /(?:BEFORE|AFTER) (.+?) ON /.exec(definition) ?? []
  const all = events.split(' OR ')
  const [condition = ''] = / WHEN \(.*\)(?= EXECUTE)/.exec(definition) ?? []
  return [
    ...(condition
      ? [{ sql: definition.replace(condition, ''), what: 'without its condition' }]
      : []),
    ...(all.length > 1 ? all : []).map((event) => ({
      sql: definition.replace(events, all.filter((other) => other !== event).join(' OR ')),
      what: `deaf to ${event}`,
    })),
  ]
}

const triggers: Mutants = async (db) => {
  const rows = await db.sql<{ table: string; name: string; func: string; definition: string }>(
    `select tgrelid::regclass::text as table, tgname as name, tgfoid::regprocedure::text as func,
      pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and ${ours}`,
  )
  return rows.flatMap(({ table, name, func, definition }) => {
    const about = [func, qualified(table)]
    const drop = `drop trigger ${name} on ${table}`
    return [
      { name: `trigger ${name} dropped`, about, sql: drop },
      ...narrowed(definition).map(({ sql, what }) => ({
        name: `trigger ${name} ${what}`,
        about,
        sql: `${drop}; ${sql}`,
      })),
    ]
  })
}

const qualified = (table: string) => (table.includes('.') ? table : `public.${table}`)

interface Constraint {
  table: string
  name: string
  kind: 'c' | 'f' | 'p' | 'u'
  definition: string
  columns: string[]
}

/** A condition with a part removed, a number shifted or a listed value missing. */
function variants(definition: string): { sql: string; what: string }[] {
  const condition = definition.replace(/^CHECK \(/, '').replace(/\)$/, '')
  const items = [...definition.matchAll(/'[^']*'::text(, )?/g)].filter(() =>
    definition.includes('ARRAY['),
  )
  return [
    ...weakened(condition).map(({ left, without }) => ({
      sql: `CHECK (${left})`,
      what: `without ${without}`,
    })),
    ...shifted(definition, /(?<=(<=|>=|<|>) \(*)\d+(\.\d+)?/g).map(({ text, what }) => ({
      sql: text,
      what,
    })),
    ...items.map(({ 0: item, index }) => ({
      sql: `${definition.slice(0, index)}${definition.slice(index + item.length)}`.replace(
        ', ]',
        ']',
      ),
      what: `without ${item}`,
    })),
  ]
}

/** Wrong ON DELETE actions. */
const actions: Record<string, string[]> = {
  'ON DELETE CASCADE': ['ON DELETE RESTRICT', 'ON DELETE SET NULL'],
  'ON DELETE RESTRICT': ['ON DELETE CASCADE', 'ON DELETE SET NULL'],
}

const constraints: Mutants = async (db) => {
  const rows = await db.sql<Constraint>(
    `select conrelid::regclass::text as table, conname as name, contype as kind,
      pg_get_constraintdef(p.oid) as definition,
      array(select attname from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
    from pg_constraint p join pg_class c on c.oid = conrelid where contype in ('c', 'f', 'p', 'u') and ${ours}`,
  )
  return rows.flatMap(({ table, name, kind, definition, columns: named }) => {
    const own = qualified(table)
    const about =
      kind === 'c'
        ? [...named.map((column) => `value ${own}.${column}`), `values of ${own}`]
        : [`links of ${own}`]
    const drop = `alter table ${table} drop constraint ${name}`
    const change = ({ sql, what }: { sql: string; what: string }): Mutant => ({
      name: `constraint ${name} ${what}`,
      about,
      sql: `${drop}; alter table ${table} add constraint ${name} ${sql} not valid`,
    })
    const dropped = {
      name: `constraint ${name} dropped`,
      about,
      sql: `${drop} cascade`,
    }
    if (kind === 'c') return [dropped, ...variants(definition).map(change)]
    const others = Object.entries(actions).flatMap(([now, instead]) =>
      definition.endsWith(now)
        ? instead.map((other) => change({ sql: definition.replace(now, other), what: other }))
        : [],
    )
    return [dropped, ...others]
  })
}

const columns: Mutants = async (db) => {
  const rows = await db.sql<{ table: string; column: string; required: boolean; filled: boolean }>(
    `select attrelid::regclass::text as table, attname as column, atthasdef as filled,
      attnotnull and attidentity = '' and not exists (
        select 1 from pg_constraint where conrelid = attrelid and contype = 'p' and attnum = any (conkey)
      ) as required
    from pg_attribute join pg_class c on c.oid = attrelid
    where attnum > 0 and not attisdropped and relkind = 'r' and ${ours}`,
  )
  return rows.flatMap(({ table, column, required, filled }) => {
    const alter = (what: string): Mutant => ({
      name: `${qualified(table)}.${column} ${what}`,
      about: [`column ${qualified(table)}.${column}`, `defaults of ${qualified(table)}`],
      sql: `alter table ${table} alter column ${column} ${what}`,
    })
    return [
      ...(required ? [alter('drop not null')] : []),
      ...(filled ? [alter('drop default')] : []),
    ]
  })
}

const buckets: Mutants = async (db) => {
  const rows = await db.sql<{ id: string; types: string[] }>(
    'select id, allowed_mime_types as types from storage.buckets',
  )
  return rows.flatMap(({ id, types }) =>
    [
      'public = not public',
      'file_size_limit = null',
      'file_size_limit = file_size_limit + 1',
      'allowed_mime_types = null',
      `allowed_mime_types = allowed_mime_types || 'image/svg+xml'::text`,
      ...types.map((type) => `allowed_mime_types = array_remove(allowed_mime_types, '${type}')`),
    ].map((change) => ({
      name: `bucket ${id}: ${change}`,
      about: [`bucket ${id}`],
      sql: `update storage.buckets set ${change} where id = '${id}'`,
    })),
  )
}

export const rules: Record<string, Mutants> = { triggers, constraints, columns, buckets }
