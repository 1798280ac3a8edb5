create table public.project_images (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  url text not null check (url ~ '^https?://' and char_length(url) <= 1000),
  caption text check (char_length(caption) <= 300),
  image_type text not null check (image_type in ('before', 'after', 'progress', 'video')),
  image_date date,
  image_set_id uuid,
  is_primary boolean not null default false,
  bucket text not null default 'project-images',
  path text not null check (path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'),
  width integer check (width > 0),
  height integer check (height > 0),
  blur text check (blur ~ '^data:image/(webp|jpeg|png);base64,[A-Za-z0-9+/=]+$' and char_length(blur) <= 1000),
  poster_path text check (poster_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'),
  created_at timestamptz not null default now(),
  constraint project_images_path_key unique (bucket, path),
  constraint project_images_bucket_of_type check (
    bucket = case when image_type = 'video' then 'project-videos' else 'project-images' end
  ),
  constraint project_images_primary_is_after check (is_primary = (image_type = 'after'))
);
comment on table public.project_images is 'Photos and videos of a project. Pages build addresses from bucket and path, so a new host breaks nothing.';
comment on column public.project_images.image_set_id is 'Pairs a before picture with its after picture; a set is deleted as one.';
comment on column public.project_images.is_primary is 'True for every after picture (specification §3), so not unique.';
comment on column public.project_images.blur is 'Tiny placeholder as a data URL.';
comment on column public.project_images.poster_path is 'A video''s poster, in project-images.';

create index project_images_of_project on public.project_images (project_id, created_at, id);
create index project_images_by_poster on public.project_images (poster_path) where poster_path is not null;
-- A card's picture.
create index project_images_cover on public.project_images
  (project_id, is_primary desc, image_type desc, created_at) where image_type <> 'video';
-- The back office's picture sets.
create index project_images_pairs on public.project_images
  (project_id, created_at, id) where image_type in ('before', 'after');

-- Pictures saved in one transaction share its time; this keeps their order.
create function private.keep_image_order() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := greatest(new.created_at, (
    select max(i.created_at) + interval '1 microsecond' from public.project_images i where i.project_id = new.project_id
  ));
  return new;
end $$;
create trigger project_images_keep_order before insert on public.project_images
for each row execute function private.keep_image_order();

-- A changed picture is a changed page. Definer: also when the caller may not update the project.
create function private.touch_project_of_image() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.projects set updated_at = now() where id = coalesce(new.project_id, old.project_id);
  return null;
end $$;
create trigger project_images_touch_project after insert or update or delete on public.project_images
for each row execute function private.touch_project_of_image();

alter table public.project_images enable row level security;
grant all on public.project_images to service_role;
grant select on public.project_images to anon, authenticated;
grant insert (id, project_id, url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, blur, poster_path),
  update (url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, blur, poster_path),
  delete on public.project_images to authenticated;

-- Deleting a row deletes its file, so a path must lie in the owner's and project's folder.
create policy "everyone reads project images" on public.project_images
  for select to anon, authenticated using (true);
create policy "owners add images to their projects" on public.project_images
  for insert to authenticated with check (
    (select private.is_owner())
    and starts_with(path, (select auth.uid())::text || '/' || project_id::text || '/')
    and (poster_path is null or starts_with(poster_path, (select auth.uid())::text || '/' || project_id::text || '/'))
    and exists (select 1 from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
  );
create policy "owners update images of their projects" on public.project_images
  for update to authenticated
  using (
    (select private.is_owner())
    and exists (select 1 from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
  )
  with check (
    (select private.is_owner())
    and starts_with(path, (select auth.uid())::text || '/' || project_id::text || '/')
    and (poster_path is null or starts_with(poster_path, (select auth.uid())::text || '/' || project_id::text || '/'))
    and exists (select 1 from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
  );
create policy "owners delete images of their projects" on public.project_images
  for delete to authenticated using (
    (select private.is_owner())
    and exists (select 1 from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
  );
