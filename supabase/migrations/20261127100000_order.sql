-- Owners put the sets and progress photos of a project in order. Both pictures of a set have its position. Nullable:
-- what was added since comes last, as it was added.
alter table public.project_images add column position integer check (position > 0);
comment on column public.project_images.position is 'Place of the picture''s set among the sets, or of a progress photo among these, from 1; null comes last.';
grant update (position) on public.project_images to authenticated;

-- The pictures of a project.
drop index public.project_images_of_project;
create index project_images_of_project on public.project_images (project_id, position, created_at, id);
-- A card's picture.
drop index public.project_images_cover;
create index project_images_cover on public.project_images
  (project_id, is_cover, is_primary desc, image_type desc, position, created_at) where image_type <> 'video';
-- What it looked like before.
create index project_images_first_before on public.project_images (project_id, position, created_at) where image_type = 'before';
-- The back office's picture sets.
drop index public.project_images_pairs;
create index project_images_pairs on public.project_images
  (project_id, position, created_at, id) where image_type in ('before', 'after');

-- What a place belongs to: a set, a picture without a set, or a progress photo.
create function private.place_of(image_type text, image_set_id uuid, id uuid) returns uuid
language sql immutable set search_path = ''
as $$
  select case when image_type in ('before', 'after') then coalesce(image_set_id, id) else id end
$$;
grant execute on function private.place_of(text, uuid, uuid) to authenticated;

-- A picture that joins a set takes its place.
create or replace function private.keep_image_order() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := greatest(new.created_at, (
    select max(i.created_at) + interval '1 microsecond' from public.project_images i where i.project_id = new.project_id
  ));
  if new.image_type in ('before', 'after') then
    new.position := coalesce(new.position, (
      select min(i.position) from public.project_images i
      where i.project_id = new.project_id and i.image_type in ('before', 'after') and new.image_set_id in (i.image_set_id, i.id)
    ));
  end if;
  return new;
end $$;

-- `wanted` names each set or photo of these types once, first to last; null keeps the order. Otherwise one came or went
-- meanwhile: PT412, and nothing is saved.
create function private.put_in_order(project uuid, types text[], wanted jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  places uuid[];
begin
  if wanted is null then
    return;
  end if;
  places := array(select value::uuid from jsonb_array_elements_text(wanted) with ordinality order by ordinality);
  if array(select place from unnest(places) place order by place) <> array(
    select distinct private.place_of(i.image_type, i.image_set_id, i.id) place from public.project_images i
    where i.project_id = put_in_order.project and i.image_type = any (types) order by place
  ) then
    raise sqlstate 'PT412' using message = 'Not the sets and photos of this project';
  end if;
  update public.project_images i set position = array_position(places, private.place_of(i.image_type, i.image_set_id, i.id))
  where i.project_id = put_in_order.project and i.image_type = any (types)
    and i.position is distinct from array_position(places, private.place_of(i.image_type, i.image_set_id, i.id));
end $$;
grant execute on function private.put_in_order(uuid, text[], jsonb) to authenticated;

-- `project` may hold the order: `sets` (their ids) and `progress`.
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
  perform private.put_in_order(wanted.id, array['before', 'after'], project -> 'sets');
  perform private.put_in_order(wanted.id, array['progress'], project -> 'progress');
  return address;
end $$;
