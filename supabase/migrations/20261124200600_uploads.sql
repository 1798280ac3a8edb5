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
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  formats text check (formats in ('webp', 'avif webp')),
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

-- Removes the staged file, and the checked one unless a picture, profile or accreditation uses it. Definer: only the
-- server may use the queue.
create function private.queue_upload_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.file_removals (bucket, path)
  select file.bucket, file.path
  from (values ('uploads', old.staged_path), (old.bucket, old.path)) file (bucket, path)
  where file.path is not null and not exists (
    select 1 from public.project_images i
    where i.project_id = old.project_id and (file.bucket, file.path) in (
      (i.bucket, i.path), ('project-images', i.poster_path), ('project-images', i.lined_up_path)
    )
  ) and not (file.bucket = 'logos' and private.is_logo_used(file.path))
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
