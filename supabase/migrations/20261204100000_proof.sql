-- What others say of the company: reviews by customers, and the bodies it is a member of. A row is public.

alter table public.profiles add column review_url text check (
  review_url ~* '^https://([a-z0-9-]+\.)+[a-z0-9-]+(:[0-9]+)?([/?#]\S*)?$' and char_length(review_url) <= 500
);
comment on column public.profiles.review_url is 'Where customers are asked to leave a review.';
grant insert (review_url), update (review_url) on public.profiles to authenticated;

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  town text check (town ~ '\S' and char_length(town) <= 80),
  given_on date not null,
  words text not null check (words ~ '\S' and char_length(words) <= 2000),
  source_url text check (
    source_url ~* '^https://([a-z0-9-]+\.)+[a-z0-9-]+(:[0-9]+)?([/?#]\S*)?$' and char_length(source_url) <= 500
  ),
  -- The words outlive the project's page.
  project_id uuid references public.projects (id) on delete set null,
  position integer check (position > 0),
  is_example boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.reviews is 'Customers'' own words, entered by an owner. Shown on home, service and project pages.';
comment on column public.reviews.position is 'From 1, once an owner has put them in order; null, what was added since, comes first.';
comment on column public.reviews.is_example is 'Made up for a demonstration, and marked so; set by the server alone.';
create index reviews_in_order on public.reviews (position nulls first, given_on desc, id);
create index reviews_of_project on public.reviews (project_id, position nulls first, given_on desc, id);

alter table public.reviews enable row level security;
grant all on public.reviews to service_role;
grant select (id, name, town, given_on, words, source_url, project_id, position, is_example) on public.reviews to anon;
grant select, insert (id, user_id, name, town, given_on, words, source_url, project_id),
  update (name, town, given_on, words, source_url, project_id, position), delete on public.reviews to authenticated;

create policy "visitors read reviews" on public.reviews
  for select to anon using (true);
create policy "owners read their reviews" on public.reviews
  for select to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners add reviews" on public.reviews
  for insert to authenticated with check (
    (select private.is_owner()) and user_id = (select auth.uid()) and (
      project_id is null
      or exists (select 1 from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
    )
  );
create policy "owners update their reviews" on public.reviews
  for update to authenticated
  using ((select private.is_owner()) and user_id = (select auth.uid()))
  with check (
    project_id is null
    or exists (select 1 from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
  );
create policy "owners delete their reviews" on public.reviews
  for delete to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));

create table public.accreditations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  number text check (number ~ '\S' and char_length(number) <= 40),
  link_url text check (
    link_url ~* '^https://([a-z0-9-]+\.)+[a-z0-9-]+(:[0-9]+)?([/?#]\S*)?$' and char_length(link_url) <= 500
  ),
  logo_url text check (logo_url ~ '^https?://' and char_length(logo_url) <= 1000),
  logo_formats text check (logo_formats = 'webp'),
  position integer check (position > 0),
  is_example boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.accreditations is 'Trade bodies and schemes that the company belongs to. Shown on home and in the footer.';
comment on column public.accreditations.logo_formats is 'As in profiles.';
comment on column public.accreditations.position is 'From 1, once an owner has put them in order; null, what was added since, comes last.';
comment on column public.accreditations.is_example is 'Made up for a demonstration, and marked so; set by the server alone.';

alter table public.accreditations enable row level security;
grant all on public.accreditations to service_role;
-- Ordered by created_at too.
grant select (id, name, number, link_url, logo_url, logo_formats, position, is_example, created_at)
  on public.accreditations to anon;
grant select, insert (id, user_id, name, number, link_url, logo_url, logo_formats),
  update (name, number, link_url, logo_url, logo_formats, position), delete on public.accreditations to authenticated;

create policy "visitors read accreditations" on public.accreditations
  for select to anon using (true);
create policy "owners read their accreditations" on public.accreditations
  for select to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners add accreditations" on public.accreditations
  for insert to authenticated with check ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners update their accreditations" on public.accreditations
  for update to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners delete their accreditations" on public.accreditations
  for delete to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));

-- Order ------------------------------------------------------------------------------------

-- Row-level security leaves other owners' rows alone.
create function public.order_reviews(wanted uuid[]) returns void
language sql set search_path = ''
as $$ update public.reviews set position = array_position(wanted, id) where id = any (wanted) $$;
grant execute on function public.order_reviews(uuid[]) to authenticated;

create function public.order_accreditations(wanted uuid[]) returns void
language sql set search_path = ''
as $$ update public.accreditations set position = array_position(wanted, id) where id = any (wanted) $$;
grant execute on function public.order_accreditations(uuid[]) to authenticated;

-- Logos ------------------------------------------------------------------------------------

create function private.is_logo_used(path text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from (
      select logo_url from public.profiles union all select logo_url from public.accreditations
    ) logos where private.logo_path(logo_url) = path
  )
$$;

-- Removes only files in the account's own folder that nothing else uses. Definer: only the server may use the queue.
create or replace function private.queue_logo_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.file_removals (bucket, path)
  select 'logos', former.path
  from (
    select private.logo_path(old.logo_url) as path, coalesce(to_jsonb(old) ->> 'user_id', old.id::text) as account
  ) former
  where starts_with(former.path, former.account || '/logo/') and not private.is_logo_used(former.path)
  on conflict do nothing;
  delete from public.file_removals where bucket = 'logos' and path = private.logo_path(new.logo_url);
  return null;
end $$;
create trigger accreditations_queue_logo_removal after update of logo_url or delete on public.accreditations
for each row execute function private.queue_logo_removal();

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
  ) and not (file.bucket = 'logos' and private.is_logo_used(file.path))
  on conflict do nothing;
  return null;
end $$;

-- What else knows every file and row -------------------------------------------------------

create or replace function public.stray_files(
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

create or replace function public.restore_rows(table_name text, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  target regclass;
  names text;
  restored integer;
begin
  if table_name not in (
    'profiles', 'projects', 'project_slugs', 'project_images', 'contact_forms', 'enquiry_images', 'reviews', 'accreditations'
  ) then
    raise exception 'No table to be restored: %', table_name using errcode = '22023';
  end if;
  if jsonb_array_length(rows) = 0 then
    return 0;
  end if;
  target := ('public.' || table_name)::regclass;
  select string_agg(quote_ident(attname), ', ') into names
  from pg_catalog.pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attgenerated = ''
    and exists (select from jsonb_array_elements(rows) given where given ? attname::text);
  execute format('alter table %s disable trigger user', target);
  execute format('insert into %s (%s) select %s from jsonb_populate_recordset(null::%s, $1)', target, names, names, target)
    using rows;
  get diagnostics restored = row_count;
  execute format('alter table %s enable trigger user', target);
  return restored;
end $$;
