-- Both pictures of a set may have a lined-up version: the after picture as seen from where the before picture was
-- taken, and both cropped to what they share. Comparisons show these two; everything else shows the pictures as taken.

-- A set of which one half is deleted, replaced or moved is not lined up any more, and its card for shared
-- links, which shows both, goes at once: the server may fail to draw the next one. Triggers fire by name: these
-- after the one that queues files.
create function private.undo_pair() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.project_images i
  set lined_up_path = null, lined_up_width = null, lined_up_height = null, lined_up_formats = null
  where i.project_id = old.project_id and (i.id = old.id or i.image_set_id = old.image_set_id)
    and i.lined_up_path is not null;
  update public.project_images i
  set poster_path = null
  where i.project_id = old.project_id and (i.id = old.id or i.image_set_id = old.image_set_id)
    and i.image_type = 'after' and i.poster_path is not null;
  return null;
end $$;
create trigger project_images_undo_pair after delete on public.project_images
for each row execute function private.undo_pair();
create trigger project_images_undo_pair_of_changed after update on public.project_images
for each row when (
  (old.bucket, old.path, old.image_type, old.image_set_id) is distinct from (new.bucket, new.path, new.image_type, new.image_set_id)
) execute function private.undo_pair();

create function public.line_up_images(before uuid, after uuid, before_upload uuid, after_upload uuid, before_src text, after_src text)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  half record;
  file public.uploads%rowtype;
begin
  -- Locks both, so that neither is replaced meanwhile.
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
