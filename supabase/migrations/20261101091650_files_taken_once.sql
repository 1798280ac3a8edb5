-- A checked file is saved by whoever takes its row, and the sweep or a discarded draft in another tab takes
-- it too: the row goes first, so that only one of them has it. The file it queues for removal is taken out
-- of the queue by the picture that names it then, in the same transaction.

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
      (id, project_id, url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, blur, poster_path)
    values
      (file.id, project, file.url, nullif(entry ->> 'caption', ''), entry ->> 'image_type', (entry ->> 'image_date')::date,
       (entry ->> 'image_set_id')::uuid, entry ->> 'image_type' = 'after', file.bucket, file.path,
       file.width, file.height, file.blur, poster);
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
    -- Sent again after a lost answer.
    return false;
  end if;
  update public.project_images set
    url = file.url, bucket = file.bucket, path = file.path,
    width = file.width, height = file.height, blur = file.blur
  where id = image;
  return found;
end $$;

-- As before, and the logo that is worn now stays, whoever queued it.
create or replace function private.queue_logo_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.file_removals (bucket, path)
  select 'logos', former.path
  from (select private.logo_path(old.logo_url) as path) former
  where starts_with(former.path, old.id::text || '/logo/')
    and not exists (select 1 from public.profiles p where private.logo_path(p.logo_url) = former.path)
  on conflict do nothing;
  delete from public.file_removals where bucket = 'logos' and path = private.logo_path(new.logo_url);
  return null;
end $$;
