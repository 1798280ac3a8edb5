-- Mails to the owner, sent by the server from a queue.

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
  constraint outbox_contact_form_key unique (contact_form_id),
  constraint outbox_digest_day_key unique (digest_day),
  constraint outbox_digest_hour_key unique (digest_hour),
  constraint outbox_one_subject check (num_nonnulls(contact_form_id, digest_day, digest_hour) = 1)
);
comment on table public.outbox is 'Mails to the owner, written in the transaction of the enquiry: one per enquiry, one per hour in a flood, one per day with spam.';
comment on column public.outbox.expires_at is 'Not sent after this, so that switching mail on later sends no old news.';
comment on column public.outbox.digest_day is 'The British day whose spam this digest counts; null for other mails.';
comment on column public.outbox.digest_hour is 'The hour whose other enquiries this digest counts; null for other mails.';
create index outbox_due on public.outbox (next_attempt_at) where sent_at is null;

alter table public.outbox enable row level security;
grant all on public.outbox to service_role;

-- Above 60 enquiries an hour, later ones share one mail, due a minute after the hour so that the last one is
-- committed. An enquiry that the owner moves to the inbox always has a mail to itself.
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
  else
    insert into public.outbox (contact_form_id) values (new.id) on conflict do nothing;
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

-- Skips rows that another worker has locked. A claim counts as an attempt: unless marked as sent, the mail is due
-- again 2, 4, 8 … minutes later, at most six hours.
create function public.claim_notifications(most integer)
returns table (
  id bigint, digest_day date, spam_count bigint, digest_hour timestamptz, arrived bigint, name text, email text, phone text,
  project_type text, message text, received_at timestamptz
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  delete from public.outbox where sent_at is null and expires_at <= now();
  return query with due as (
    select o.id from public.outbox o left join public.contact_forms f on f.id = o.contact_form_id
    where o.sent_at is null and o.next_attempt_at <= now()
      -- Not about enquiries that the owner has answered, moved to spam or deleted.
      and (o.contact_form_id is null or (f.status = 'new' and not f.archived and f.deleted_at is null))
    order by o.next_attempt_at
    limit most
    for update of o skip locked
  ), claimed as (
    update public.outbox o set
      attempts = o.attempts + 1,
      next_attempt_at = now() + least(interval '2 minutes' * power(2, o.attempts), interval '6 hours')
    from due where o.id = due.id
    returning o.id, o.contact_form_id, o.digest_day, o.digest_hour
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
    f.name, f.email, f.phone, f.project_type, f.message, f.created_at
  from claimed c left join public.contact_forms f on f.id = c.contact_form_id
  order by c.id;
end $$;
comment on function public.claim_notifications(integer) is 'Claims due mails, each for one worker, and deletes expired ones. Secret key only.';
grant execute on function public.claim_notifications(integer) to service_role;

-- Definer: no caller may read auth.users or private.owners.
create function public.notification_address() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select contact_email from public.profiles order by created_at, id limit 1),
    (select u.email::text from auth.users u
      join private.owners o on o.user_id = u.id
      left join public.profiles p on p.id = u.id
      order by p.created_at, o.created_at, u.id limit 1)
  )
$$;
comment on function public.notification_address() is 'Where mails to the owner go: the public contact address, else the sign-in address of the owner with the oldest profile. Secret key only.';
grant execute on function public.notification_address() to service_role;

-- Definer: owners may not read the outbox.
create function public.not_notified_yet(ids uuid[]) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select contact_form_id from public.outbox
  where contact_form_id = any (ids) and sent_at is null and (select private.is_owner())
  union all
  select missed.id
  from public.outbox digest
  -- Offset 0 keeps the order: no enquiry is read where no shared mail is due.
  cross join lateral (
    select f.id from public.contact_forms f
    where f.id = any (ids) and not f.archived
      and f.created_at >= digest.digest_hour and f.created_at < digest.digest_hour + interval '1 hour'
      and not exists (select from public.outbox own where own.contact_form_id = f.id)
    offset 0
  ) missed
  where digest.digest_hour is not null and digest.sent_at is null and (select private.is_owner())
$$;
comment on function public.not_notified_yet(uuid[]) is 'Those of the enquiries that no mail to the owner has covered yet.';
grant execute on function public.not_notified_yet(uuid[]) to authenticated;
