-- A try that nobody answered said nothing about the password, so it makes its owner wait for nothing. Of
-- the account at this address alone: for the address and for the account it stays counted, so that whoever
-- brings the service down on purpose has no more tries than those leave.
create function public.undo_sign_in(account text, address text) returns void
language sql security definer set search_path = ''
as $$
  update private.sign_in_tries set tries = tries - 1
  where kind = 'pair' and key = account || ' ' || address and tries > 0;
$$;
comment on function public.undo_sign_in(text, text) is 'The try that begin_sign_in let through was not answered. Secret key only.';
revoke execute on function public.undo_sign_in(text, text) from public, anon, authenticated;
grant execute on function public.undo_sign_in(text, text) to service_role;
