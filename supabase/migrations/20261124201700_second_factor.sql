-- Codes of the second factor, and an owner's sessions; private.is_owner() asks for the factor.

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

-- Definer: callers may not read auth.sessions. Leaves out sessions that open nothing: expired, or without the factor.
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
