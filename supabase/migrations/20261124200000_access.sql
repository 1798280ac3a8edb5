-- Deny by default: a migration grants each object by name. Functions are everybody's until revoked from public.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

create schema if not exists private;
comment on schema private is 'Helpers of policies and triggers, and the list of owners; the Data API does not serve it.';
grant usage on schema private to authenticated;

-- Owners -----------------------------------------------------------------------------------

create table private.owners (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.owners is 'Accounts that may use the back office. Only add_owner() and SQL add one; signing up does not.';
alter table private.owners enable row level security;

-- Definer: callers may read neither private.owners nor the auth tables. An access token outlives its session by up to
-- an hour; after Logout it must open nothing. Where there is a second factor, a password alone opens nothing either.
create function private.is_owner() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.owners o join auth.sessions s on s.user_id = o.user_id
    where o.user_id = (select auth.uid()) and s.id = (select (auth.jwt() ->> 'session_id')::uuid)
      and ((select auth.jwt() ->> 'aal') = 'aal2' or not exists (
        select 1 from auth.mfa_factors f where f.user_id = o.user_id and f.status = 'verified'
      ))
  )
$$;
comment on function private.is_owner() is 'Whether the caller is an owner with a live session, opened with the second factor where there is one; called by row-level security.';
grant execute on function private.is_owner() to authenticated;

create function public.viewer_is_owner() returns boolean
language sql stable security invoker set search_path = ''
as $$ select private.is_owner() $$;
grant execute on function public.viewer_is_owner() to authenticated;

create function public.add_owner(owner_id uuid) returns void
language sql security definer set search_path = ''
as $$ insert into private.owners (user_id) values (owner_id) on conflict do nothing $$;
comment on function public.add_owner(uuid) is 'Makes an existing account an owner. Secret key only.';
grant execute on function public.add_owner(uuid) to service_role;

create function public.list_owners() returns setof uuid
language sql stable security definer set search_path = ''
as $$ select user_id from private.owners order by created_at, user_id $$;
comment on function public.list_owners() is 'Definer: no caller may read private.owners. Secret key only.';
grant execute on function public.list_owners() to service_role;

-- Helpers ----------------------------------------------------------------------------------

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end $$;
