-- Limits guesses at passwords. The server counts, since only it knows the caller's address; accounts and addresses
-- arrive as keyed hashes. A browser that has signed in to the account before sends its device in place of the address.
create table private.sign_in_tries (
  -- pair, address, account: failed tries; known: an address or device that has signed in; mail: requested mails;
  -- code: used codes of the second factor
  kind text not null,
  key text not null,
  tries integer not null,
  last_at timestamptz not null,
  primary key (kind, key)
);
comment on table private.sign_in_tries is 'Failed sign-ins and requested mails, for an hour, and where an account has signed in, for 90 days. Hashes only.';
alter table private.sign_in_tries enable row level security;

-- After the free tries each one waits twice as long as the one before: 8, 16, 32 … seconds, at most nine minutes for
-- one address. An account tried from many addresses waits at most eight seconds, and not at all where its owner has
-- signed in before, so that no one can lock the owner out.
create function public.begin_sign_in(account text, address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  pair text := account || ' ' || address;
  is_known boolean;
begin
  -- One at a time, or simultaneous tries would all count as the first.
  perform pg_advisory_xact_lock(hashtext('sign_in_tries'));
  delete from private.sign_in_tries where last_at < now() - interval '1 hour' and kind <> 'known';
  delete from private.sign_in_tries where last_at < now() - interval '90 days';
  is_known := exists (select from private.sign_in_tries t where t.kind = 'known' and t.key = pair);
  if exists (
    select from private.sign_in_tries t
    join (values ('pair', pair, 5, 6), ('address', address, 30, 6), ('account', account, 50, 0)) rule (kind, key, free, doublings)
      on t.kind = rule.kind and t.key = rule.key
    where t.tries >= rule.free and t.last_at > now() - interval '8 seconds' * 2 ^ least(t.tries - rule.free, rule.doublings)
      and (t.kind = 'pair' or not is_known)
  ) then
    return false;
  end if;
  -- Counted before the password is checked; end_sign_in uncounts it.
  insert into private.sign_in_tries as t (kind, key, tries, last_at)
  select tried.kind, tried.key, 1, now()
  from (values ('pair', pair), ('address', address), ('account', account)) tried (kind, key)
  where tried.key is not null
  on conflict (kind, key) do update set tries = t.tries + 1, last_at = now();
  return true;
end $$;
comment on function public.begin_sign_in(text, text) is 'Whether a sign-in may be tried now; counts it if so. Null address: unknown. Secret key only.';
grant execute on function public.begin_sign_in(text, text) to service_role;

create function public.end_sign_in(account text, address text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sign_in_tries where kind = 'pair' and key = account || ' ' || address;
  update private.sign_in_tries set tries = tries - 1
  where (kind = 'account' and key = account) or (kind = 'address' and key = address);
  insert into private.sign_in_tries (kind, key, tries, last_at)
  select 'known', account || ' ' || address, 0, now() where address is not null
  on conflict (kind, key) do update set last_at = now();
end $$;
comment on function public.end_sign_in(text, text) is 'Records that the sign-in succeeded. Secret key only.';
grant execute on function public.end_sign_in(text, text) to service_role;

-- An outage is not a failed attempt. The counts of address and account stay, so that causing outages gains no tries.
create function public.undo_sign_in(account text, address text) returns void
language sql security definer set search_path = ''
as $$
  update private.sign_in_tries set tries = tries - 1
  where kind = 'pair' and key = account || ' ' || address and tries > 0;
$$;
comment on function public.undo_sign_in(text, text) is 'Records that the auth service did not answer. Secret key only.';
grant execute on function public.undo_sign_in(text, text) to service_role;

create function public.remember_device(account text, device text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.sign_in_tries (kind, key, tries, last_at) values ('known', account || ' ' || device, 0, now())
  on conflict (kind, key) do update set last_at = now();
$$;
comment on function public.remember_device(text, text) is 'Other people''s failed sign-ins no longer make this device wait. Secret key only.';
grant execute on function public.remember_device(text, text) to service_role;

create function public.forget_devices(account text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.sign_in_tries where kind = 'known' and starts_with(key, account || ' ');
$$;
comment on function public.forget_devices(text) is 'Forgets every device and address of the account. Secret key only.';
grant execute on function public.forget_devices(text) to service_role;

-- A refused request is not counted, so that repeating it keeps no one waiting.
create function public.begin_mail(account text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sign_in_tries where kind = 'mail' and last_at <= now() - interval '1 hour';
  insert into private.sign_in_tries as t (kind, key, tries, last_at) values ('mail', account, 1, now())
  on conflict (kind, key) do update set tries = t.tries + 1, last_at = now()
  where t.tries < 5 and t.last_at <= now() - interval '1 minute';
  return found;
end $$;
comment on function public.begin_mail(text) is 'Whether a mail for a forgotten password may be sent now: one a minute, five until a quiet hour; counts it if so. Secret key only.';
grant execute on function public.begin_mail(text) to service_role;
