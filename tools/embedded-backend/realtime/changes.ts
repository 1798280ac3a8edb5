/**
 * Which changes are published and who may see them; see serve.ts for the gap.
 * A trigger on each published table sends keys only: a notification holds at most 8,000 bytes, and a longer one
 * would fail the insert itself. The row is then read under each subscriber's claims.
 */
import type { Claims, Database, Row } from '../database.ts'
import { serialQueue } from '../serial-queue.ts'

export interface Change {
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  schema: string
  table: string
  key: Row
  old_key: Row
  at: string
}
interface Column {
  name: string
  type: string
  is_key: boolean
  visible: boolean
}

const announcer = `
create schema if not exists realtime;
create or replace function realtime.announce() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former jsonb := to_jsonb(old);
  current jsonb := coalesce(to_jsonb(new), former);
begin
  perform pg_notify('realtime', jsonb_build_object(
    'type', tg_op, 'schema', tg_table_schema, 'table', tg_table_name, 'at', clock_timestamp(),
    'key', (select jsonb_object_agg(name, current -> name) from unnest(tg_argv) name),
    'old_key', (select jsonb_object_agg(name, former -> name) from unnest(tg_argv) name)
  )::text);
  return null;
end $$;
do $$
declare published record;
begin
  for published in
    select c.oid::regclass as name, string_agg(quote_literal(a.attname), ', ') as keys
    from pg_publication_tables p
    join pg_class c on c.relname = p.tablename and c.relnamespace = p.schemaname::regnamespace
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where p.pubname = 'supabase_realtime' group by c.oid
  loop
    execute format('create or replace trigger realtime_announce after insert or update or delete on %s
      for each row execute function realtime.announce(%s)', published.name, published.keys);
  end loop;
end $$;`

/** Installs the triggers and calls back for each change, in order. */
export async function watchChanges(
  database: Database,
  onChange: (change: Change) => Promise<void>,
) {
  const inOrder = serialQueue()
  await database.listen('realtime', announcer, (payload) => {
    inOrder(() => onChange(JSON.parse(payload) as Change)).catch((error: Error) =>
      console.error(`Realtime: ${error.message}`),
    )
  })
}

/** Whether the migrations publish this table. */
export async function isPublished(
  database: Database,
  { schema = '*', table = '*' }: { schema?: string; table?: string },
): Promise<boolean> {
  const rows = await database.sql(
    `select 1 from pg_publication_tables where pubname = 'supabase_realtime'
     and $1::text in ('*', schemaname::text) and $2::text in ('*', tablename::text) limit 1`,
    [schema, table],
  )
  return rows.length > 0
}

/**
 * The change as these claims may see it, in the shape of a hosted project. Undefined where row-level security hides
 * the row. A caller without select on the table learns only that something changed.
 */
export async function visibleChange(database: Database, change: Change, claims: Claims) {
  const { type, schema, table, key, old_key } = change
  return database.as(claims, async (query) => {
    const all = await query<Column>(
      `select a.attname as name, t.typname as type, coalesce(a.attnum = any (i.indkey), false) as is_key,
         has_column_privilege(current_user, a.attrelid, a.attnum, 'select') as visible
       from pg_attribute a join pg_type t on t.oid = a.atttypid
       left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
       where a.attrelid = format('%I.%I', $1::text, $2::text)::regclass and a.attnum > 0
         and not a.attisdropped order by a.attnum`,
      [schema, table],
    )
    if (type !== 'DELETE' && all.some((column) => column.is_key && !column.visible)) {
      const empty = { columns: [], commit_timestamp: null, record: {}, old_record: {} }
      return { schema, table, type, ...empty, errors: ['Error 401: Unauthorized'] }
    }
    const columns = all.filter((column) => column.visible)
    const known = columns.map(({ name, type: kind }) => ({ name, type: kind }))
    const data = { schema, table, commit_timestamp: change.at, columns: known, errors: null, type }
    if (type === 'DELETE') {
      const seen = columns
        .filter(({ name }) => name in old_key)
        .map(({ name }) => [name, old_key[name]])
      return { ...data, old_record: Object.fromEntries(seen) }
    }

    const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
    const source = `${quote(schema)}.${quote(table)}`
    const keys = columns.filter((column) => column.is_key).map((column) => quote(column.name))
    const [row] = await query<{ record: Row }>(
      `select to_jsonb(r) as record from (
         select ${columns.map((column) => quote(column.name))} from ${source}
         where (${keys}) = (select ${keys} from jsonb_populate_record(null::${source}, $1::jsonb))
       ) r`,
      [key],
    )
    if (!row) return undefined
    return { ...data, record: row.record, ...(type === 'UPDATE' ? { old_record: old_key } : {}) }
  })
}
