-- Notifications on the owner's devices (Web Push), and what reminds of an enquiry.

-- Devices ----------------------------------------------------------------------------------

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

-- Outbox -----------------------------------------------------------------------------------

alter table public.outbox
  add column announces uuid references public.contact_forms (id) on delete cascade,
  add column reminds uuid references public.contact_forms (id) on delete cascade,
  add column remind_on date,
  add column device uuid references public.push_devices (id) on delete cascade,
  add constraint outbox_announces_key unique (announces, device),
  drop constraint outbox_one_subject,
  add constraint outbox_one_subject check (
    num_nonnulls(contact_form_id, digest_day, digest_hour, confirms, announces, reminds) = 1
  ),
  add constraint outbox_reminder_whole check ((reminds is null) = (remind_on is null)),
  add constraint outbox_device_of_subject check (
    case when device is null then announces is null else num_nonnulls(announces, reminds) = 1 end
  );
comment on table public.outbox is 'Mails to the owner, written in the transaction of the enquiry: one per enquiry, one per hour in a flood, one per day with spam. Confirmations to senders. Notifications, one for each device. Reminders.';
comment on column public.outbox.announces is 'The enquiry that this notification announces; null for others.';
comment on column public.outbox.reminds is 'The enquiry of which this mail or notification reminds; null for others.';
comment on column public.outbox.remind_on is 'The day for which the reminder was set.';
comment on column public.outbox.device is 'Where the notification is shown; null for mails.';
create unique index outbox_reminds_once on public.outbox (reminds, remind_on, device) nulls not distinct where reminds is not null;
create index outbox_of_device on public.outbox (device) where device is not null;

-- A new enquiry is announced on every device, except in a flood: sixty within the hour were enough. What the owner moves
-- to the inbox is no news to the owner.
create or replace function private.queue_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hour timestamptz := date_trunc('hour', now());
begin
  if tg_op = 'INSERT' and (select count(*) from (
    select 1 from public.contact_forms
    where not archived and created_at > now() - interval '1 hour' limit 61
  ) recent) > 60 then
    insert into public.outbox (digest_hour, next_attempt_at) values (hour, hour + interval '61 minutes') on conflict do nothing;
    return null;
  end if;
  insert into public.outbox (contact_form_id) values (new.id) on conflict do nothing;
  if tg_op = 'INSERT' then
    insert into public.outbox (announces, device) select new.id, d.id from public.push_devices d;
  end if;
  if tg_op = 'INSERT' and (
    select p.confirm_enquiries from public.profiles p order by p.created_at, p.id limit 1
  ) is distinct from false
    -- Of simultaneous enquiries from one mailbox one is confirmed. Nothing waits for the lock.
    and pg_try_advisory_xact_lock(hashtextextended('confirmation ' || new.email_key, 0))
  then
    insert into public.outbox (confirms)
    select new.id where not exists (
      select from public.contact_forms f join public.outbox o on o.confirms = f.id
      where f.email_key = new.email_key and f.created_at > now() - interval '24 hours'
    );
  end if;
  return null;
end $$;

-- From the enquiries themselves, so that reminders survive an import. A mail and a notification for each device that
-- was there that morning, due at eight; those of more than two days ago are old news.
create function private.queue_reminders() returns void
language sql set search_path = ''
as $$
  insert into public.outbox (reminds, remind_on, device, next_attempt_at, expires_at)
  select f.id, f.remind_on, d.device, d.morning, d.morning + interval '3 days'
  from (select (now() at time zone 'Europe/London')::date) day (today)
  join public.contact_forms f on f.remind_on <= day.today and f.remind_on > day.today - 3
    and f.deleted_at is null and not f.archived
  cross join lateral (
    select null::uuid, (f.remind_on + time '08:00') at time zone 'Europe/London'
    union all
    select p.id, (f.remind_on + time '08:00') at time zone 'Europe/London' from public.push_devices p
    where p.created_at <= (f.remind_on + time '08:00') at time zone 'Europe/London'
  ) d (device, morning)
  on conflict do nothing
$$;

drop function public.claim_notifications(integer);
create function public.claim_notifications(most integer)
returns table (
  id bigint, digest_day date, spam_count bigint, digest_hour timestamptz, arrived bigint, name text, email text, phone text,
  project_type text, message text, received_at timestamptz, confirm_to text, confirm_by_phone boolean,
  reminder_of uuid, note text
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  delete from public.outbox where sent_at is null and expires_at <= now();
  perform private.queue_reminders();
  return query with due as (
    select o.id from public.outbox o
    left join public.contact_forms f on f.id = coalesce(o.contact_form_id, o.confirms, o.reminds)
    where o.sent_at is null and o.next_attempt_at <= now() and o.device is null
      -- Not about enquiries that the owner has answered, moved to spam or deleted, nor of a day that was changed.
      and (f.id is null or (not f.archived and f.deleted_at is null
        and case when o.reminds is null then f.status = 'new' else f.remind_on = o.remind_on end))
    -- The owner's mail comes before the confirmation, which is written after it.
    order by o.next_attempt_at, o.id
    limit most
    for update of o skip locked
  ), claimed as (
    update public.outbox o set
      attempts = o.attempts + 1,
      next_attempt_at = now() + least(interval '2 minutes' * power(2, o.attempts), interval '6 hours')
    from due where o.id = due.id
    returning o.id, o.contact_form_id, o.digest_day, o.digest_hour, o.confirms, o.reminds
  )
  select c.id, c.digest_day, (
      select count(*) from public.contact_forms h
      where h.archived and h.deleted_at is null and h.quarantine_reason is not null
        and h.spam_since >= c.digest_day::timestamp at time zone 'Europe/London'
        and h.spam_since < (c.digest_day + 1)::timestamp at time zone 'Europe/London'
    ),
    c.digest_hour, (
      select count(*) from public.contact_forms h
      where h.created_at >= c.digest_hour and h.created_at < c.digest_hour + interval '1 hour'
        and not h.archived and h.deleted_at is null
        and not exists (select from public.outbox own where own.contact_form_id = h.id)
    ),
    f.name, f.email, f.phone, f.project_type, f.message, f.created_at, sender.email, sender.phone is not null,
    c.reminds, case when c.reminds is not null then f.note end
  from claimed c
  left join public.contact_forms f on f.id = coalesce(c.contact_form_id, c.reminds)
  left join public.contact_forms sender on sender.id = c.confirms
  order by c.id;
end $$;
comment on function public.claim_notifications(integer) is 'Claims due mails, each for one worker, and deletes expired ones. A confirmation has its sender''s address alone. Secret key only.';
grant execute on function public.claim_notifications(integer) to service_role;

-- What a lock screen may show is decided here: a name for a live session of an owner, the visitor's words where allowed.
create function public.claim_pushes(most integer)
returns table (
  id bigint, device uuid, endpoint text, p256dh text, auth text, enquiry uuid, is_reminder boolean,
  name text, project_type text, message text, unread bigint
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  delete from public.outbox where sent_at is null and expires_at <= now();
  perform private.queue_reminders();
  return query with due as (
    select o.id from public.outbox o
    join public.contact_forms f on f.id = coalesce(o.announces, o.reminds)
    join public.push_devices d on d.id = o.device
    join private.owners w on w.user_id = d.user_id
    where o.sent_at is null and o.next_attempt_at <= now() and not f.archived and f.deleted_at is null
      and case when o.reminds is null then f.status = 'new' else f.remind_on = o.remind_on end
    order by o.next_attempt_at, o.id
    limit most
    for update of o skip locked
  ), claimed as (
    update public.outbox o set
      attempts = o.attempts + 1,
      next_attempt_at = now() + least(interval '2 minutes' * power(2, o.attempts), interval '6 hours')
    from due where o.id = due.id
    returning o.id, o.device, o.announces, o.reminds
  )
  select c.id, d.id, d.endpoint, d.p256dh, d.auth, f.id, c.reminds is not null, shown.name, shown.project_type,
    case when d.shows_text then shown.message end, case when shown.id is not null then unread.count end
  from claimed c
  join public.push_devices d on d.id = c.device
  join public.contact_forms f on f.id = coalesce(c.announces, c.reminds)
  left join public.contact_forms shown on shown.id = f.id
    and exists (select from auth.sessions s where s.id = d.session_id and s.user_id = d.user_id)
  cross join (
    select count(*) from public.contact_forms n where n.status = 'new' and not n.archived and n.deleted_at is null
  ) unread
  order by c.id;
end $$;
comment on function public.claim_pushes(integer) is 'Claims due notifications, each for one worker. Those for a browser that is signed out name nobody. Secret key only.';
grant execute on function public.claim_pushes(integer) to service_role;
