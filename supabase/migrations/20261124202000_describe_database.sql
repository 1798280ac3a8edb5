-- Lets the doctor compare a project with these migrations: rights by column, a hash of each function's body, and each
-- webhook's events with a hash of its secret. Definer: no caller may count private.owners.
create function public.describe_database() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with routines as (
    select p.oid::regprocedure::text as name,
      case when p.prosecdef then 'definer' else 'invoker' end
        || case when has_function_privilege('anon', p.oid, 'execute') then ' anon' else '' end
        || case when has_function_privilege('authenticated', p.oid, 'execute') then ' authenticated' else '' end as rights,
      -- The same hash whether the pushed files had LF or CRLF.
      md5(concat_ws(' ', p.provolatile, p.proconfig, replace(p.prosrc, E'\r', ''))) as body
    from pg_catalog.pg_proc p
    where p.pronamespace::regnamespace::text in ('public', 'private')
      and not exists (select 1 from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  )
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
    'functions', (select coalesce(jsonb_object_agg(name, rights), '{}') from routines),
    'bodies', (select coalesce(jsonb_object_agg(name, body), '{}') from routines),
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
        select coalesce(string_agg(v.verb || scope.columns, ', ' order by v.verb), '') as names
        from (values ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE')) v (verb)
        cross join lateral (
          select case when has_table_privilege(r.rolname, c.oid, v.verb) then '' else (
            select ' (' || string_agg(a.attname, ', ' order by a.attname) || ')'
            from pg_catalog.pg_attribute a
            where a.attrelid = c.oid
              and case when v.verb = 'DELETE' then false else has_column_privilege(r.rolname, c.oid, a.attnum, v.verb) end
          ) end as columns
        ) scope
      ) verbs
      where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private')
        and r.rolname in ('anon', 'authenticated')
    ),
    'live', (
      select coalesce(jsonb_agg(tablename order by tablename), '[]')
      from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public'
    ),
    'webhooks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'table', c.relname,
        'address', split_part(args.list, '\000', 1),
        'secret', encode(sha256(convert_to(
          substring(split_part(args.list, '\000', 3) from '"[Aa]uthorization"\s*:\s*"Bearer ([^"]*)"'), 'UTF8')), 'hex'),
        'events', (
          select coalesce(jsonb_agg(e.name order by e.name), '[]')
          from (values ('INSERT', 4), ('DELETE', 8), ('UPDATE', 16)) e (name, bit) where t.tgtype & e.bit > 0
        )
      ) order by t.oid), '[]')
      from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
      cross join lateral (select encode(t.tgargs, 'escape') as list) args
      where not t.tgisinternal and t.tgenabled <> 'D' and c.relnamespace::regnamespace::text = 'public'
        and t.tgfoid::regproc::text like 'supabase\_functions.%'
    ),
    'owners', (select count(*) from private.owners)
  )
$$;
comment on function public.describe_database() is 'Tables, columns, policies, functions, triggers, rights and webhooks; no row of data. Secret key only.';
grant execute on function public.describe_database() to service_role;
