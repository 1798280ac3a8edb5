-- What is stored about one person, and its erasure. Called with the address in the request's body: as a filter
-- of the Data API it would stand in the address of the request, and so in logs.

-- Definer: nobody may call private.normalise_email() by itself.
create function public.find_personal_data(person text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(f) || jsonb_build_object('mail', to_jsonb(o)) order by f.created_at, f.id), '[]')
  from public.contact_forms f left join public.outbox o on o.contact_form_id = f.id
  where f.email_key = private.normalise_email(private.tidy(person))
$$;
comment on function public.find_personal_data(text) is 'Every enquiry from one mailbox in any spelling, each with the mail about it. Secret key only.';
revoke execute on function public.find_personal_data(text) from public, anon, authenticated;
grant execute on function public.find_personal_data(text) to service_role;

-- The mails about them go by the foreign key, sent or still waiting.
create function public.erase_personal_data(person text) returns integer
language sql security definer set search_path = ''
as $$
  with erased as (
    delete from public.contact_forms where email_key = private.normalise_email(private.tidy(person)) returning 1
  )
  select count(*)::integer from erased
$$;
comment on function public.erase_personal_data(text) is 'Erases every enquiry from one mailbox in any spelling, with notes and mails; how many. Secret key only.';
revoke execute on function public.erase_personal_data(text) from public, anon, authenticated;
grant execute on function public.erase_personal_data(text) to service_role;

-- A try to sign in forgets older ones (begin_sign_in), but where nobody tries nobody forgets: the scheduled calls ask
-- for it as well. The auth service keeps addresses and browsers too, in its sessions and its log of sign-ins.
create function public.purge_sign_in_traces() returns void
language sql security definer set search_path = ''
as $$
  delete from private.sign_in_tries where last_at < now() - interval '1 hour' and kind <> 'known';
  delete from private.sign_in_tries where last_at < now() - interval '90 days';
  delete from auth.sessions where coalesce(refreshed_at at time zone 'utc', created_at) < now() - interval '90 days';
  delete from auth.audit_log_entries where created_at < now() - interval '90 days';
$$;
comment on function public.purge_sign_in_traces() is 'Erases failed sign-ins after an hour, and after 90 days from where somebody signed in, unused sessions and the log of sign-ins. Secret key only.';
revoke execute on function public.purge_sign_in_traces() from public, anon, authenticated;
grant execute on function public.purge_sign_in_traces() to service_role;
