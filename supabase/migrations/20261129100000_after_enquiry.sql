-- What follows an enquiry: a confirmation to its sender, and what the sender adds within the hour.

-- Confirmation -----------------------------------------------------------------------------

-- Nullable, so that rows exported before can be restored.
alter table public.profiles add column confirm_enquiries boolean default true;
comment on column public.profiles.confirm_enquiries is 'Whether senders of enquiries get a confirmation; null means yes. The oldest profile decides.';
grant insert (confirm_enquiries), update (confirm_enquiries) on public.profiles to authenticated;

alter table public.outbox
  add column confirms uuid references public.contact_forms (id) on delete cascade,
  add constraint outbox_confirms_key unique (confirms),
  drop constraint outbox_one_subject,
  add constraint outbox_one_subject check (num_nonnulls(contact_form_id, digest_day, digest_hour, confirms) = 1);
comment on table public.outbox is 'Mails to the owner, written in the transaction of the enquiry: one per enquiry, one per hour in a flood, one per day with spam. And confirmations to senders.';
comment on column public.outbox.confirms is 'The enquiry whose sender gets this confirmation; null for mails to the owner.';

-- A stranger can enter anybody's address: one confirmation a day for each mailbox, none for spam, even where the owner
-- moves it to the inbox later, and none in a flood.
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

drop function public.claim_notifications(integer);
create function public.claim_notifications(most integer)
returns table (
  id bigint, digest_day date, spam_count bigint, digest_hour timestamptz, arrived bigint, name text, email text, phone text,
  project_type text, message text, received_at timestamptz, confirm_to text, confirm_by_phone boolean
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  delete from public.outbox where sent_at is null and expires_at <= now();
  return query with due as (
    select o.id from public.outbox o left join public.contact_forms f on f.id = coalesce(o.contact_form_id, o.confirms)
    where o.sent_at is null and o.next_attempt_at <= now()
      -- Not about enquiries that the owner has answered, moved to spam or deleted.
      and (coalesce(o.contact_form_id, o.confirms) is null or (f.status = 'new' and not f.archived and f.deleted_at is null))
    -- The owner's mail comes before the confirmation, which is written after it.
    order by o.next_attempt_at, o.id
    limit most
    for update of o skip locked
  ), claimed as (
    update public.outbox o set
      attempts = o.attempts + 1,
      next_attempt_at = now() + least(interval '2 minutes' * power(2, o.attempts), interval '6 hours')
    from due where o.id = due.id
    returning o.id, o.contact_form_id, o.digest_day, o.digest_hour, o.confirms
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
    f.name, f.email, f.phone, f.project_type, f.message, f.created_at, sender.email, sender.phone is not null
  from claimed c
  left join public.contact_forms f on f.id = c.contact_form_id
  left join public.contact_forms sender on sender.id = c.confirms
  order by c.id;
end $$;
comment on function public.claim_notifications(integer) is 'Claims due mails, each for one worker, and deletes expired ones. A confirmation has its sender''s address alone. Secret key only.';
grant execute on function public.claim_notifications(integer) to service_role;

create or replace function public.find_personal_data(person text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    to_jsonb(f) || jsonb_build_object('mail', to_jsonb(o), 'confirmation', to_jsonb(c)) order by f.created_at, f.id
  ), '[]')
  from public.contact_forms f
  left join public.outbox o on o.contact_form_id = f.id
  left join public.outbox c on c.confirms = f.id
  where f.email_key = private.normalise_email(private.tidy(person))
$$;
comment on function public.find_personal_data(text) is 'Every enquiry from one mailbox in any spelling, with its mails. Secret key only.';

-- Details ----------------------------------------------------------------------------------

alter table public.contact_forms
  add column postcode text check (postcode ~ '^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$'),
  add column best_time text check (best_time in ('morning', 'afternoon', 'evening', 'any'));
comment on column public.contact_forms.postcode is 'Added after sending.';
comment on column public.contact_forms.best_time is 'Best time to call; added after sending.';
