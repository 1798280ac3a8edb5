-- What is due is erased some at a time: whoever writes waits for it, and after a flood so much may fall
-- due on one day that no write would end in time. Locked ones are left to the next write: an owner
-- may have one in hand.
create or replace function private.purge_enquiries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.contact_forms where id in (
    select id from public.contact_forms where deleted_at < now() - interval '90 days'
    order by deleted_at limit 200 for update skip locked
  );
  delete from public.contact_forms where id in (
    select id from public.contact_forms where held_back_at < now() - interval '90 days'
    order by held_back_at limit 200 for update skip locked
  );
  return null;
end $$;
