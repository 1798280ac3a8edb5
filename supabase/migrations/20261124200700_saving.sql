-- A project and its pictures are saved in one transaction, with the caller's rights.

-- A save may be repeated after a lost answer: pictures that are already saved get the caption and date of now. Deletes
-- each upload's row first, so that neither the sweep nor another tab takes the file as well. That queues the file for
-- removal; the new picture takes it off the queue in the same transaction.
-- `media`: [{upload, image_type, image_set_id, caption, image_date, poster}].
create function private.attach_media(project uuid, media jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  entry jsonb;
  file public.uploads%rowtype;
  poster text;
  missing jsonb := '[]';
begin
  update public.project_images i set caption = nullif(m ->> 'caption', ''), image_date = (m ->> 'image_date')::date
  from jsonb_array_elements(media) m
  where i.id = (m ->> 'upload')::uuid and i.project_id = project
    and (i.caption, i.image_date) is distinct from (nullif(m ->> 'caption', ''), (m ->> 'image_date')::date);
  for entry in select value from jsonb_array_elements(media) loop
    if exists (select 1 from public.project_images i where i.id = (entry ->> 'upload')::uuid and i.project_id = project) then
      continue;
    end if;
    delete from public.uploads u
    where u.id = (entry ->> 'upload')::uuid and u.project_id = project and u.finished_at is not null
      and (u.kind = 'video') = (entry ->> 'image_type' = 'video')
    returning * into file;
    if not found then
      missing := missing || jsonb_build_array(entry ->> 'upload');
      continue;
    end if;
    delete from public.uploads u
    where u.id = (entry ->> 'poster')::uuid and u.project_id = project and u.kind = 'image' and u.finished_at is not null
    returning u.path into poster;
    insert into public.project_images
      (id, project_id, url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, colour, formats, poster_path)
    values
      (file.id, project, file.url, nullif(entry ->> 'caption', ''), entry ->> 'image_type', (entry ->> 'image_date')::date,
       (entry ->> 'image_set_id')::uuid, entry ->> 'image_type' = 'after', file.bucket, file.path,
       file.width, file.height, file.colour, file.formats, poster);
  end loop;
  if missing <> '[]' then
    raise exception 'Some files are gone' using errcode = 'P0002', detail = missing::text;
  end if;
end $$;
comment on function private.attach_media(uuid, jsonb) is 'Turns checked uploads into pictures of a project. Raises P0002 with the ids of missing uploads.';
grant execute on function private.attach_media(uuid, jsonb) to authenticated;

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

-- What a place belongs to: a set, a picture without a set, or a progress photo.
create function private.place_of(image_type text, image_set_id uuid, id uuid) returns uuid
language sql immutable set search_path = ''
as $$
  select case when image_type in ('before', 'after') then coalesce(image_set_id, id) else id end
$$;
grant execute on function private.place_of(text, uuid, uuid) to authenticated;

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

-- `project`: the columns; it may name the picture to choose as `cover`, hold the order: `sets` (their ids) and
-- `progress`, and list pictures that were taken out after a save without an answer: `removed`.
create function public.create_project(project jsonb, media jsonb default '[]') returns text
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
  delete from public.project_images i where i.project_id = wanted.id and project -> 'removed' ? i.id::text;
  perform private.attach_media(wanted.id, media);
  perform private.choose_cover(wanted.id, (project ->> 'cover')::uuid);
  perform private.put_in_order(wanted.id, array['before', 'after'], project -> 'sets');
  perform private.put_in_order(wanted.id, array['progress'], project -> 'progress');
  return address;
end $$;
comment on function public.create_project(jsonb, jsonb) is 'Creates a project with its pictures; returns the slug.';
grant execute on function public.create_project(jsonb, jsonb) to authenticated;

-- `project`: as above, with the columns to change alone. `captions`: [{id, caption, image_date}], each with what to change.
-- `base`: the texts that the form was opened with or sent since, by column, caption-id or date-id. If the stored text is
-- neither of these nor the new one, nothing is saved and PT409's detail holds the stored texts; null: the picture was deleted.
create function public.update_project(
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
    select part.prefix || c.id,
      case when i.id is not null then coalesce(to_jsonb(i) ->> part.field, '') end,
      coalesce(c.words ->> part.field, '')
    from (
      select value ->> 'id', value from jsonb_array_elements(captions)
      union all
      -- Those that a save without an answer stored.
      select i.id::text, value from jsonb_array_elements(media)
      join public.project_images i on i.id = (value ->> 'upload')::uuid and i.project_id = stored.id
    ) c (id, words)
    join (values ('caption-', 'caption'), ('date-', 'image_date')) part (prefix, field) on c.words ? part.field
    left join public.project_images i on i.id = c.id::uuid and i.project_id = stored.id
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
  delete from public.project_images i where i.project_id = wanted.id and project -> 'removed' ? i.id::text;
  perform private.attach_media(wanted.id, media);
  perform private.choose_cover(wanted.id, (project ->> 'cover')::uuid);
  perform private.put_in_order(wanted.id, array['before', 'after'], project -> 'sets');
  perform private.put_in_order(wanted.id, array['progress'], project -> 'progress');
  return address;
end $$;
comment on function public.update_project(jsonb, jsonb, jsonb, jsonb) is 'Updates a project and its pictures; returns the slug, or null where the caller has no such project. Raises PT409 with the stored texts when they changed meanwhile.';
grant execute on function public.update_project(jsonb, jsonb, jsonb, jsonb) to authenticated;
