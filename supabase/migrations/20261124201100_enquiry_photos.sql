-- Photos that senders add to their enquiries within the hour.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('enquiry-images', 'enquiry-images', false, 2097152, array['image/jpeg', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create table public.enquiry_images (
  id uuid primary key, -- chosen by the browser: a repeated request is the same photo
  contact_form_id uuid not null references public.contact_forms (id) on delete cascade,
  path text not null check (path = contact_form_id::text || '/' || id::text || '.jpg'),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  constraint enquiry_images_path_key unique (path),
  constraint enquiry_images_stored_whole check ((width is null) = (height is null))
);
comment on table public.enquiry_images is 'Photos that senders add to their enquiries, in the private bucket enquiry-images. Deleted with the enquiry.';
comment on column public.enquiry_images.width is 'Null until the checked photo is stored.';
create index enquiry_images_of_enquiry on public.enquiry_images (contact_form_id, created_at);
create index enquiry_images_arrived on public.enquiry_images (created_at);

-- Only the server writes, after checking the bytes.
alter table public.enquiry_images enable row level security;
grant all on public.enquiry_images to service_role;
grant select on public.enquiry_images to authenticated;
create policy "owners read photos of enquiries" on public.enquiry_images
  for select to authenticated using ((select private.is_owner()));
create policy "owners see photos of enquiries" on storage.objects
  for select to authenticated using (bucket_id = 'enquiry-images' and (select private.is_owner()));

do $$
begin
  if exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.enquiry_images;
  end if;
end $$;

-- The row comes before the file, so that a row names every file. One whose photo is not stored after two minutes was
-- left by a crash and keeps no place.
create function public.begin_enquiry_image(photo uuid, enquiry uuid, caller text default null) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  -- Photos of one enquiry are counted one after the other.
  perform 1 from public.contact_forms f where f.id = enquiry and f.deleted_at is null for no key update;
  if not found or exists (select from public.enquiry_images i where i.id = photo and i.contact_form_id <> enquiry) then
    return 'gone';
  end if;
  if (select count(*) from (
    select 1 from private.enquiry_callers
    where caller_key = caller and arrived_at > now() - interval '1 hour' limit 30
  ) recent) >= 30 or (select count(*) from (
    select 1 from public.enquiry_images where created_at > now() - interval '1 hour' limit 300
  ) recent) >= 300 then
    return 'too-many';
  end if;
  if caller is not null then
    insert into private.enquiry_callers (caller_key) values (caller);
  end if;
  if exists (select from public.enquiry_images i where i.id = photo) then
    update public.enquiry_images i set created_at = now() where i.id = photo and i.width is null;
    return 'begun';
  end if;
  delete from public.enquiry_images i
  where i.contact_form_id = enquiry and i.width is null and i.created_at < now() - interval '2 minutes';
  if (select count(*) from public.enquiry_images i where i.contact_form_id = enquiry) >= 6 then
    return 'full';
  end if;
  insert into public.enquiry_images (id, contact_form_id, path) values (photo, enquiry, enquiry::text || '/' || photo::text || '.jpg');
  -- It may be sent again after all.
  delete from public.file_removals r where r.bucket = 'enquiry-images' and r.path = enquiry::text || '/' || photo::text || '.jpg';
  return 'begun';
end $$;
comment on function public.begin_enquiry_image(uuid, uuid, text) is 'Announces a photo: ''begun'', or why not. Six for each enquiry; within an hour 30 tries from one caller, a keyed hash, and 300 photos in all. Secret key only.';
grant execute on function public.begin_enquiry_image(uuid, uuid, text) to service_role;

-- Definer: only the server may use the queue.
create function private.queue_enquiry_image_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.file_removals (bucket, path) values ('enquiry-images', old.path) on conflict do nothing;
  return null;
end $$;
create trigger enquiry_images_queue_removal after delete on public.enquiry_images
for each row execute function private.queue_enquiry_image_removal();
