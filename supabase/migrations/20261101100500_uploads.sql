create table public.uploads (
  id uuid primary key, -- chosen by the browser: a repeated request is the same upload
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No foreign key: pictures arrive before their project is saved.
  project_id uuid,
  kind text not null check (kind in ('image', 'video', 'logo')),
  staged_path text not null,
  -- Where the server puts the checked file; stored before the file is written, so that a row names every file.
  bucket text,
  path text,
  url text check (url ~ '^https?://' and char_length(url) <= 1000),
  width integer check (width > 0),
  height integer check (height > 0),
  blur text check (blur ~ '^data:image/(webp|jpeg|png);base64,[A-Za-z0-9+/=]+$' and char_length(blur) <= 1000),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint uploads_staged_path_key unique (staged_path),
  constraint uploads_path_key unique (bucket, path),
  constraint uploads_project_of_kind check ((kind = 'logo') = (project_id is null)),
  constraint uploads_staged_in_own_folder check (
    starts_with(staged_path, user_id::text || '/' || coalesce(project_id::text, 'logo') || '/')
    and staged_path ~ '^[0-9a-f-]{36}/([0-9a-f-]{36}|logo)/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  ),
  constraint uploads_path_check check (
    path ~ '^[0-9a-f-]{36}/([0-9a-f-]{36}|logo)/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
    and starts_with(path, user_id::text || '/' || coalesce(project_id::text, 'logo') || '/')
  ),
  constraint uploads_bucket_of_kind check (
    bucket = case kind when 'video' then 'project-videos' when 'logo' then 'logos' else 'project-images' end
  ),
  constraint uploads_named_whole check ((bucket is null) = (path is null)),
  constraint uploads_finished_whole check (finished_at is null or (path is not null and url is not null))
);
comment on table public.uploads is 'Files sent but not yet saved. A row is deleted when its file is saved or discarded, or after a day.';
comment on column public.uploads.project_id is 'Null for a logo.';
comment on column public.uploads.staged_path is 'In the staging bucket, in the owner''s folder.';
comment on column public.uploads.path is 'In the public bucket; set by the server after checking the bytes.';
comment on column public.uploads.finished_at is 'When the checked file was stored in its public bucket.';
create index uploads_of_project on public.uploads (project_id);
create index uploads_oldest on public.uploads (created_at, id);

alter table public.uploads enable row level security;
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

-- Staging bucket ---------------------------------------------------------------------------

create policy "owners see their staged uploads" on storage.objects
  for select to authenticated using (
    bucket_id = 'uploads' and (select private.is_owner()) and split_part(name, '/', 1) = (select auth.uid())::text
  );
-- Only announced files, so that a row names every staged file.
create policy "owners stage uploads" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'uploads' and (select private.is_owner())
    and exists (
      select 1 from public.uploads u
      where u.staged_path = name and u.user_id = (select auth.uid()) and u.finished_at is null
    )
  );
create policy "owners discard their staged uploads" on storage.objects
  for delete to authenticated using (
    bucket_id = 'uploads' and (select private.is_owner()) and split_part(name, '/', 1) = (select auth.uid())::text
  );

-- Cleaning up ------------------------------------------------------------------------------

-- Removes the staged file, and the checked one unless a picture or profile uses it. Definer: only the server may use
-- the queue.
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
  ) and not exists (
    select 1 from public.profiles p
    where file.bucket = 'logos' and private.logo_path(p.logo_url) = file.path
  )
  on conflict do nothing;
  return null;
end $$;
create trigger uploads_queue_removal after delete on public.uploads
for each row execute function private.queue_upload_removal();

-- Definer: the uploads may belong to another account than the one that deletes the project.
create function private.discard_uploads_of_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.uploads where project_id = old.id;
  return null;
end $$;
create trigger projects_discard_uploads after delete on public.projects
for each row execute function private.discard_uploads_of_project();

-- Compares bucket and path, not addresses: a change of host or port makes no strays. Each page continues after the
-- last file of the one before, because every call reads from its start. Definer: the Data API does not serve the
-- storage schema.
create function public.stray_files(
  older_than interval default '1 day', most integer default 1000, after_bucket text default '', after_path text default ''
)
returns table (bucket text, path text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('project-images', 'project-videos', 'logos', 'uploads')
    and (o.bucket_id, o.name) > (after_bucket, after_path)
    and o.created_at < now() - older_than
    and not exists (select 1 from public.project_images i where (i.bucket, i.path) = (o.bucket_id, o.name))
    and not exists (select 1 from public.project_images i where o.bucket_id = 'project-images' and i.poster_path = o.name)
    and not exists (select 1 from public.uploads u where o.bucket_id = 'uploads' and u.staged_path = o.name)
    and not exists (select 1 from public.uploads u where (u.bucket, u.path) = (o.bucket_id, o.name))
    and not exists (select 1 from public.file_removals r where (r.bucket, r.path) = (o.bucket_id, o.name))
    and not exists (select 1 from public.profiles p where o.bucket_id = 'logos' and right(split_part(p.logo_url, '?', 1), length(o.name) + 1) = '/' || o.name)
  order by o.bucket_id, o.name
  limit most
$$;
comment on function public.stray_files(interval, integer, text, text) is 'Files that no row names. Secret key only.';
grant execute on function public.stray_files(interval, integer, text, text) to service_role;

create function public.count_stored_files() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from storage.objects where bucket_id in ('project-images', 'project-videos', 'logos', 'uploads')
$$;
grant execute on function public.count_stored_files() to service_role;
