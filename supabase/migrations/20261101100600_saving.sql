-- A project and its pictures are saved in one transaction, with the caller's rights.

-- Skips pictures that are already saved, so that a save can be repeated after a lost answer. Deletes each upload's
-- row first, so that neither the sweep nor another tab takes the file as well. That queues the file for removal; the
-- new picture takes it off the queue in the same transaction.
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
      (id, project_id, url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, blur, poster_path)
    values
      (file.id, project, file.url, nullif(entry ->> 'caption', ''), entry ->> 'image_type', (entry ->> 'image_date')::date,
       (entry ->> 'image_set_id')::uuid, entry ->> 'image_type' = 'after', file.bucket, file.path,
       file.width, file.height, file.blur, poster);
  end loop;
  if missing <> '[]' then
    raise exception 'Some files are gone' using errcode = 'P0002', detail = missing::text;
  end if;
end $$;
comment on function private.attach_media(uuid, jsonb) is 'Turns checked uploads into pictures of a project. Raises P0002 with the ids of missing uploads.';
grant execute on function private.attach_media(uuid, jsonb) to authenticated;

create function public.create_project(project jsonb, media jsonb default '[]') returns text
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
  return address;
end $$;
comment on function public.create_project(jsonb, jsonb) is 'Creates a project with its pictures; returns the slug.';
grant execute on function public.create_project(jsonb, jsonb) to authenticated;

-- `project`: the id, and the columns to change. `captions`: [{id, caption, image_date}], each with what to change.
-- `base`: the texts that the form was opened with, by column, caption-id or date-id. If the stored text is neither
-- that nor the new one, nothing is saved and PT409's detail holds the stored texts; null: the picture was deleted.
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
  return address;
end $$;
comment on function public.update_project(jsonb, jsonb, jsonb, jsonb) is 'Updates a project and its pictures; returns the slug, or null where the caller has no such project. Raises PT409 with the stored texts when they changed meanwhile.';
grant execute on function public.update_project(jsonb, jsonb, jsonb, jsonb) to authenticated;

-- The picture keeps its id, set, type, caption and date.
create function public.replace_image(image uuid, upload uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  file public.uploads%rowtype;
begin
  delete from public.uploads u using public.project_images i
  where i.project_id = u.project_id and i.id = image and i.image_type <> 'video'
    and u.id = upload and u.kind = 'image' and u.finished_at is not null
  returning u.* into file;
  if not found then
    -- Also when a request is repeated after a lost answer.
    return false;
  end if;
  update public.project_images set
    url = file.url, bucket = file.bucket, path = file.path,
    width = file.width, height = file.height, blur = file.blur
  where id = image;
  return found;
end $$;
comment on function public.replace_image(uuid, uuid) is 'Replaces a picture''s file with a checked upload; false where the caller has no such picture or upload.';
grant execute on function public.replace_image(uuid, uuid) to authenticated;
