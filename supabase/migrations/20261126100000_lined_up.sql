-- Both pictures of a set may have a lined-up version: the after picture as seen from where the before picture was
-- taken, and both cropped to what they share. Comparisons show these two; everything else shows the pictures as taken.
alter table public.project_images
  add column lined_up_path text check (lined_up_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'),
  add column lined_up_width integer check (lined_up_width > 0),
  add column lined_up_height integer check (lined_up_height > 0),
  add column lined_up_formats text check (lined_up_formats in ('webp', 'avif webp')),
  add constraint project_images_lined_up_is_half check (lined_up_path is null or image_type in ('before', 'after'));
comment on column public.project_images.lined_up_path is 'What comparisons show of a before or after picture; in project-images. Shown only where both halves of a set have one.';
comment on column public.project_images.lined_up_formats is 'As formats, of the lined-up picture.';
grant update (lined_up_path, lined_up_width, lined_up_height, lined_up_formats) on public.project_images to authenticated;
create index project_images_by_lined_up on public.project_images (lined_up_path) where lined_up_path is not null;

alter policy "owners update images of their projects" on public.project_images
  with check (
    (select private.is_owner())
    and starts_with(path, (select auth.uid())::text || '/' || project_id::text || '/')
    and (poster_path is null or starts_with(poster_path, (select auth.uid())::text || '/' || project_id::text || '/'))
    and (lined_up_path is null or starts_with(lined_up_path, (select auth.uid())::text || '/' || project_id::text || '/'))
    and exists (select 1 from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
  );

create or replace function private.queue_file_removal() returns trigger
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

create or replace function private.queue_upload_removal() returns trigger
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
  ) and not exists (
    select 1 from public.profiles p
    where file.bucket = 'logos' and private.logo_path(p.logo_url) = file.path
  )
  on conflict do nothing;
  return null;
end $$;

create or replace function public.stray_files(
  older_than interval default '1 day', most integer default 1000, after_bucket text default '', after_path text default ''
)
returns table (bucket text, path text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name
  from storage.objects o cross join lateral private.pictures_of(o.name) pictures
  where o.bucket_id in ('project-images', 'project-videos', 'logos', 'uploads')
    and (o.bucket_id, o.name) > (after_bucket, after_path)
    and o.created_at < now() - older_than
    and not exists (select 1 from public.project_images i where i.bucket = o.bucket_id and i.path = any (pictures))
    and not exists (select 1 from public.project_images i where o.bucket_id = 'project-images' and i.poster_path = o.name)
    and not exists (select 1 from public.project_images i where o.bucket_id = 'project-images' and i.lined_up_path = any (pictures))
    and not exists (select 1 from public.uploads u where o.bucket_id = 'uploads' and u.staged_path = o.name)
    and not exists (select 1 from public.uploads u where u.bucket = o.bucket_id and u.path = any (pictures))
    and not exists (select 1 from public.file_removals r where r.bucket = o.bucket_id and r.path = any (pictures))
    and not exists (
      select 1 from public.profiles p, unnest(pictures) path
      where o.bucket_id = 'logos' and right(split_part(p.logo_url, '?', 1), length(path) + 1) = '/' || path
    )
  order by o.bucket_id, o.name
  limit most
$$;

-- A set of which one half is deleted, replaced or moved is not lined up any more.
create function private.undo_line_up() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.project_images i
  set lined_up_path = null, lined_up_width = null, lined_up_height = null, lined_up_formats = null
  where i.project_id = old.project_id and (i.id = old.id or i.image_set_id = old.image_set_id)
    and i.lined_up_path is not null;
  return null;
end $$;
create trigger project_images_undo_line_up after delete on public.project_images
for each row execute function private.undo_line_up();
create trigger project_images_undo_line_up_of_changed after update on public.project_images
for each row when (
  (old.bucket, old.path, old.image_type, old.image_set_id) is distinct from (new.bucket, new.path, new.image_type, new.image_set_id)
) execute function private.undo_line_up();

create function public.line_up_images(before uuid, after uuid, before_upload uuid, after_upload uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  half record;
  file public.uploads%rowtype;
begin
  for half in
    select i.id, i.project_id, case i.id when before then before_upload else after_upload end as upload
    from public.project_images b
    join public.project_images a using (project_id, image_set_id)
    join public.project_images i on i.id in (a.id, b.id)
    where b.id = before and b.image_type = 'before' and a.id = after and a.image_type = 'after'
  loop
    delete from public.uploads u
    where u.id = half.upload and u.project_id = half.project_id and u.kind = 'image' and u.finished_at is not null
    returning u.* into strict file;
    update public.project_images i set
      lined_up_path = file.path, lined_up_width = file.width, lined_up_height = file.height,
      lined_up_formats = file.formats
    where i.id = half.id
    returning i.id into strict half.id;
  end loop;
  return found;
end $$;
comment on function public.line_up_images(uuid, uuid, uuid, uuid) is 'Gives both pictures of a set a checked upload as their lined-up version; false where there is no such set. Raises P0002 where an upload is gone.';
grant execute on function public.line_up_images(uuid, uuid, uuid, uuid) to authenticated;
