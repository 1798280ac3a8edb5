-- Owners' browsers that show notifications (Web Push).

create table public.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  -- Where the server may send to is decided before each sending; loopback is for tests.
  endpoint text not null check (endpoint ~ '^(https://|http://127\.0\.0\.1:)[!-~]+$' and char_length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  name text not null check (name <> '' and char_length(name) <= 60),
  shows_text boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint push_devices_endpoint_key unique (endpoint)
);
comment on table public.push_devices is 'Browsers of owners that show notifications, ten for each owner.';
comment on column public.push_devices.session_id is 'The browser''s session. Once it has ended, notifications name nobody.';
comment on column public.push_devices.endpoint is 'Where the browser''s push service takes messages; whoever knows it and both keys can send.';
comment on column public.push_devices.shows_text is 'Whether a notification may show what the visitor wrote.';
comment on column public.push_devices.last_used_at is 'When the push service last took a message.';

alter table public.push_devices enable row level security;
grant all on public.push_devices to service_role;
grant select (id, user_id, session_id, name, shows_text, created_at, last_used_at), update (shows_text), delete
  on public.push_devices to authenticated;
create policy "owners see their devices" on public.push_devices
  for select to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners change their devices" on public.push_devices
  for update to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));
create policy "owners remove their devices" on public.push_devices
  for delete to authenticated using ((select private.is_owner()) and user_id = (select auth.uid()));

-- Definer: it counts the owner's devices one after the other, and takes over the browser of another owner, who signed
-- in there before: a browser has one address, and only it knows the address.
create function public.add_push_device(address text, key text, secret text, label text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  added uuid;
begin
  if not private.is_owner() then
    raise exception 'Only an owner can add a device.' using errcode = '42501';
  end if;
  perform 1 from private.owners o where o.user_id = caller for no key update;
  if (select count(*) from public.push_devices d where d.user_id = caller and d.endpoint <> address) >= 10 then
    raise exception 'There are ten devices already.' using errcode = 'PT409';
  end if;
  insert into public.push_devices as d (user_id, session_id, endpoint, p256dh, auth, name)
  values (caller, (auth.jwt() ->> 'session_id')::uuid, address, key, secret, label)
  on conflict (endpoint) do update set
    user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
    name = excluded.name, shows_text = d.shows_text and d.user_id = excluded.user_id
  returning d.id into added;
  return added;
end $$;
comment on function public.add_push_device(text, text, text, text) is 'Adds the caller''s browser, at most ten for each owner (PT409); a known one is renewed.';
grant execute on function public.add_push_device(text, text, text, text) to authenticated;

-- Definer: owners may read no address.
create function public.keep_push_device(address text) returns uuid
language sql security definer set search_path = ''
as $$
  update public.push_devices d set session_id = (auth.jwt() ->> 'session_id')::uuid
  where d.endpoint = address and d.user_id = (select auth.uid()) and (select private.is_owner())
  returning d.id
$$;
comment on function public.keep_push_device(text) is 'Ties the caller''s browser to its session of now; null where it is not among the caller''s devices.';
grant execute on function public.keep_push_device(text) to authenticated;

create function public.leave_push_device() returns void
language sql security invoker set search_path = ''
as $$
  delete from public.push_devices
  where user_id = (select auth.uid()) and session_id = (select (auth.jwt() ->> 'session_id')::uuid)
$$;
comment on function public.leave_push_device() is 'On signing out: removes the caller''s browser.';
grant execute on function public.leave_push_device() to authenticated;
