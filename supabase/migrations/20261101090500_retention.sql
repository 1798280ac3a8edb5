-- The privacy page promises it: what was deleted, or held back, is erased for good after 90 days.

alter table public.contact_forms add column held_back_at timestamptz;
comment on column public.contact_forms.held_back_at is 'Since when the message is held back; set by a trigger. Purged 90 days after.';
comment on column public.contact_forms.archived is 'Held back from the inbox, because of quarantine_reason or by the owner''s hand. Purged after 90 days.';
update public.contact_forms set held_back_at = created_at where archived;

create index contact_forms_long_held_back on public.contact_forms (held_back_at) where held_back_at is not null;

-- An old message that the owner puts aside today has 90 days from today. Named to come after contact_forms_receive.
create function private.date_holding_back() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not new.archived then
    new.held_back_at := null;
  elsif tg_op = 'INSERT' then
    new.held_back_at := now();
  else
    new.held_back_at := coalesce(old.held_back_at, now());
  end if;
  return new;
end $$;
revoke execute on function private.date_holding_back() from public;
create trigger contact_forms_since_when before insert or update on public.contact_forms
for each row execute function private.date_holding_back();

-- With the next enquiry or the owner's next hand, so that no scheduler is needed. Definer: an owner may not delete.
create function private.purge_enquiries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.contact_forms where deleted_at < now() - interval '90 days';
  delete from public.contact_forms where held_back_at < now() - interval '90 days';
  return null;
end $$;
comment on function private.purge_enquiries() is 'Erases what was deleted or held back 90 days ago.';
revoke execute on function private.purge_enquiries() from public;
create trigger contact_forms_purge after insert or update on public.contact_forms
for each statement execute function private.purge_enquiries();
