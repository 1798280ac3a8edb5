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
  deleted_at timestamptz,
  spam_since timestamptz,
  postcode text check (postcode ~ '^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$'),
  best_time text check (best_time in ('morning', 'afternoon', 'evening', 'any')),
  page_path text check (page_path ~ '^/[a-z0-9/-]*$' and char_length(page_path) <= 200),
  remind_on date
);
comment on table public.contact_forms is 'Enquiries. The form chooses the id, so that a repeated send is the same row.';
comment on column public.contact_forms.archived is 'Spam: hidden from the inbox, by quarantine_reason or by the owner.';
comment on column public.contact_forms.quarantine_reason is 'The rule that marked a new enquiry as spam.';
comment on column public.contact_forms.email_key is 'Normalised email address; set by a trigger.';
comment on column public.contact_forms.caller_key is 'Keyed hash of the sender''s address, for the hourly limit. The trigger moves it to enquiry_callers, so it is always null here.';
comment on column public.contact_forms.deleted_at is 'Soft delete; purged 90 days later.';
comment on column public.contact_forms.spam_since is 'When it became spam; set by a trigger. Purged 90 days later.';
comment on column public.contact_forms.postcode is 'Added after sending.';
comment on column public.contact_forms.best_time is 'Best time to call; added after sending.';
comment on column public.contact_forms.page_path is 'The public page whose form was sent; null where unknown.';
comment on column public.contact_forms.remind_on is 'The day on which the owner wants to see it again; due ones are shown first.';

create index contact_forms_inbox on public.contact_forms (created_at desc, id desc) where deleted_at is null and not archived;
create index contact_forms_spam on public.contact_forms (created_at desc, id desc) where deleted_at is null and archived;
create index contact_forms_spam_by_status on public.contact_forms (status, created_at desc, id desc) where deleted_at is null and archived;
create index contact_forms_by_status on public.contact_forms (status, created_at desc, id desc) where deleted_at is null and not archived;
create index contact_forms_by_sender on public.contact_forms (email_key, created_at);
create index contact_forms_arrived on public.contact_forms (created_at) where not archived;
create index contact_forms_deleted on public.contact_forms (deleted_at) where deleted_at is not null;
create index contact_forms_old_spam on public.contact_forms (spam_since) where spam_since is not null;
create index contact_forms_reminders on public.contact_forms (remind_on, id)
  where remind_on is not null and deleted_at is null and not archived;

-- Only the server inserts: it checks each enquiry and writes it with the secret key.
alter table public.contact_forms enable row level security;
grant all on public.contact_forms to service_role;
grant select, update (status, archived, deleted_at, note, remind_on) on public.contact_forms to authenticated;

create policy "owners read enquiries" on public.contact_forms
  for select to authenticated using ((select private.is_owner()));
-- Queries filter deleted rows: a policy on deleted_at would refuse the update that sets it.
create policy "owners update enquiries" on public.contact_forms
  for update to authenticated using ((select private.is_owner()));

do $$
begin
  if exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.contact_forms;
  end if;
end $$;

-- New enquiries ----------------------------------------------------------------------------

create function private.normalise_email(value text) returns text
language sql immutable set search_path = ''
as $$
  -- One mailbox in many spellings: upper case, +tags and, at Google, dots.
  select case when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com' else local || '@' || domain end
  from (
    select split_part(split_part(lower(value), '@', 1), '+', 1) as local, split_part(lower(value), '@', 2) as domain
  ) parts
$$;

-- btrim() removes only spaces.
create function private.tidy(value text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(value, '^\s+|\s+$', '', 'g') $$;

create table private.enquiry_callers (
  caller_key text not null,
  arrived_at timestamptz not null default now()
);
comment on table private.enquiry_callers is 'Keyed hashes of senders'' addresses in the last hour, for the hourly limit.';
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
  -- The server may pass what it detects; only this trigger counts rates.
  if new.quarantine_reason not in ('honeypot', 'no_token', 'too_fast') then
    new.quarantine_reason := null;
  end if;
  if new.quarantine_reason is null then
    -- No lock: simultaneous enquiries may exceed the limit, but none waits.
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
comment on function private.receive_enquiry() is 'Normalises each new enquiry and marks spam: more than 3 an hour from one email address, or 5 from one caller.';
create trigger contact_forms_receive before insert on public.contact_forms
for each row execute function private.receive_enquiry();

-- The 90 days of an old message start when the owner moves it to spam. Triggers run by name: this one follows
-- contact_forms_receive.
create function private.set_spam_since() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.spam_since := case when new.archived then coalesce(old.spam_since, now()) end;
  return new;
end $$;
create trigger contact_forms_spam_since before insert or update on public.contact_forms
for each row execute function private.set_spam_since();

-- Inbox ------------------------------------------------------------------------------------

-- Finds words anywhere in a message. Spam is searched row by row: indexing a long text takes many times as long as
-- storing it, which would slow down every insert during a flood.
create extension if not exists pg_trgm with schema extensions;
create index contact_forms_words on public.contact_forms using gin (
  (name || E'\n' || email || E'\n' || coalesce(phone, '') || E'\n' || message || E'\n' || coalesce(note, ''))
  extensions.gin_trgm_ops
) where not archived;
-- The planner ignores statistics of a partial index and would read every message that has a common word.
create statistics public.contact_forms_words_found on (
  name || E'\n' || email || E'\n' || coalesce(phone, '') || E'\n' || message || E'\n' || coalesce(note, '')
) from public.contact_forms;

-- Continues from a known row, so that every page costs as much as the first. Definer with its own check: under
-- row-level security the word index is not used, since its operators are not leakproof. Dynamic SQL: planned for
-- each call's arguments.
create function public.find_enquiries(
  is_spam boolean, patterns text[], most integer, only_status text default null,
  seen_at timestamptz default null, seen_id uuid default null, newer boolean default false
)
returns setof public.contact_forms
language plpgsql stable security definer set search_path = ''
as $$
declare
  words text := $words$(f.name || E'\n' || f.email || E'\n' || coalesce(f.phone, '') || E'\n' || f.message || E'\n' || coalesce(f.note, ''))$words$;
  matching text := (select string_agg(format('and %s ilike %L', words, pattern), ' ') from unnest(patterns) pattern);
begin
  if not private.is_owner() then
    return;
  end if;
  return query execute format(
    'select * from public.contact_forms f
     where f.deleted_at is null and %s
       and ($1 is null or f.status = $1)
       and ($3 is null or (f.created_at, f.id) %s ($2, $3)) %s
     order by f.created_at %s, f.id %4$s limit $4',
    case when is_spam then 'f.archived' else 'not f.archived' end,
    case when newer then '>' else '<' end, matching, case when newer then 'asc' else 'desc' end
  ) using only_status, seen_at, seen_id, most;
end $$;
comment on function public.find_enquiries(boolean, text[], integer, text, timestamptz, uuid, boolean) is 'One page of the inbox or of spam, newest first, whose text matches every LIKE pattern; empty unless the caller is an owner.';
grant execute on function public.find_enquiries(boolean, text[], integer, text, timestamptz, uuid, boolean) to authenticated;

-- Reads each enquiry once, however many spans there are.
create function public.count_enquiries_from(starts timestamptz[]) returns setof bigint
language sql stable security invoker set search_path = ''
as $$
  select coalesce(counted.enquiries, 0)
  from generate_subscripts(starts, 1) span
  left join (
    select width_bucket(created_at, starts) as span, count(*) as enquiries
    from public.contact_forms
    where deleted_at is null and not archived and created_at >= starts[1]
    group by 1
  ) counted using (span)
  order by span
$$;
comment on function public.count_enquiries_from(timestamptz[]) is 'Enquiries in the inbox between each start and the next; the last span has no end.';
grant execute on function public.count_enquiries_from(timestamptz[]) to authenticated;
