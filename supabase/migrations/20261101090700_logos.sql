-- The company's logo comes the same way as a photo: announced, staged, checked by the server, then shown.
alter table public.uploads
  alter column project_id drop not null,
  drop constraint uploads_kind_check,
  drop constraint uploads_path_check,
  drop constraint uploads_staged_in_own_folder,
  drop constraint uploads_bucket_of_kind,
  add constraint uploads_kind_check check (kind in ('image', 'video', 'logo')),
  -- A logo belongs to the company, whatever else is of a project.
  add constraint uploads_project_of_kind check ((kind = 'logo') = (project_id is null)),
  add constraint uploads_path_check check (
    path ~ '^[0-9a-f-]{36}/([0-9a-f-]{36}|logo)/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
    and starts_with(path, user_id::text || '/' || coalesce(project_id::text, 'logo') || '/')
  ),
  add constraint uploads_staged_in_own_folder check (
    starts_with(staged_path, user_id::text || '/' || coalesce(project_id::text, 'logo') || '/')
    and staged_path ~ '^[0-9a-f-]{36}/([0-9a-f-]{36}|logo)/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  ),
  add constraint uploads_bucket_of_kind check (
    bucket = case kind when 'video' then 'project-videos' when 'logo' then 'logos' else 'project-images' end
  );
comment on column public.uploads.project_id is 'Null for a logo.';

create function private.logo_path(url text) returns text
language sql immutable set search_path = ''
as $$ select substring(url from '/storage/v1/object/public/logos/([^?#]+)') $$;
comment on function private.logo_path(text) is 'Where the file of a logo''s address stands in its bucket; null for an address from elsewhere.';
revoke execute on function private.logo_path(text) from public;

-- The former logo goes, but never a file from outside the profile's own folder, nor one that is still worn.
-- Definer: the queue is the server's.
create function private.queue_logo_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.file_removals (bucket, path)
  select 'logos', former.path
  from (select private.logo_path(old.logo_url) as path) former
  where starts_with(former.path, old.id::text || '/logo/')
    and not exists (select 1 from public.profiles p where private.logo_path(p.logo_url) = former.path)
  on conflict do nothing;
  return null;
end $$;
revoke execute on function private.queue_logo_removal() from public;
create trigger profiles_queue_logo_removal after update of logo_url or delete on public.profiles
for each row execute function private.queue_logo_removal();

-- As before, and a logo stays where a profile wears it.
create or replace function private.queue_upload_removal() returns trigger
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
