-- Files on their way: sent to the private bucket, checked by the server, then saved with their project.
create table public.uploads (
  id uuid primary key, -- the browser's: a repeated request is the same upload
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No reference: pictures are sent while the project is still being written.
  project_id uuid not null,
  kind text not null check (kind in ('image', 'video')),
  staged_path text not null,
  -- Where the server puts the checked file; named before it is written, so that none is ever forgotten.
  bucket text,
  path text check (path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'),
  url text check (url ~ '^https?://' and char_length(url) <= 1000),
  width integer check (width > 0),
  height integer check (height > 0),
  blur text check (blur ~ '^data:image/(webp|jpeg|png);base64,[A-Za-z0-9+/=]+$' and char_length(blur) <= 1000),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint uploads_staged_path_key unique (staged_path),
  constraint uploads_path_key unique (bucket, path),
  constraint uploads_staged_in_own_folder check (
    starts_with(staged_path, user_id::text || '/' || project_id::text || '/')
    and staged_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  ),
  constraint uploads_bucket_of_kind check (bucket = case when kind = 'video' then 'project-videos' else 'project-images' end),
  constraint uploads_named_whole check ((bucket is null) = (path is null)),
  constraint uploads_finished_whole check (finished_at is null or (path is not null and url is not null))
);
comment on table public.uploads is 'Files sent but not yet saved with their project; the row goes when they are saved, discarded, or a day old.';
comment on column public.uploads.staged_path is 'In the private bucket, under the owner''s folder.';
comment on column public.uploads.path is 'In the public bucket; written by the server alone, after looking at the stored bytes.';
comment on column public.uploads.finished_at is 'When the checked file stood in its public bucket.';
create index uploads_of_project on public.uploads (project_id);
create index uploads_oldest on public.uploads (created_at, id);

alter table public.uploads enable row level security;
revoke all on public.uploads from anon, authenticated;
grant all on public.uploads to service_role;
grant select, insert (id, user_id, project_id, kind, staged_path), delete on public.uploads to authenticated;

create policy "owners see their uploads" on public.uploads
  for select to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners announce uploads" on public.uploads
  for insert to authenticated with check (
    (select private.is_owner()) and user_id = (select auth.uid())
    and not exists (select 1 from public.projects p where p.id = project_id and p.user_id <> (select auth.uid()))
  );
create policy "owners discard their uploads" on public.uploads
  for delete to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));

-- Nothing is staged that was not announced, so that a row names every staged file.
drop policy "owners stage uploads" on storage.objects;
create policy "owners stage uploads" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'uploads' and (select private.is_owner())
    and exists (
      select 1 from public.uploads u
      where u.staged_path = name and u.user_id = (select auth.uid()) and u.finished_at is null
    )
  );

-- The staged file always goes; the checked one stays where a picture names it. Definer: the queue is the server's.
create function private.queue_upload_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.file_removals (bucket, path)
  select file.bucket, file.path
  from (values ('uploads', old.staged_path), (old.bucket, old.path)) file (bucket, path)
  where file.path is not null and not exists (
    select 1 from public.project_images i
    where i.project_id = old.project_id
      and ((i.bucket, i.path) = (file.bucket, file.path) or ('project-images', i.poster_path) = (file.bucket, file.path))
  )
  on conflict do nothing;
  return null;
end $$;
revoke execute on function private.queue_upload_removal() from public;
create trigger uploads_queue_removal after delete on public.uploads
for each row execute function private.queue_upload_removal();

-- What was sent for a project goes with it. Definer: the deletion may be anybody's who may delete the project.
create function private.discard_uploads_of_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.uploads where project_id = old.id;
  return null;
end $$;
revoke execute on function private.discard_uploads_of_project() from public;
create trigger projects_discard_uploads after delete on public.projects
for each row execute function private.discard_uploads_of_project();

-- Pictures saved together keep the order they were given in, whatever the clock can tell apart.
create function private.keep_image_order() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := greatest(new.created_at, (
    select max(i.created_at) + interval '1 microsecond' from public.project_images i where i.project_id = new.project_id
  ));
  return new;
end $$;
revoke execute on function private.keep_image_order() from public;
create trigger project_images_keep_order before insert on public.project_images
for each row execute function private.keep_image_order();

-- Saving -----------------------------------------------------------------------------------

-- Turns checked uploads into pictures of a project. What is saved already is left as it is, so that a
-- save whose answer was lost can be sent again. `media`: [{upload, image_type, image_set_id, caption, image_date, poster}].
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
    select * into file from public.uploads u
    where u.id = (entry ->> 'upload')::uuid and u.project_id = project and u.finished_at is not null
      and (u.kind = 'video') = (entry ->> 'image_type' = 'video');
    if not found then
      missing := missing || jsonb_build_array(entry ->> 'upload');
      continue;
    end if;
    select u.path into poster from public.uploads u
    where u.id = (entry ->> 'poster')::uuid and u.project_id = project and u.kind = 'image' and u.finished_at is not null;
    insert into public.project_images
      (id, project_id, url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, blur, poster_path)
    values
      (file.id, project, file.url, nullif(entry ->> 'caption', ''), entry ->> 'image_type', (entry ->> 'image_date')::date,
       (entry ->> 'image_set_id')::uuid, entry ->> 'image_type' = 'after', file.bucket, file.path,
       file.width, file.height, file.blur, poster);
    delete from public.uploads where id in (file.id, (entry ->> 'poster')::uuid);
  end loop;
  if missing <> '[]' then
    raise exception 'Some files are gone' using errcode = 'P0002', detail = missing::text;
  end if;
end $$;
comment on function private.attach_media(uuid, jsonb) is 'Under the caller''s own rights. Raises P0002 with the ids of what is not there to be saved.';
revoke execute on function private.attach_media(uuid, jsonb) from public;
grant execute on function private.attach_media(uuid, jsonb) to authenticated;

-- A project and its pictures in one transaction: nothing half-made is ever public. Under the caller's own rights.
create function public.create_project(project jsonb, media jsonb default '[]') returns text
language plpgsql set search_path = ''
as $$
declare
  wanted public.projects := jsonb_populate_record(null::public.projects, project);
  address text;
begin
  -- The id is the browser's: sent again after a lost answer, it is the same project.
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
comment on function public.create_project(jsonb, jsonb) is 'Returns the slug.';
revoke execute on function public.create_project(jsonb, jsonb) from public, anon;
grant execute on function public.create_project(jsonb, jsonb) to authenticated;

-- A form may have stood open for hours, on another device too: columns that `project` and `captions` do not
-- name stay as they are, and text that was saved elsewhere meanwhile is not overwritten.
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
  -- A picture that was deleted meanwhile.
  where saved is null
    or (base ? name and not base -> name ? saved and (
      saved <> sent
      -- One day was changed here, the other elsewhere: together they must still make sense.
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
comment on function public.update_project(jsonb, jsonb, jsonb, jsonb) is 'Returns the slug; null where the caller has no such project. `project`: the id, and the columns to change. `captions`: [{id, caption, image_date}] of pictures that are there, each with what is to change. `base`: by column (by caption-id and date-id for pictures) the texts that the caller expects to find. Where another is stored, and not the new one either, nothing changes and PT409 carries the stored texts as its detail; null is a picture that is gone.';
revoke execute on function public.update_project(jsonb, jsonb, jsonb, jsonb) from public, anon;
grant execute on function public.update_project(jsonb, jsonb, jsonb, jsonb) to authenticated;

-- A checked upload takes the place of a picture, which keeps its id, set, type, caption and date.
create function public.replace_image(image uuid, upload uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  file public.uploads%rowtype;
begin
  select u.* into file from public.uploads u
  join public.project_images i on i.project_id = u.project_id and i.id = image and i.image_type <> 'video'
  where u.id = upload and u.kind = 'image' and u.finished_at is not null;
  if not found then
    -- Sent again after a lost answer.
    return false;
  end if;
  update public.project_images set
    url = file.url, bucket = file.bucket, path = file.path,
    width = file.width, height = file.height, blur = file.blur
  where id = image;
  if not found then
    return false;
  end if;
  delete from public.uploads where id = upload;
  return true;
end $$;
comment on function public.replace_image(uuid, uuid) is 'False where there is no such picture or upload of the caller''s.';
revoke execute on function public.replace_image(uuid, uuid) from public, anon;
grant execute on function public.replace_image(uuid, uuid) to authenticated;

-- Cleaning up ------------------------------------------------------------------------------

-- Files that no row names, by bucket and path: a change of host, port or domain makes none.
create function public.stray_files(older_than interval default '1 day')
returns table (bucket text, path text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('project-images', 'project-videos', 'logos', 'uploads')
    and o.created_at < now() - older_than
    and not exists (select 1 from public.project_images i where (i.bucket, i.path) = (o.bucket_id, o.name))
    and not exists (select 1 from public.project_images i where o.bucket_id = 'project-images' and i.poster_path = o.name)
    and not exists (select 1 from public.uploads u where o.bucket_id = 'uploads' and u.staged_path = o.name)
    and not exists (select 1 from public.uploads u where (u.bucket, u.path) = (o.bucket_id, o.name))
    and not exists (select 1 from public.file_removals r where (r.bucket, r.path) = (o.bucket_id, o.name))
    and not exists (select 1 from public.profiles p where o.bucket_id = 'logos' and right(split_part(p.logo_url, '?', 1), length(o.name) + 1) = '/' || o.name)
  order by o.created_at, o.bucket_id, o.name
$$;
comment on function public.stray_files(interval) is 'Definer: the storage schema is not served.';
revoke execute on function public.stray_files(interval) from public, anon, authenticated;
grant execute on function public.stray_files(interval) to service_role;
create index project_images_by_poster on public.project_images (poster_path) where poster_path is not null;

-- What failed before waits behind what was never tried.
drop index public.file_removals_oldest;
create index file_removals_next on public.file_removals (attempts, queued_at);

create function public.count_stored_files() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from storage.objects where bucket_id in ('project-images', 'project-videos', 'logos', 'uploads')
$$;
revoke execute on function public.count_stored_files() from public, anon, authenticated;
grant execute on function public.count_stored_files() to service_role;
