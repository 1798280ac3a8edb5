-- The privacy page promises it: deleted messages and spam are erased for good after 90 days.

alter table public.contact_forms add column spam_since timestamptz;
comment on column public.contact_forms.spam_since is 'When the message went to spam; set by a trigger. Purged 90 days after.';
comment on column public.contact_forms.archived is 'Spam: kept out of the inbox, because of quarantine_reason or by the owner''s hand. Purged after 90 days.';
update public.contact_forms set spam_since = created_at where archived;

create index contact_forms_old_spam on public.contact_forms (spam_since) where spam_since is not null;

-- An old message that the owner moves to spam today has 90 days from today. Named to come after contact_forms_receive.
create function private.set_spam_since() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not new.archived then
    new.spam_since := null;
  elsif tg_op = 'INSERT' then
    new.spam_since := now();
  else
    new.spam_since := coalesce(old.spam_since, now());
  end if;
  return new;
end $$;
revoke execute on function private.set_spam_since() from public;
create trigger contact_forms_spam_since before insert or update on public.contact_forms
for each row execute function private.set_spam_since();

-- With the next enquiry or the owner's next hand, so that no scheduler is needed. Definer: an owner may not delete.
create function private.purge_enquiries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.contact_forms where deleted_at < now() - interval '90 days';
  delete from public.contact_forms where spam_since < now() - interval '90 days';
  return null;
end $$;
comment on function private.purge_enquiries() is 'Erases what was deleted or went to spam 90 days ago.';
revoke execute on function private.purge_enquiries() from public;
create trigger contact_forms_purge after insert or update on public.contact_forms
for each statement execute function private.purge_enquiries();
