-- Stored files that no row names, left by a crash; the sweep removes them.

-- A file's own path, and that of the picture whose size it may be: NAME/828.webp is a size of NAME.jpg.
create function private.pictures_of(name text) returns text[]
language sql immutable set search_path = ''
as $$
  select name || array(
    select size[1] || extension
    from regexp_match(name, '^(.+)/[0-9]+\.(avif|webp)$') size, unnest(array['.jpg', '.png', '.webp']) extension
  )
$$;

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
  from storage.objects o cross join lateral private.pictures_of(o.name) pictures
  where o.bucket_id in ('project-images', 'project-videos', 'logos', 'uploads', 'enquiry-images')
    and (o.bucket_id, o.name) > (after_bucket, after_path)
    and o.created_at < now() - older_than
    and not exists (select 1 from public.project_images i where i.bucket = o.bucket_id and i.path = any (pictures))
    and not exists (select 1 from public.project_images i where o.bucket_id = 'project-images' and i.poster_path = o.name)
    and not exists (select 1 from public.project_images i where o.bucket_id = 'project-images' and i.lined_up_path = any (pictures))
    and not exists (select 1 from public.uploads u where o.bucket_id = 'uploads' and u.staged_path = o.name)
    and not exists (select 1 from public.uploads u where u.bucket = o.bucket_id and u.path = any (pictures))
    and not exists (select 1 from public.enquiry_images e where o.bucket_id = 'enquiry-images' and e.path = any (pictures))
    and not exists (select 1 from public.file_removals r where r.bucket = o.bucket_id and r.path = any (pictures))
    and not exists (
      select 1 from (
        select logo_url from public.profiles union all select logo_url from public.accreditations
      ) logos, unnest(pictures) path
      where o.bucket_id = 'logos' and right(split_part(logo_url, '?', 1), length(path) + 1) = '/' || path
    )
  order by o.bucket_id, o.name
  limit most
$$;
comment on function public.stray_files(interval, integer, text, text) is 'Files that no row names. Secret key only.';
grant execute on function public.stray_files(interval, integer, text, text) to service_role;

create function public.count_stored_files() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from storage.objects
  where bucket_id in ('project-images', 'project-videos', 'logos', 'uploads', 'enquiry-images')
$$;
grant execute on function public.count_stored_files() to service_role;
