-- What can be taken back, and what a crash or another tab left behind.

-- Replacing ----------------------------------------------------------------------------------

-- Definer: only the server gives uploads a path. Only files in the caller's folder: deleting an upload deletes its file.
create function private.keep_replaced_file(former uuid, replaced jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  image public.project_images := jsonb_populate_record(null::public.project_images, replaced);
begin
  insert into public.uploads
    (id, user_id, project_id, kind, staged_path, bucket, path, url, width, height, colour, formats, finished_at)
  select former, auth.uid(), image.project_id, 'image', folder || former, image.bucket, image.path, image.url,
    image.width, image.height, image.colour, image.formats, now()
  from (values (concat(auth.uid(), '/', image.project_id, '/'))) own (folder)
  where starts_with(image.path, folder);
  if found then
    -- The trigger on the picture queued it.
    delete from public.file_removals r where (r.bucket, r.path) = (image.bucket, image.path);
  end if;
end $$;
grant execute on function private.keep_replaced_file(uuid, jsonb) to authenticated;

drop function public.replace_image(uuid, uuid);
create function public.replace_image(image uuid, upload uuid, former uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  replaced public.project_images;
  file public.uploads%rowtype;
begin
  select * into replaced from public.project_images i where i.id = image and i.image_type <> 'video' for update;
  delete from public.uploads u
  where u.id = upload and u.project_id = replaced.project_id and u.kind = 'image' and u.finished_at is not null
  returning u.* into file;
  if not found then
    -- Also when a request is repeated after a lost answer.
    return false;
  end if;
  update public.project_images set
    url = file.url, bucket = file.bucket, path = file.path,
    width = file.width, height = file.height, colour = file.colour, formats = file.formats
  where id = image
  returning id into strict image;
  perform private.keep_replaced_file(former, to_jsonb(replaced));
  return true;
end $$;
comment on function public.replace_image(uuid, uuid, uuid) is 'Gives a picture the file of a checked upload. Its former file becomes the upload `former`, so that replacing by that takes it back.';
grant execute on function public.replace_image(uuid, uuid, uuid) to authenticated;

-- Lining up ----------------------------------------------------------------------------------

drop function public.line_up_images(uuid, uuid, uuid, uuid);
create function public.line_up_images(before uuid, after uuid, before_upload uuid, after_upload uuid, before_src text, after_src text)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  half record;
  file public.uploads%rowtype;
begin
  -- Neither is replaced meanwhile.
  perform 1 from public.project_images i where i.id in (before, after) order by i.id for update;
  for half in
    select i.id, i.project_id, case i.id when before then before_upload else after_upload end as upload
    from public.project_images b
    join public.project_images a using (project_id, image_set_id)
    join public.project_images i on i.id in (a.id, b.id)
    where b.id = before and b.image_type = 'before' and a.id = after and a.image_type = 'after'
      -- An address ends with the path.
      and right(before_src, length(b.path) + 1) = '/' || b.path and right(after_src, length(a.path) + 1) = '/' || a.path
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
comment on function public.line_up_images(uuid, uuid, uuid, uuid, text, text) is 'Gives both pictures of a set a checked upload as their lined-up version, made of the files at these addresses; false where there is no such set, or one was replaced. Raises P0002 where an upload is gone.';
grant execute on function public.line_up_images(uuid, uuid, uuid, uuid, text, text) to authenticated;

-- Photos with enquiries ----------------------------------------------------------------------

do $$
begin
  if exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.enquiry_images;
  end if;
end $$;

-- The row comes before the file, so that a row names every file. One whose photo is not stored after two minutes was
-- left by a crash and keeps no place.
create or replace function public.begin_enquiry_image(photo uuid, enquiry uuid, caller text default null) returns text
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
