-- The catalogue names where each database webhook calls, not only that there is one: after a change of
-- domain it would go on calling the old address.
create or replace function public.describe_database() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'tables', (
      select coalesce(jsonb_object_agg(c.oid::regclass::text, c.relrowsecurity), '{}')
      from pg_catalog.pg_class c where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private')
    ),
    'columns', (
      select coalesce(jsonb_object_agg(c.oid::regclass || '.' || a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod)), '{}')
      from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private')
    ),
    'policies', (
      select coalesce(jsonb_object_agg(schemaname || '.' || tablename || ': ' || policyname,
        concat_ws(' ', cmd, 'to', array_to_string(roles, ', '), 'using', qual, 'check', with_check)), '{}')
      from pg_catalog.pg_policies where schemaname in ('public', 'private', 'storage')
    ),
    'functions', (
      select coalesce(jsonb_object_agg(p.oid::regprocedure::text,
        case when p.prosecdef then 'definer' else 'invoker' end
        || case when has_function_privilege('anon', p.oid, 'execute') then ' anon' else '' end
        || case when has_function_privilege('authenticated', p.oid, 'execute') then ' authenticated' else '' end), '{}')
      from pg_catalog.pg_proc p
      where p.pronamespace::regnamespace::text in ('public', 'private')
        and not exists (select 1 from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
    ),
    'triggers', (
      select coalesce(jsonb_object_agg(t.tgrelid::regclass || ': ' || t.tgname, t.tgenabled <> 'D'), '{}')
      from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace::regnamespace::text = 'public'
        and t.tgfoid::regproc::text like 'private.%'
    ),
    'grants', (
      select coalesce(jsonb_object_agg(c.oid::regclass || ': ' || r.rolname, verbs.names), '{}')
      from pg_catalog.pg_class c
      cross join pg_catalog.pg_roles r
      cross join lateral (
        select coalesce(string_agg(v.verb, ', ' order by v.verb), '') as names
        from (values ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE')) v (verb)
        where case when v.verb = 'DELETE' then has_table_privilege(r.rolname, c.oid, v.verb)
          else has_any_column_privilege(r.rolname, c.oid, v.verb) end
      ) verbs
      where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private')
        and r.rolname in ('anon', 'authenticated')
    ),
    'live', (
      select coalesce(jsonb_agg(tablename order by tablename), '[]')
      from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public'
    ),
    'webhooks', (
      select coalesce(jsonb_agg(c.relname || ' ' || split_part(encode(t.tgargs, 'escape'), '\000', 1)), '[]')
      from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and t.tgenabled <> 'D' and c.relnamespace::regnamespace::text = 'public'
        and t.tgfoid::regproc::text like 'supabase\_functions.%'
    ),
    'owners', (select count(*) from private.owners)
  )
$$;
