-- The picture of a project that cards and shared links show: the one its owner chose, else the first after picture.
-- Nullable, so that rows exported before can be restored.
alter table public.project_images
  add column is_cover boolean,
  add constraint project_images_cover_is_picture check (is_cover is null or (is_cover and image_type <> 'video')),
  add constraint project_images_one_cover exclude (project_id with =) where (is_cover);
comment on column public.project_images.is_cover is 'True for the picture that the owner chose as the project''s cover, null for others.';
grant update (is_cover) on public.project_images to authenticated;

-- A card's picture.
drop index public.project_images_cover;
create index project_images_cover on public.project_images
  (project_id, is_cover, is_primary desc, image_type desc, created_at) where image_type <> 'video';

-- Without such a picture, or where it was deleted meanwhile, the cover stays.
create function private.choose_cover(project uuid, picture uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select 1 from public.project_images i where i.id = picture and i.project_id = project and i.image_type <> 'video'
  ) then
    update public.project_images i set is_cover = null where i.project_id = project and i.is_cover and i.id <> picture;
    update public.project_images i set is_cover = true where i.id = picture and i.is_cover is null;
  end if;
end $$;
grant execute on function private.choose_cover(uuid, uuid) to authenticated;

-- `project` may name the picture to choose as `cover`.
create or replace function public.create_project(project jsonb, media jsonb default '[]') returns text
language plpgsql set search_path = ''
as $$
declare
  wanted public.projects := jsonb_populate_record(null::public.projects, project);
  address text;
begin
  -- The browser chooses the id: a repeated request is the same project.
  insert into public.projects as p
    (id, user_id, title, description, location, start_date, completion_date, status, has_windows, has_doors, has_conservatories)
  values
    (wanted.id, (select auth.uid()), wanted.title, wanted.description, wanted.location, wanted.start_date,
     wanted.completion_date, wanted.status, wanted.has_windows, wanted.has_doors, wanted.has_conservatories)
  on conflict (id) do update set
    title = excluded.title, description = excluded.description, location = excluded.location,
    start_date = excluded.start_date, completion_date = excluded.completion_date, status = excluded.status,
    has_windows = excluded.has_windows, has_doors = excluded.has_doors, has_conservatories = excluded.has_conservatories
  returning slug into address;
  perform private.attach_media(wanted.id, media);
  perform private.choose_cover(wanted.id, (project ->> 'cover')::uuid);
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
    has_windows = wanted.has_windows, has_doors = wanted.has_doors, has_conservatories = wanted.has_conservatories
  where p.id = wanted.id
  returning slug into address;
  update public.project_images i set caption = nullif(word.caption, ''), image_date = word.image_date
  from jsonb_array_elements(captions) c
  join public.project_images old on old.id = (c ->> 'id')::uuid and old.project_id = wanted.id
  cross join jsonb_populate_record(old, c) word
  where i.id = old.id and (i.caption, i.image_date) is distinct from (nullif(word.caption, ''), word.image_date);
  perform private.attach_media(wanted.id, media);
  perform private.choose_cover(wanted.id, (project ->> 'cover')::uuid);
  return address;
end $$;
