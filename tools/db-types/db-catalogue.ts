/** What the type generator reads from PostgreSQL's catalogue about the public schema. */
export type Query = <T>(query: string, params?: unknown[]) => Promise<T[]>

export interface Column {
  table: string
  /** 'r' table, 'v' view, 'm' materialised view. */
  kind: 'r' | 'v' | 'm'
  name: string
  type: string
  nullable: boolean
  hasDefault: boolean
  /** Generated columns and `generated always as identity` cannot be written. */
  readOnly: boolean
}

export interface ForeignKey {
  name: string
  table: string
  columns: string[]
  foreignTable: string
  foreignColumns: string[]
  isOneToOne: boolean
}

export interface DbFunction {
  name: string
  args: { name: string; type: string; optional: boolean }[]
  returns: string
  returnsSet: boolean
  /** Columns of a `returns table (…)`. */
  returnColumns: { name: string; type: string }[]
}

interface DbEnum {
  name: string
  values: string[]
}

export interface Catalogue {
  columns: Column[]
  foreignKeys: ForeignKey[]
  functions: DbFunction[]
  enums: DbEnum[]
}

const columnsQuery = `
  select c.relname as "table", c.relkind as kind, a.attname as name, t.typname as type,
    not a.attnotnull as nullable,
    (a.atthasdef or a.attidentity <> '') as "hasDefault",
    (a.attgenerated <> '' or a.attidentity = 'a') as "readOnly"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
  order by c.relname, a.attname`

const foreignKeysQuery = `
  select con.conname as name, c.relname as "table", f.relname as "foreignTable",
    (select json_agg(a.attname order by k.i) from unnest(con.conkey) with ordinality k(n, i)
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.n) as columns,
    (select json_agg(a.attname order by k.i) from unnest(con.confkey) with ordinality k(n, i)
      join pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.n) as "foreignColumns",
    exists (select 1 from pg_index i where i.indrelid = con.conrelid and i.indisunique
      and (i.indkey::int2[])[0:i.indnkeyatts - 1] <@ con.conkey
      and (i.indkey::int2[])[0:i.indnkeyatts - 1] @> con.conkey and i.indpred is null) as "isOneToOne"
  from pg_constraint con
  join pg_class c on c.oid = con.conrelid
  join pg_class f on f.oid = con.confrelid
  where con.contype = 'f' and c.relnamespace = 'public'::regnamespace
    and f.relnamespace = 'public'::regnamespace
  order by con.conname`

// Trigger functions are not callable, and those of extensions are not ours.
const functionsQuery = `
  select p.proname as name, r.typname as returns, p.proretset as "returnsSet",
    coalesce((select json_agg(json_build_object(
        'name', coalesce(p.proargnames[n], ''), 'mode', coalesce(p.proargmodes[n]::text, 'i'),
        'type', t.typname,
        'optional', n > p.pronargs - p.pronargdefaults) order by n)
      from generate_subscripts(coalesce(p.proallargtypes, p.proargtypes::oid[]), 1) s
      cross join lateral (select case when p.proallargtypes is null then s + 1 else s end as n) i
      join pg_type t on t.oid = (coalesce(p.proallargtypes, p.proargtypes::oid[]))[s]), '[]') as args
  from pg_proc p
  join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname, p.oid`

const enumsQuery = `
  select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`

interface FunctionRow {
  name: string
  returns: string
  returnsSet: boolean
  args: { name: string; mode: string; type: string; optional: boolean }[]
}

/** Reads tables, views, functions and enums of the public schema; every list sorted. */
export async function readCatalogue(query: Query): Promise<Catalogue> {
  const functions = await query<FunctionRow>(functionsQuery)
  return {
    columns: await query<Column>(columnsQuery),
    foreignKeys: await query<ForeignKey>(foreignKeysQuery),
    functions: functions.map(({ name, returns, returnsSet, args }) => ({
      name,
      returns,
      returnsSet,
      args: args
        .filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
        .map(({ name: argument, type, optional }) => ({ name: argument, type, optional })),
      returnColumns: args
        .filter(({ mode }) => mode === 't' || mode === 'o')
        .map(({ name: column, type }) => ({ name: column, type })),
    })),
    enums: await query<DbEnum>(enumsQuery),
  }
}
