-- The queue of what the server sends: mails to the owner, confirmations to senders, notifications, reminders.

create table public.outbox (
  id bigint generated always as identity primary key,
  contact_form_id uuid references public.contact_forms (id) on delete cascade,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 days',
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 1000),
  created_at timestamptz not null default now(),
  digest_day date,
  digest_hour timestamptz,
  confirms uuid references public.contact_forms (id) on delete cascade,
  announces uuid references public.contact_forms (id) on delete cascade,
  reminds uuid references public.contact_forms (id) on delete cascade,
  remind_on date,
  device uuid references public.push_devices (id) on delete cascade,
  constraint outbox_contact_form_key unique (contact_form_id),
  constraint outbox_digest_day_key unique (digest_day),
  constraint outbox_digest_hour_key unique (digest_hour),
  constraint outbox_confirms_key unique (confirms),
  constraint outbox_announces_key unique (announces, device),
  constraint outbox_one_subject check (
    num_nonnulls(contact_form_id, digest_day, digest_hour, confirms, announces, reminds) = 1
  ),
  constraint outbox_reminder_whole check ((reminds is null) = (remind_on is null)),
  constraint outbox_device_of_subject check (
    case when device is null then announces is null else num_nonnulls(announces, reminds) = 1 end
  )
);
comment on table public.outbox is 'Mails to the owner, written in the transaction of the enquiry: one per enquiry, one per hour in a flood, one per day with spam. Confirmations to senders. Notifications, one for each device. Reminders.';
comment on column public.outbox.expires_at is 'Not sent after this, so that switching mail on later sends no old news.';
comment on column public.outbox.digest_day is 'The British day whose spam this digest counts; null for other mails.';
comment on column public.outbox.digest_hour is 'The hour whose other enquiries this digest counts; null for other mails.';
comment on column public.outbox.confirms is 'The enquiry whose sender gets this confirmation; null for mails to the owner.';
comment on column public.outbox.announces is 'The enquiry that this notification announces; null for others.';
comment on column public.outbox.reminds is 'The enquiry of which this mail or notification reminds; null for others.';
comment on column public.outbox.remind_on is 'The day for which the reminder was set.';
comment on column public.outbox.device is 'Where the notification is shown; null for mails.';
create index outbox_due on public.outbox (next_attempt_at) where sent_at is null;
create unique index outbox_reminds_once on public.outbox (reminds, remind_on, device) nulls not distinct where reminds is not null;
create index outbox_of_device on public.outbox (device) where device is not null;

alter table public.outbox enable row level security;
grant all on public.outbox to service_role;

-- Above 60 enquiries an hour, later ones share one mail, due a minute after the hour so that the last one is
-- committed. An enquiry that the owner moves to the inbox always has a mail to itself, but is not announced: the owner
-- has seen it. Anyone's address can be entered: one confirmation a day for each mailbox, none for spam, and none in a
-- flood.
create function private.queue_notification() returns trigger
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
create trigger contact_forms_notify_on_arrival after insert on public.contact_forms
for each row when (not new.archived) execute function private.queue_notification();
create trigger contact_forms_notify_on_move_to_inbox after update of archived on public.contact_forms
for each row when (old.archived and not new.archived) execute function private.queue_notification();

-- Due at eight the next morning, when the day is over. Definer: only the server may use the outbox.
create function private.queue_digest() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
  morning timestamptz := ((today + 1) + time '08:00') at time zone 'Europe/London';
begin
  insert into public.outbox (digest_day, next_attempt_at) values (today, morning) on conflict do nothing;
  return null;
end $$;
create trigger contact_forms_digest after insert on public.contact_forms
for each row when (new.archived) execute function private.queue_digest();

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
