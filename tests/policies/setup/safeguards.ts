/** Everything that protects the data, one line each, from PostgreSQL's catalogue. */
export const safeguards = `
with ours as (
  select oid, relname, relacl, relrowsecurity, relnamespace::regnamespace || '.' || relname as name
  from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')
),
-- One line per right: the order of an access list depends on its history.
rights as (
  select name, relacl as acl from ours
  union all select name || '.' || attname, attacl from ours join pg_attribute on attrelid = ours.oid and attnum > 0
  union all select oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)) from pg_proc
    where pronamespace::regnamespace::text in ('public', 'private')
  union all select 'schema ' || nspname, nspacl from pg_namespace where nspname in ('public', 'private')
  union all select 'later ' || defaclobjtype::text, defaclacl from pg_default_acl where defaclnamespace = 'public'::regnamespace
)
select 'right: ' || name || ' ' || coalesce(nullif(grantee, 0)::regrole::text, 'everybody') || ' ' || privilege_type as line
  from rights, aclexplode(acl) where grantee <> 'postgres'::regrole
union all select 'guarded: ' || name from ours where relrowsecurity
union all select 'policy: ' || to_jsonb(p)::text from pg_policies p where schemaname in ('public', 'private', 'storage')
union all select 'function: ' || pg_get_functiondef(oid) from pg_proc
  where pronamespace::regnamespace::text in ('public', 'private')
union all select 'constraint: ' || name || ' ' || conname || ' ' || pg_get_constraintdef(c.oid)
  from pg_constraint c join ours on ours.oid = conrelid
union all select 'trigger: ' || pg_get_triggerdef(t.oid) from pg_trigger t join ours on ours.oid = tgrelid
  -- The embedded backend's trigger for realtime; a hosted project reads its log instead.
  where not tgisinternal and tgname <> 'realtime_announce'
union all select 'index: ' || replace(indexdef, 'extensions.', '') from pg_indexes where schemaname in ('public', 'private')
union all select 'bucket: ' || concat_ws(' ', id, public, file_size_limit, allowed_mime_types) from storage.buckets
union all select 'live: ' || schemaname || '.' || tablename from pg_publication_tables
order by line`
