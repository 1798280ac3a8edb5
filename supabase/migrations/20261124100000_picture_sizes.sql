-- Pictures are stored in every size that pages show, in a folder named after them: NAME.jpg and NAME/828.webp. Rows
-- from before have none until npm run media:sizes made them.
update storage.buckets set allowed_mime_types = array['image/jpeg', 'image/png', 'image/webp', 'image/avif']
where id = 'project-images';

alter table public.project_images
  drop column blur,
  add column colour text check (colour ~ '^#[0-9a-f]{6}$'),
  add column formats text check (formats in ('webp', 'avif webp'));
comment on column public.project_images.colour is 'Stands in for the picture until it is there.';
comment on column public.project_images.formats is 'The picture is stored in every size in these; null where it is stored alone.';
grant insert (colour, formats), update (colour, formats) on public.project_images to authenticated;

alter table public.uploads
  drop column blur,
  add column colour text check (colour ~ '^#[0-9a-f]{6}$'),
  add column formats text check (formats in ('webp', 'avif webp'));

alter table public.profiles add column logo_formats text check (logo_formats = 'webp');
comment on column public.profiles.logo_formats is 'The logo is stored small in these; null where it is stored alone.';
grant select (logo_formats) on public.profiles to anon;
grant insert (logo_formats), update (logo_formats) on public.profiles to authenticated;

create or replace function private.attach_media(project uuid, media jsonb) returns void
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
      (id, project_id, url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, colour, formats, poster_path)
    values
      (file.id, project, file.url, nullif(entry ->> 'caption', ''), entry ->> 'image_type', (entry ->> 'image_date')::date,
       (entry ->> 'image_set_id')::uuid, entry ->> 'image_type' = 'after', file.bucket, file.path,
       file.width, file.height, file.colour, file.formats, poster);
  end loop;
  if missing <> '[]' then
    raise exception 'Some files are gone' using errcode = 'P0002', detail = missing::text;
  end if;
end $$;

create or replace function public.replace_image(image uuid, upload uuid) returns boolean
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
    width = file.width, height = file.height, colour = file.colour, formats = file.formats
  where id = image;
  return found;
end $$;

-- A file's own path, and that of the picture whose size it may be.
create function private.pictures_of(name text) returns text[]
language sql immutable set search_path = ''
as $$
  select name || array(
    select size[1] || extension
    from regexp_match(name, '^(.+)/[0-9]+\.(avif|webp)$') size, unnest(array['.jpg', '.png', '.webp']) extension
  )
$$;

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
