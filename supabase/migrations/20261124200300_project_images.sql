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
  poster_path text check (poster_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'),
  created_at timestamptz not null default now(),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  formats text check (formats in ('webp', 'avif webp')),
  is_cover boolean,
  lined_up_path text check (lined_up_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'),
  lined_up_width integer check (lined_up_width > 0),
  lined_up_height integer check (lined_up_height > 0),
  lined_up_formats text check (lined_up_formats in ('webp', 'avif webp')),
  position integer check (position > 0),
  constraint project_images_path_key unique (bucket, path),
  constraint project_images_bucket_of_type check (
    bucket = case when image_type = 'video' then 'project-videos' else 'project-images' end
  ),
  constraint project_images_primary_is_after check (is_primary = (image_type = 'after')),
  constraint project_images_cover_is_picture check (is_cover is null or (is_cover and image_type <> 'video')),
  constraint project_images_one_cover exclude (project_id with =) where (is_cover),
  constraint project_images_lined_up_is_half check (lined_up_path is null or image_type in ('before', 'after'))
);
comment on table public.project_images is 'Photos and videos of a project. Pages build addresses from bucket and path, so a new host breaks nothing.';
comment on column public.project_images.image_set_id is 'Pairs a before picture with its after picture; a set is deleted as one.';
comment on column public.project_images.is_primary is 'True for every after picture (specification §3), so not unique.';
comment on column public.project_images.poster_path is 'A video''s poster, or an after picture''s card for shared links; in project-images.';
comment on column public.project_images.colour is 'Stands in for the picture until it is there.';
comment on column public.project_images.formats is 'The picture is stored in every size in these; null where it is stored alone.';
comment on column public.project_images.is_cover is 'True for the picture that the owner chose as the project''s cover, null for others.';
comment on column public.project_images.lined_up_path is 'What comparisons show of a before or after picture; in project-images. Shown only where both halves of a set have one.';
comment on column public.project_images.lined_up_formats is 'As formats, of the lined-up picture.';
comment on column public.project_images.position is 'Place of the picture''s set among the sets, or of a progress photo among these, from 1; null comes last.';

create index project_images_of_project on public.project_images (project_id, position, created_at, id);
create index project_images_by_poster on public.project_images (poster_path) where poster_path is not null;
create index project_images_by_lined_up on public.project_images (lined_up_path) where lined_up_path is not null;
-- A card's picture.
create index project_images_cover on public.project_images
  (project_id, is_cover, is_primary desc, image_type desc, position, created_at) where image_type <> 'video';
-- What it looked like before.
create index project_images_first_before on public.project_images (project_id, position, created_at) where image_type = 'before';
-- The back office's picture sets.
create index project_images_pairs on public.project_images
  (project_id, position, created_at, id) where image_type in ('before', 'after');

-- Pictures saved in one transaction share its time; this keeps their order. A picture that joins a set takes its place.
create function private.keep_image_order() returns trigger
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
grant insert (
  id, project_id, url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, colour, formats, poster_path
), update (
  url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, colour, formats, poster_path,
  is_cover, position, lined_up_path, lined_up_width, lined_up_height, lined_up_formats
), delete on public.project_images to authenticated;

-- Deleting a row deletes its file, so a path must lie in the owner's and project's folder.
create policy "everyone reads project images" on public.project_images
  for select to anon, authenticated using (private.can_read_project(project_id));
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
    and (lined_up_path is null or starts_with(lined_up_path, (select auth.uid())::text || '/' || project_id::text || '/'))
    and exists (select 1 from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
  );
create policy "owners delete images of their projects" on public.project_images
  for delete to authenticated using (
    (select private.is_owner())
    and exists (select 1 from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
  );
