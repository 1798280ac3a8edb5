-- What is due is erased some at a time: whoever writes waits for it, and after a flood so much may fall
-- due on one day that no write would end in time. Locked ones are left to the next time: an owner may have
-- one in hand. The scheduled calls ask for it as well: a quiet site would need months of writes.
create function public.purge_enquiries() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.contact_forms where id in (
    select id from public.contact_forms where deleted_at < now() - interval '90 days'
    order by deleted_at limit 200 for update skip locked
  );
  delete from public.contact_forms where id in (
    select id from public.contact_forms where spam_since < now() - interval '90 days'
    order by spam_since limit 200 for update skip locked
  );
  -- Needed for the hourly limit alone.
  delete from private.enquiry_callers where ctid = any (array(
    select ctid from private.enquiry_callers where arrived_at <= now() - interval '1 hour'
    limit 1000 for update skip locked
  ));
end $$;
comment on function public.purge_enquiries() is 'Erases of what was deleted or went to spam 90 days ago the 200 oldest each, and callers after an hour. Secret key only.';
revoke execute on function public.purge_enquiries() from public, anon, authenticated;
grant execute on function public.purge_enquiries() to service_role;

create or replace function private.purge_enquiries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.purge_enquiries();
  return null;
end $$;
