create table public.contact_forms (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name ~ '\S' and char_length(name) <= 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254),
  phone text check (phone ~ '\S' and char_length(phone) <= 40),
  project_type text not null check (project_type in (
    'residential', 'commercial', 'replacement', 'residential_doors', 'commercial_doors',
    'conservatory', 'conservatory_repair', 'custom'
  )),
  message text not null check (message ~ '\S' and char_length(message) <= 5000),
  status text not null default 'new' check (status in ('new', 'contacted', 'completed')),
  archived boolean not null default false,
  quarantine_reason text check (quarantine_reason in ('honeypot', 'no_token', 'too_fast', 'sender_rate', 'caller_rate')),
  note text check (char_length(note) <= 2000),
  email_key text not null default '',
  caller_key text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table public.contact_forms is 'Enquiries. The row is the truth: written before anything else happens. The id comes from the form, so that a repeated send is the same row.';
comment on column public.contact_forms.archived is 'Spam: kept out of the inbox, because of quarantine_reason or by the owner''s hand.';
comment on column public.contact_forms.quarantine_reason is 'Why a new enquiry went to spam; it is never dropped or refused.';
comment on column public.contact_forms.note is 'The owner''s private note.';
comment on column public.contact_forms.email_key is 'Normalised e-mail for the hourly limit; set by a trigger.';
comment on column public.contact_forms.caller_key is 'Keyed hash of the sender''s address: handed to the trigger, which counts by it and stores it apart for an hour; always empty.';
comment on column public.contact_forms.deleted_at is 'Soft delete; purged after 90 days.';

create index contact_forms_inbox on public.contact_forms (created_at desc, id desc) where deleted_at is null and not archived;
create index contact_forms_spam on public.contact_forms (created_at desc, id desc) where deleted_at is null and archived;
create index contact_forms_by_status on public.contact_forms (status, created_at desc, id desc) where deleted_at is null and not archived;
create index contact_forms_by_sender on public.contact_forms (email_key, created_at);
create index contact_forms_arrived on public.contact_forms (created_at) where not archived;
create index contact_forms_deleted on public.contact_forms (deleted_at) where deleted_at is not null;

create function private.normalise_email(value text) returns text
language sql immutable set search_path = ''
as $$
  -- One mailbox in many spellings: upper case, +tags and, at Google, dots.
  select case when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com' else local || '@' || domain end
  from (
    select split_part(split_part(lower(value), '@', 1), '+', 1) as local, split_part(lower(value), '@', 2) as domain
  ) parts
$$;
revoke execute on function private.normalise_email(text) from public;

-- btrim() takes off spaces alone.
create function private.tidy(value text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(value, '^\s+|\s+$', '', 'g') $$;
revoke execute on function private.tidy(text) from public;

create table private.enquiry_callers (
  caller_key text not null,
  arrived_at timestamptz not null default now()
);
comment on table private.enquiry_callers is 'From where enquiries came within the last hour, as keyed hashes, for the hourly limit. Purged after that.';
create index enquiry_callers_recent on private.enquiry_callers (caller_key, arrived_at);
alter table private.enquiry_callers enable row level security;

-- Sets what the sender must not choose.
create function private.receive_enquiry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.tidy(new.name);
  new.email := private.tidy(new.email);
  new.phone := nullif(private.tidy(new.phone), '');
  new.message := private.tidy(new.message);
  new.status := 'new';
  new.created_at := now();
  new.deleted_at := null;
  new.note := null;
  new.email_key := private.normalise_email(new.email);
  -- The server may say that a robot filled the form; the rates are counted here alone.
  if new.quarantine_reason not in ('honeypot', 'no_token', 'too_fast') then
    new.quarantine_reason := null;
  end if;
  if new.quarantine_reason is null then
    -- Without a lock: a few simultaneous ones may pass the limit together, but nobody waits for anybody else.
    if (select count(*) from (
      select 1 from public.contact_forms
      where email_key = new.email_key and created_at > now() - interval '1 hour' limit 3
    ) recent) >= 3 then
      new.quarantine_reason := 'sender_rate';
    elsif (select count(*) from (
      select 1 from private.enquiry_callers
      where caller_key = new.caller_key and arrived_at > now() - interval '1 hour' limit 5
    ) recent) >= 5 then
      new.quarantine_reason := 'caller_rate';
    end if;
  end if;
  if new.caller_key is not null then
    insert into private.enquiry_callers (caller_key) values (new.caller_key);
    new.caller_key := null;
  end if;
  new.archived := new.quarantine_reason is not null;
  return new;
end $$;
comment on function private.receive_enquiry() is 'Normalises every new enquiry and moves to spam what looks like it: above 3 an hour from one e-mail, above 5 an hour from one caller.';
revoke execute on function private.receive_enquiry() from public;
create trigger contact_forms_receive before insert on public.contact_forms
for each row execute function private.receive_enquiry();

-- Outbox -----------------------------------------------------------------------------------

create table public.outbox (
  id bigint generated always as identity primary key,
  contact_form_id uuid not null references public.contact_forms (id) on delete cascade,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 days',
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 1000),
  created_at timestamptz not null default now(),
  constraint outbox_contact_form_key unique (contact_form_id)
);
comment on table public.outbox is 'Mails to the owner about new enquiries; one a message, written in the same transaction. Read by the server alone.';
comment on column public.outbox.expires_at is 'After this nothing is sent, so that switching mail on later does not burst out old news.';
create index outbox_due on public.outbox (next_attempt_at) where sent_at is null;
alter table public.outbox enable row level security;
revoke all on public.outbox from anon, authenticated;
grant all on public.outbox to service_role;

create function private.queue_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (contact_form_id) values (new.id) on conflict do nothing;
  return null;
end $$;
revoke execute on function private.queue_notification() from public;
create trigger contact_forms_notify_on_arrival after insert on public.contact_forms
for each row when (not new.archived) execute function private.queue_notification();
create trigger contact_forms_notify_on_move_to_inbox after update of archived on public.contact_forms
for each row when (old.archived and not new.archived) execute function private.queue_notification();

-- Who may do what --------------------------------------------------------------------------

-- No insert for anon or authenticated: the site's server checks each enquiry and writes it with the secret key.
alter table public.contact_forms enable row level security;
revoke all on public.contact_forms from anon, authenticated;
grant all on public.contact_forms to service_role;
grant select, update (status, archived, deleted_at, note) on public.contact_forms to authenticated;

create policy "owners read enquiries" on public.contact_forms
  for select to authenticated using ((select private.is_owner()));
-- Soft delete is filtered in queries: a policy on deleted_at would refuse the very update that sets it.
create policy "owners update enquiries" on public.contact_forms
  for update to authenticated using ((select private.is_owner()));

do $$
begin
  if exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.contact_forms;
  end if;
end $$;
