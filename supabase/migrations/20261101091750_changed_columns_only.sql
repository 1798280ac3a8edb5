-- A form may have stood open for hours, on another device too: columns that `project` does not name stay as
-- they are, so that saving one thing does not take another back.
create or replace function public.update_project(project jsonb, media jsonb default '[]', captions jsonb default '[]') returns text
language plpgsql set search_path = ''
as $$
declare
  wanted public.projects;
  address text;
begin
  select * into wanted from public.projects p
  where p.id = (project ->> 'id')::uuid and p.user_id = (select auth.uid()) for update;
  if not found then
    return null;
  end if;
  wanted := jsonb_populate_record(wanted, project);
  update public.projects p set
    title = wanted.title, description = wanted.description, location = wanted.location,
    start_date = wanted.start_date, completion_date = wanted.completion_date, status = wanted.status,
    has_windows = wanted.has_windows, has_doors = wanted.has_doors, has_conservatories = wanted.has_conservatories
  where p.id = wanted.id
  returning slug into address;
  update public.project_images i set caption = nullif(c.caption, ''), image_date = c.image_date
  from jsonb_to_recordset(captions) c (id uuid, caption text, image_date date)
  where i.id = c.id and i.project_id = wanted.id
    and (i.caption, i.image_date) is distinct from (nullif(c.caption, ''), c.image_date);
  perform private.attach_media(wanted.id, media);
  return address;
end $$;
comment on function public.update_project(jsonb, jsonb, jsonb) is 'Returns the slug; null where the caller has no such project. `project`: the id, and the columns to change. `captions`: [{id, caption, image_date}] of pictures that are there.';
