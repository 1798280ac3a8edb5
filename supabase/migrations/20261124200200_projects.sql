create table public.projects (
  id uuid primary key default gen_random_uuid(),
  -- Restrict: deleting an account must not delete the portfolio.
  user_id uuid not null references auth.users (id) on delete restrict,
  slug text not null default '', -- set by a trigger
  title text not null check (title ~ '\S' and char_length(title) <= 120),
  description text not null,
  location text not null,
  start_date date not null,
  completion_date date,
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed')),
  has_windows boolean not null default false,
  has_doors boolean not null default false,
  has_conservatories boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_hidden boolean not null default false,
  constraint projects_slug_key unique (slug),
  constraint projects_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- What a draft may still lack.
  constraint projects_description_check check ((is_hidden or description ~ '\S') and char_length(description) <= 5000),
  constraint projects_location_check check ((is_hidden or location ~ '\S') and char_length(location) <= 120),
  constraint projects_dates_in_order check (completion_date >= start_date)
);
comment on table public.projects is 'Planned, current and finished jobs. Every status is public, drafts aside; only completed ones appear in related blocks and the sitemap.';
comment on column public.projects.slug is 'Made from title and location by a trigger; project_slugs has the former ones.';
comment on column public.projects.updated_at is 'The sitemap''s lastmod; changes to the project''s images set it too.';
comment on column public.projects.is_hidden is 'A draft: only owners see the project and its pictures.';

-- What visitors may read stands in the index alone, so that counting pages reads no row of the table.
create index projects_newest on public.projects (created_at desc, id desc) where not is_hidden;
create index projects_newest_of_owner on public.projects (user_id, created_at desc, id desc);
create index projects_newest_completed on public.projects (completion_date desc nulls last, id desc) where status = 'completed';
create index projects_newest_windows on public.projects (created_at desc, id desc) where has_windows and not is_hidden;
create index projects_newest_doors on public.projects (created_at desc, id desc) where has_doors and not is_hidden;
create index projects_newest_conservatories on public.projects (created_at desc, id desc) where has_conservatories and not is_hidden;
create index projects_related_windows on public.projects (completion_date desc nulls last, id desc) where has_windows and status = 'completed';
create index projects_related_doors on public.projects (completion_date desc nulls last, id desc) where has_doors and status = 'completed';
create index projects_related_conservatories on public.projects (completion_date desc nulls last, id desc) where has_conservatories and status = 'completed';
-- For the sitemap, a thousand at a time.
create index projects_completed on public.projects (id) where status = 'completed';
create index projects_of_owner_by_status on public.projects (user_id, is_hidden, status);

create trigger projects_touch before update on public.projects
for each row execute function private.touch_updated_at();

-- Newest first counts from when visitors first could see it.
create function private.date_publishing() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end $$;
create trigger projects_date_publishing before update on public.projects
for each row when (old.is_hidden and not new.is_hidden)
execute function private.date_publishing();

alter table public.projects enable row level security;
grant all on public.projects to service_role;
grant select on public.projects to anon, authenticated;
-- Triggers set slug, created_at and updated_at.
grant insert (
  id, user_id, title, description, location, start_date, completion_date, status, has_windows, has_doors, has_conservatories, is_hidden
), update (
  title, description, location, start_date, completion_date, status, has_windows, has_doors, has_conservatories, is_hidden
), delete on public.projects to authenticated;

create policy "everyone reads projects" on public.projects
  for select to anon, authenticated using (not is_hidden);
create policy "owners read drafts" on public.projects
  for select to authenticated using ((select private.is_owner()));
create policy "owners create their projects" on public.projects
  for insert to authenticated with check ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners update their projects" on public.projects
  for update to authenticated
  using ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners delete their projects" on public.projects
  for delete to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));

-- Cheap, or a plan would sort all pictures of a project to find one. Invoker: the caller's own view of projects counts.
create function private.can_read_project(project uuid) returns boolean
language sql stable cost 1 set search_path = ''
as $$ select exists (select from public.projects p where p.id = project) $$;
comment on function private.can_read_project(uuid) is 'Whether the caller may read the project; called by row-level security.';
grant execute on function private.can_read_project(uuid) to anon, authenticated;

-- Slugs ------------------------------------------------------------------------------------

create table public.project_slugs (
  slug text primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.project_slugs is 'Former slugs; each redirects permanently to its project.';
create index project_slugs_of_project on public.project_slugs (project_id);

alter table public.project_slugs enable row level security;
grant all on public.project_slugs to service_role;
grant select on public.project_slugs to anon, authenticated;

create policy "everyone reads former addresses" on public.project_slugs
  for select to anon, authenticated using (private.can_read_project(project_id));

create function private.slugify(value text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'),
    '[^a-z0-9]+', '-', 'g'), '-')
$$;
comment on function private.slugify(text) is 'Folds accents, lowers case and replaces each run of other characters with a hyphen (specification §2).';

-- The slug before numbering; a word that would shadow a route gets a prefix.
create function private.slug_base(title text, location text) returns text
language sql immutable set search_path = ''
as $$
  select case when base in ('', 'new', 'page', 'type') then concat_ws('-', 'project', nullif(base, '')) else base end
  from (
    select concat_ws('-in-', nullif(private.slugify(title), ''), nullif(private.slugify(location), '')) as base
  ) bases
$$;

-- Definer: no caller may write project_slugs.
create function private.set_project_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  base text := private.slug_base(new.title, new.location);
  candidate text;
  suffix integer := 1;
begin
  -- Keep the slug and its number when only case or punctuation changed.
  if tg_op = 'UPDATE' and base = private.slug_base(old.title, old.location) then
    new.slug := old.slug;
    return new;
  end if;
  -- One at a time, or two simultaneous inserts would pick the same free number.
  perform pg_advisory_xact_lock(hashtext('projects.slug'));
  candidate := base;
  -- Another project's former slug is taken too: links to it must keep working.
  while exists (select 1 from public.projects p where p.slug = candidate and p.id <> new.id)
     or exists (select 1 from public.project_slugs s where s.slug = candidate and s.project_id <> new.id) loop
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  new.slug := candidate;
  if tg_op = 'UPDATE' and new.slug <> old.slug then
    -- A former slug in use again leaves the history, or it would redirect to itself.
    delete from public.project_slugs where slug = candidate;
    insert into public.project_slugs (slug, project_id) values (old.slug, new.id);
  end if;
  return new;
end $$;

create trigger projects_set_slug before insert or update on public.projects
for each row execute function private.set_project_slug();

-- Pages of the list ------------------------------------------------------------------------

-- Read once after each change, so that no page reads past earlier ones. Each branch names one type, so that the
-- index of that type answers it.
create function public.list_page_starts(per_page integer, of_type text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'total', count(*),
    'starts', coalesce(jsonb_agg(jsonb_build_array(created_at, id) order by place) filter (where place % per_page = 1), '[]')
  )
  from (
    select created_at, id, row_number() over (order by created_at desc, id desc) as place
    from (
      select created_at, id from public.projects where of_type is null
      union all
      select created_at, id from public.projects where of_type = 'windows' and has_windows
      union all
      select created_at, id from public.projects where of_type = 'doors' and has_doors
      union all
      select created_at, id from public.projects where of_type = 'conservatories' and has_conservatories
    ) wanted
  ) placed
$$;
comment on function public.list_page_starts(integer, text) is 'Date and id of the first project on each page, newest first, and the total.';
grant execute on function public.list_page_starts(integer, text) to anon, authenticated;
