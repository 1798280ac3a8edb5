-- What others say of the company: reviews by customers, and the bodies it is a member of. A row is public.

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
