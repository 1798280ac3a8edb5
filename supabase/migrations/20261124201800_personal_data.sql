-- Deletes personal data after the periods that the privacy page names, and one person's data on request.

-- Retention --------------------------------------------------------------------------------

-- In batches, since the writer waits for the trigger below and much may be due at once after a flood. The scheduled
-- calls run it too: a site with few writes would take months. Skips rows that an owner is changing.
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
  -- Only the hourly limit needs them.
  delete from private.enquiry_callers where ctid = any (array(
    select ctid from private.enquiry_callers where arrived_at <= now() - interval '1 hour'
    limit 1000 for update skip locked
  ));
end $$;
comment on function public.purge_enquiries() is 'Deletes the 200 oldest deleted enquiries and the 200 oldest spam of over 90 days, and callers after an hour. Secret key only.';
grant execute on function public.purge_enquiries() to service_role;

-- Runs with each write to the enquiries, so that no scheduler is needed. Definer: owners may not delete.
create function private.purge_enquiries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.purge_enquiries();
  return null;
end $$;
create trigger contact_forms_purge after insert or update on public.contact_forms
for each statement execute function private.purge_enquiries();

-- begin_sign_in deletes old tries, but only when someone signs in; the scheduled calls run this too. The auth service
-- stores addresses and browsers in its sessions and its log.
create function public.purge_sign_in_traces() returns void
language sql security definer set search_path = ''
as $$
  delete from private.sign_in_tries where last_at < now() - interval '1 hour' and kind <> 'known';
  delete from private.sign_in_tries where last_at < now() - interval '90 days';
  delete from auth.sessions where coalesce(refreshed_at at time zone 'utc', created_at) < now() - interval '90 days';
  delete from auth.audit_log_entries where created_at < now() - interval '90 days';
$$;
comment on function public.purge_sign_in_traces() is 'Deletes failed sign-ins after an hour; known devices, unused sessions and the auth log after 90 days. Secret key only.';
grant execute on function public.purge_sign_in_traces() to service_role;

-- One person's data ------------------------------------------------------------------------

-- The address arrives in the request's body: in a filter of the Data API it would reach logs.

-- Definer: no caller may execute private.normalise_email().
create function public.find_personal_data(person text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    to_jsonb(f) || jsonb_build_object(
      'mail', to_jsonb(o), 'confirmation', to_jsonb(c),
      'photos', (select coalesce(jsonb_agg(i.path order by i.created_at), '[]') from public.enquiry_images i where i.contact_form_id = f.id)
    ) order by f.created_at, f.id
  ), '[]')
  from public.contact_forms f
  left join public.outbox o on o.contact_form_id = f.id
  left join public.outbox c on c.confirms = f.id
  where f.email_key = private.normalise_email(private.tidy(person))
$$;
comment on function public.find_personal_data(text) is 'Every enquiry from one mailbox in any spelling, with its mails and the paths of its photos. Secret key only.';
grant execute on function public.find_personal_data(text) to service_role;

-- The foreign key deletes the mails, sent or waiting.
create function public.erase_personal_data(person text) returns integer
language sql security definer set search_path = ''
as $$
  with erased as (
    delete from public.contact_forms where email_key = private.normalise_email(private.tidy(person)) returning 1
  )
  select count(*)::integer from erased
$$;
comment on function public.erase_personal_data(text) is 'Deletes every enquiry from one mailbox in any spelling, with notes and mails; returns the number. Secret key only.';
grant execute on function public.erase_personal_data(text) to service_role;
