-- What the server claims from the outbox, and where it sends it.

-- Skips rows that another worker has locked. A claim counts as an attempt: unless marked as sent, the mail is due
-- again 2, 4, 8 … minutes later, at most six hours.
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
  -- The inbox goes on saying of which enquiries no mail told.
  delete from public.outbox where sent_at is null and expires_at <= now() and contact_form_id is null;
  perform private.queue_reminders();
  return query with due as (
    select o.id from public.outbox o
    left join public.contact_forms f on f.id = coalesce(o.contact_form_id, o.confirms, o.reminds)
    where o.sent_at is null and o.next_attempt_at <= now() and o.expires_at > now() and o.device is null
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
comment on function public.claim_notifications(integer) is 'Claims due mails, each for one worker, and deletes expired ones without an enquiry. A confirmation has its sender''s address alone. Secret key only.';
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
  delete from public.outbox where sent_at is null and expires_at <= now() and contact_form_id is null;
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
