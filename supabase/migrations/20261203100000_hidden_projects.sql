-- Owners can save a project before visitors see it; the office calls it a draft. Its files lie at addresses nobody can
-- guess, as all pictures do.
alter table public.projects add column is_hidden boolean not null default false;
comment on column public.projects.is_hidden is 'A draft: only owners see the project and its pictures.';
comment on table public.projects is 'Planned, current and finished jobs. Every status is public, drafts aside; only completed ones appear in related blocks and the sitemap.';
grant insert (is_hidden), update (is_hidden) on public.projects to authenticated;

-- What a draft may still lack.
alter table public.projects
  drop constraint projects_description_check,
  drop constraint projects_location_check,
  add constraint projects_description_check check ((is_hidden or description ~ '\S') and char_length(description) <= 5000),
  add constraint projects_location_check check ((is_hidden or location ~ '\S') and char_length(location) <= 120);

alter policy "everyone reads projects" on public.projects using (not is_hidden);
create policy "owners read drafts" on public.projects
  for select to authenticated using ((select private.is_owner()));
-- Cheap, or a plan would sort all pictures of a project to find one. Invoker: the caller's own view of projects counts.
create function private.can_read_project(project uuid) returns boolean
language sql stable cost 1 set search_path = ''
as $$ select exists (select from public.projects p where p.id = project) $$;
comment on function private.can_read_project(uuid) is 'Whether the caller may read the project; called by row-level security.';
grant execute on function private.can_read_project(uuid) to anon, authenticated;
alter policy "everyone reads former addresses" on public.project_slugs using (private.can_read_project(project_id));
alter policy "everyone reads project images" on public.project_images using (private.can_read_project(project_id));

drop index public.projects_of_owner_by_status;
create index projects_of_owner_by_status on public.projects (user_id, is_hidden, status);
-- What visitors may read stands in the index alone, so that counting pages reads no row of the table.
drop index public.projects_newest, public.projects_newest_windows, public.projects_newest_doors, public.projects_newest_conservatories;
create index projects_newest on public.projects (created_at desc, id desc) where not is_hidden;
create index projects_newest_windows on public.projects (created_at desc, id desc) where has_windows and not is_hidden;
create index projects_newest_doors on public.projects (created_at desc, id desc) where has_doors and not is_hidden;
create index projects_newest_conservatories on public.projects (created_at desc, id desc) where has_conservatories and not is_hidden;

-- Newest first counts from when visitors first could see it.
create function private.date_publishing() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end $$;
create trigger projects_date_publishing before update on public.projects
for each row when (old.is_hidden and not new.is_hidden)
execute function private.date_publishing();

create or replace function public.create_project(project jsonb, media jsonb default '[]') returns text
language plpgsql set search_path = ''
as $$
declare
  wanted public.projects := jsonb_populate_record(null::public.projects, project);
  address text;
begin
  -- The browser chooses the id: a repeated request is the same project.
  insert into public.projects as p
    (id, user_id, title, description, location, start_date, completion_date, status, has_windows, has_doors, has_conservatories, is_hidden)
  values
    (wanted.id, (select auth.uid()), wanted.title, wanted.description, wanted.location, wanted.start_date,
     wanted.completion_date, wanted.status, wanted.has_windows, wanted.has_doors, wanted.has_conservatories,
     coalesce(wanted.is_hidden, false))
  on conflict (id) do update set
    title = excluded.title, description = excluded.description, location = excluded.location,
    start_date = excluded.start_date, completion_date = excluded.completion_date, status = excluded.status,
    has_windows = excluded.has_windows, has_doors = excluded.has_doors, has_conservatories = excluded.has_conservatories,
    is_hidden = excluded.is_hidden
  returning slug into address;
  perform private.attach_media(wanted.id, media);
  perform private.choose_cover(wanted.id, (project ->> 'cover')::uuid);
  perform private.put_in_order(wanted.id, array['before', 'after'], project -> 'sets');
  perform private.put_in_order(wanted.id, array['progress'], project -> 'progress');
  return address;
end $$;

create or replace function public.update_project(
  project jsonb, media jsonb default '[]', captions jsonb default '[]', base jsonb default '{}'
) returns text
language plpgsql set search_path = ''
as $$
declare
  stored public.projects;
  wanted public.projects;
  conflicts jsonb;
  address text;
begin
  select * into stored from public.projects p
  where p.id = (project ->> 'id')::uuid and p.user_id = (select auth.uid()) for update;
  if not found then
    return null;
  end if;
  wanted := jsonb_populate_record(stored, project);

  select jsonb_object_agg(name, saved) into conflicts
  from (
    select key, coalesce(value, ''), coalesce(to_jsonb(wanted) ->> key, '') from jsonb_each_text(to_jsonb(stored))
    union all
    select part.prefix || (c ->> 'id'),
      case when i.id is not null then coalesce(to_jsonb(i) ->> part.field, '') end,
      coalesce(c ->> part.field, '')
    from jsonb_array_elements(captions) c
    join (values ('caption-', 'caption'), ('date-', 'image_date')) part (prefix, field) on c ? part.field
    left join public.project_images i on i.id = (c ->> 'id')::uuid and i.project_id = stored.id
  ) text (name, saved, sent)
  -- Null: the picture was deleted.
  where saved is null
    or (base ? name and not base -> name ? saved and (
      saved <> sent
      -- Two dates changed in two places can be out of order together.
      or (name in ('start_date', 'completion_date') and wanted.completion_date < wanted.start_date)
    ));
  if conflicts is not null then
    raise sqlstate 'PT409' using message = 'Saved elsewhere meanwhile', detail = conflicts::text;
  end if;

  update public.projects p set
    title = wanted.title, description = wanted.description, location = wanted.location,
    start_date = wanted.start_date, completion_date = wanted.completion_date, status = wanted.status,
    has_windows = wanted.has_windows, has_doors = wanted.has_doors, has_conservatories = wanted.has_conservatories,
    is_hidden = wanted.is_hidden
  where p.id = wanted.id
  returning slug into address;
  update public.project_images i set caption = nullif(word.caption, ''), image_date = word.image_date
  from jsonb_array_elements(captions) c
  join public.project_images old on old.id = (c ->> 'id')::uuid and old.project_id = wanted.id
  cross join jsonb_populate_record(old, c) word
  where i.id = old.id and (i.caption, i.image_date) is distinct from (nullif(word.caption, ''), word.image_date);
  perform private.attach_media(wanted.id, media);
  perform private.choose_cover(wanted.id, (project ->> 'cover')::uuid);
  perform private.put_in_order(wanted.id, array['before', 'after'], project -> 'sets');
  perform private.put_in_order(wanted.id, array['progress'], project -> 'progress');
  return address;
end $$;

-- A column that an older export lacks gets its default.
create or replace function public.restore_rows(table_name text, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  target regclass;
  names text;
  restored integer;
begin
  if table_name not in ('profiles', 'projects', 'project_slugs', 'project_images', 'contact_forms', 'enquiry_images') then
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
