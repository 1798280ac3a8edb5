-- An owner who has a second factor is one only in a session that was opened with it: a stolen password, or a link from
-- a mail, opens nothing by itself.
create or replace function private.is_owner() returns boolean
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

-- The service takes a code for as long as its three steps last, a minute and a half. Here each is taken once.
create function public.take_code(account text, code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sign_in_tries where kind = 'code' and last_at < now() - interval '2 minutes';
  insert into private.sign_in_tries (kind, key, tries, last_at) values ('code', account || ' ' || code, 0, now())
  on conflict (kind, key) do nothing;
  return found;
end $$;
comment on function public.take_code(text, text) is 'Whether a code is used for the first time; both arrive as hashes. Secret key only.';
grant execute on function public.take_code(text, text) to service_role;

-- Sessions ---------------------------------------------------------------------------------

-- Definer: nobody may read auth.sessions. Without those that have run out, or that lack the second factor: they open
-- nothing.
create function public.own_sessions() returns table (
  id uuid, is_current boolean, created_at timestamptz, used_at timestamptz, user_agent text
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.id = (auth.jwt() ->> 'session_id')::uuid, s.created_at,
    coalesce(s.refreshed_at at time zone 'utc', s.created_at) as used_at, left(s.user_agent, 500)
  from auth.sessions s
  where private.is_owner() and s.user_id = auth.uid()
    and s.created_at > now() - interval '30 days'
    and coalesce(s.refreshed_at at time zone 'utc', s.created_at) > now() - interval '7 days'
    and (s.not_after is null or s.not_after > now())
    and (s.aal::text = 'aal2' or not exists (
      select 1 from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
    ))
  order by 2 desc, used_at desc
$$;
comment on function public.own_sessions() is 'The live sessions of the calling owner, this one first; limits as in supabase/config.toml.';
grant execute on function public.own_sessions() to authenticated;

create function public.end_own_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s
  where private.is_owner() and s.user_id = auth.uid() and s.id = end_own_session.session_id;
  return found;
end $$;
comment on function public.end_own_session(uuid) is 'Ends a session of the calling owner; false where there was none.';
grant execute on function public.end_own_session(uuid) to authenticated;
