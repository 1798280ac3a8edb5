create table public.projects (
  id uuid primary key default gen_random_uuid(),
  -- Restrict: removing an account must not silently take the portfolio with it.
  user_id uuid not null references auth.users (id) on delete restrict,
  slug text not null default '', -- never kept: a trigger makes it
  title text not null check (title ~ '\S' and char_length(title) <= 120),
  description text not null check (description ~ '\S' and char_length(description) <= 5000),
  location text not null check (location ~ '\S' and char_length(location) <= 120),
  start_date date not null,
  completion_date date,
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed')),
  has_windows boolean not null default false,
  has_doors boolean not null default false,
  has_conservatories boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint projects_slug_key unique (slug),
  constraint projects_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint projects_dates_in_order check (completion_date >= start_date)
);
comment on table public.projects is 'Finished and planned jobs. Every status is public; only completed ones appear in related blocks and the sitemap.';
comment on column public.projects.slug is 'Made from title and location by a trigger; former ones live on in project_slugs.';
comment on column public.projects.updated_at is 'Also moved by changes of its images: the lastmod of the sitemap.';

create index projects_newest on public.projects (created_at desc, id desc);
create index projects_newest_of_owner on public.projects (user_id, created_at desc, id desc);
create index projects_newest_completed on public.projects (completion_date desc nulls last, id desc) where status = 'completed';
create index projects_newest_windows on public.projects (created_at desc, id desc) where has_windows;
create index projects_newest_doors on public.projects (created_at desc, id desc) where has_doors;
create index projects_newest_conservatories on public.projects (created_at desc, id desc) where has_conservatories;
create index projects_related_windows on public.projects (completion_date desc nulls last, id desc) where has_windows and status = 'completed';
create index projects_related_doors on public.projects (completion_date desc nulls last, id desc) where has_doors and status = 'completed';
create index projects_related_conservatories on public.projects (completion_date desc nulls last, id desc) where has_conservatories and status = 'completed';

create table public.project_slugs (
  slug text primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.project_slugs is 'Former addresses of projects; each answers with one permanent redirect.';
create index project_slugs_of_project on public.project_slugs (project_id);

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
comment on table public.project_images is 'Photos and videos of a project. Pages build addresses from bucket and path, so that a change of host breaks nothing.';
comment on column public.project_images.image_set_id is 'Pairs a before with its after image; a set is deleted as one.';
comment on column public.project_images.is_primary is 'True for every after image (specification §3), so not unique.';
comment on column public.project_images.blur is 'Tiny placeholder as a data URL.';
comment on column public.project_images.poster_path is 'Still frame of a video, in project-images.';
create index project_images_of_project on public.project_images (project_id, created_at, id);

-- Slugs ------------------------------------------------------------------------------------

create function private.slugify(value text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'),
    '[^a-z0-9]+', '-', 'g'), '-')
$$;
comment on function private.slugify(text) is 'Accents folded, lower case, each run of other characters one hyphen (specification §2).';
revoke execute on function private.slugify(text) from public;

-- The address before numbering; words that would shadow a route of their own are set apart.
create function private.slug_base(title text, location text) returns text
language sql immutable set search_path = ''
as $$
  select case when base in ('', 'new', 'page', 'type') then concat_ws('-', 'project', nullif(base, '')) else base end
  from (
    select concat_ws('-in-', nullif(private.slugify(title), ''), nullif(private.slugify(location), '')) as base
  ) bases
$$;
revoke execute on function private.slug_base(text, text) from public;

-- Security definer: it looks at every project's slugs and keeps project_slugs, which nobody may write.
create function private.set_project_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  base text := private.slug_base(new.title, new.location);
  candidate text;
  suffix integer := 1;
begin
  -- Whatever means the same keeps its address and its number.
  if tg_op = 'UPDATE' and base = private.slug_base(old.title, old.location) then
    new.slug := old.slug;
    return new;
  end if;
  -- One at a time, or two simultaneous inserts would pick the same free number.
  perform pg_advisory_xact_lock(hashtext('projects.slug'));
  candidate := base;
  -- A former address of another project is taken too: links to it must go on leading there.
  while exists (select 1 from public.projects p where p.slug = candidate and p.id <> new.id)
     or exists (select 1 from public.project_slugs s where s.slug = candidate and s.project_id <> new.id) loop
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  new.slug := candidate;
  if tg_op = 'UPDATE' and new.slug <> old.slug then
    -- Returning to a former address takes it out of the history: no redirect loop.
    delete from public.project_slugs where slug = candidate;
    insert into public.project_slugs (slug, project_id) values (old.slug, new.id);
  end if;
  return new;
end $$;
revoke execute on function private.set_project_slug() from public;

create trigger projects_set_slug_on_insert before insert on public.projects
for each row execute function private.set_project_slug();
create trigger projects_set_slug_on_update before update on public.projects
for each row when (
  new.title is distinct from old.title or new.location is distinct from old.location or new.slug is distinct from old.slug
) execute function private.set_project_slug();
create trigger projects_touch before update on public.projects
for each row execute function private.touch_updated_at();

-- A changed picture is a changed page. Definer: it must reach the project whoever changed the image.
create function private.touch_project_of_image() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.projects set updated_at = now() where id = coalesce(new.project_id, old.project_id);
  return null;
end $$;
revoke execute on function private.touch_project_of_image() from public;
create trigger project_images_touch_project after insert or update or delete on public.project_images
for each row execute function private.touch_project_of_image();

-- Files to remove --------------------------------------------------------------------------

create table public.file_removals (
  id bigint generated always as identity primary key,
  bucket text not null,
  path text not null,
  queued_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  constraint file_removals_file_key unique (bucket, path)
);
comment on table public.file_removals is 'Files whose rows are gone. Removed at once by the server and, should that fail, by the sweep.';
create index file_removals_oldest on public.file_removals (queued_at);
alter table public.file_removals enable row level security;
revoke all on public.file_removals from anon, authenticated;
grant all on public.file_removals to service_role;

-- In the same transaction as the row's end, so that no file is forgotten. Definer: the queue is the server's.
create function private.queue_file_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    insert into public.file_removals (bucket, path)
    select file.bucket, file.path
    from (values (old.bucket, old.path), ('project-images', old.poster_path)) file (bucket, path)
    where file.path is not null and not exists (
      select 1 from public.project_images i
      where i.project_id = old.project_id
        and ((i.bucket, i.path) = (file.bucket, file.path) or ('project-images', i.poster_path) = (file.bucket, file.path))
    )
    on conflict do nothing;
  end if;
  -- A file named again, by an undo for instance, must not be swept away.
  if tg_op <> 'DELETE' then
    delete from public.file_removals
    where (bucket, path) in ((new.bucket, new.path), ('project-images', new.poster_path));
  end if;
  return null;
end $$;
revoke execute on function private.queue_file_removal() from public;
create trigger project_images_queue_removal after insert or update or delete on public.project_images
for each row execute function private.queue_file_removal();

-- Who may do what --------------------------------------------------------------------------

alter table public.projects enable row level security;
alter table public.project_slugs enable row level security;
alter table public.project_images enable row level security;
revoke all on public.projects, public.project_slugs, public.project_images from anon, authenticated;
grant all on public.projects, public.project_slugs, public.project_images to service_role;
grant select on public.projects, public.project_slugs, public.project_images to anon, authenticated;
-- slug, created_at and updated_at are the triggers' to set.
grant insert (id, user_id, title, description, location, start_date, completion_date, status, has_windows, has_doors, has_conservatories),
  update (title, description, location, start_date, completion_date, status, has_windows, has_doors, has_conservatories),
  delete on public.projects to authenticated;
grant insert (id, project_id, url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, blur, poster_path),
  update (url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, blur, poster_path),
  delete on public.project_images to authenticated;

create policy "everyone reads projects" on public.projects
  for select to anon, authenticated using (true);
create policy "owners create their projects" on public.projects
  for insert to authenticated with check ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners update their projects" on public.projects
  for update to authenticated
  using ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners delete their projects" on public.projects
  for delete to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));

create policy "everyone reads former addresses" on public.project_slugs
  for select to anon, authenticated using (true);

-- The path is tied to owner and project: deleting a row removes its file, so nobody may name another's.
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
