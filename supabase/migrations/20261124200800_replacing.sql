-- A picture's file can be replaced, and the former one taken back.

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

-- The picture keeps its id, set, type, caption and date.
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
