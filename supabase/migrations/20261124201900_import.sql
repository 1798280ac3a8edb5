-- Rows arrive with their own times, slugs and states, which triggers would overwrite. Definer: only the table's owner
-- may disable triggers. Foreign keys and checks still hold. A column that an older export lacks gets its default.
create function public.restore_rows(table_name text, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  target regclass;
  names text;
  restored integer;
begin
  if table_name not in (
    'profiles', 'projects', 'project_slugs', 'project_images', 'contact_forms', 'enquiry_images', 'reviews', 'accreditations'
  ) then
    raise exception 'No table to be restored: %', table_name using errcode = '22023';
  end if;
  if jsonb_array_length(rows) = 0 then
    return 0;
  end if;
  target := ('public.' || table_name)::regclass;
  select string_agg(quote_ident(attname), ', ') into names
  from pg_catalog.pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attgenerated = ''
    and exists (select from jsonb_array_elements(rows) given where given ? attname::text);
  execute format('alter table %s disable trigger user', target);
  execute format('insert into %s (%s) select %s from jsonb_populate_recordset(null::%s, $1)', target, names, names, target)
    using rows;
  get diagnostics restored = row_count;
  execute format('alter table %s enable trigger user', target);
  return restored;
end $$;
comment on function public.restore_rows(text, jsonb) is 'Inserts exported rows without triggers. Secret key only; npm run import first checks that the project is empty.';
grant execute on function public.restore_rows(text, jsonb) to service_role;
