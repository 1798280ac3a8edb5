-- Only the server writes to public buckets, after checking the bytes; no policy lets anyone else.
-- Limits in bytes.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('project-images', 'project-images', true, 20971520, array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('project-videos', 'project-videos', true, 104857600, array['video/mp4', 'video/webm', 'video/ogg']),
  ('logos', 'logos', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('public', 'public', true, 52428800, array['application/xml', 'text/xml']),
  ('uploads', 'uploads', false, 104857600, array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4', 'video/webm', 'video/ogg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Removal queue ----------------------------------------------------------------------------

create table public.file_removals (
  id bigint generated always as identity primary key,
  bucket text not null,
  path text not null,
  queued_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  constraint file_removals_file_key unique (bucket, path)
);
comment on table public.file_removals is 'Files whose rows are deleted. The server removes them at once; if that fails, the sweep does.';
-- Files that failed before come after new ones.
create index file_removals_next on public.file_removals (attempts, queued_at);

alter table public.file_removals enable row level security;
grant all on public.file_removals to service_role;

-- A trigger queues the file in the transaction that deletes its row. Definer: only the server may use the queue.
create function private.queue_file_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    insert into public.file_removals (bucket, path)
    select file.bucket, file.path
    from (values
      (old.bucket, old.path), ('project-images', old.poster_path), ('project-images', old.lined_up_path)
    ) file (bucket, path)
    where file.path is not null and not exists (
      select 1 from public.project_images i
      where i.project_id = old.project_id and (file.bucket, file.path) in (
        (i.bucket, i.path), ('project-images', i.poster_path), ('project-images', i.lined_up_path)
      )
    )
    on conflict do nothing;
  end if;
  -- A file in use again, after an undo for instance, must not be removed.
  if tg_op <> 'DELETE' then
    delete from public.file_removals
    where (bucket, path) in (
      (new.bucket, new.path), ('project-images', new.poster_path), ('project-images', new.lined_up_path)
    );
  end if;
  return null;
end $$;
create trigger project_images_queue_removal after insert or update or delete on public.project_images
for each row execute function private.queue_file_removal();

-- Logos ------------------------------------------------------------------------------------

create function private.logo_path(url text) returns text
language sql immutable set search_path = ''
as $$ select substring(url from '/storage/v1/object/public/logos/([^?#]+)') $$;
comment on function private.logo_path(text) is 'The path in the bucket logos; null for an external address.';

-- An accreditation's logo lies in the same bucket as a profile's.
create function private.is_logo_used(path text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from (
      select logo_url from public.profiles union all select logo_url from public.accreditations
    ) logos where private.logo_path(logo_url) = path
  )
$$;

-- Removes only files in the account's own folder that nothing else uses. Definer: only the server may use the queue.
create function private.queue_logo_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.file_removals (bucket, path)
  select 'logos', former.path
  from (
    select private.logo_path(old.logo_url) as path, coalesce(to_jsonb(old) ->> 'user_id', old.id::text) as account
  ) former
  where starts_with(former.path, former.account || '/logo/') and not private.is_logo_used(former.path)
  on conflict do nothing;
  delete from public.file_removals where bucket = 'logos' and path = private.logo_path(new.logo_url);
  return null;
end $$;
create trigger profiles_queue_logo_removal after update of logo_url or delete on public.profiles
for each row execute function private.queue_logo_removal();
create trigger accreditations_queue_logo_removal after update of logo_url or delete on public.accreditations
for each row execute function private.queue_logo_removal();
