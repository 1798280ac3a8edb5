-- What follows an enquiry: a confirmation to its sender, and the details and photos that the sender adds within the hour.

-- Confirmation -----------------------------------------------------------------------------

-- Without a default: null, as in rows from before, means yes.
alter table public.profiles add column confirm_enquiries boolean;
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

-- Details ----------------------------------------------------------------------------------

alter table public.contact_forms
  add column postcode text check (postcode ~ '^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$'),
  add column best_time text check (best_time in ('morning', 'afternoon', 'evening', 'any'));
comment on column public.contact_forms.postcode is 'Added after sending.';
comment on column public.contact_forms.best_time is 'Best time to call; added after sending.';

-- Photos -----------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('enquiry-images', 'enquiry-images', false, 2097152, array['image/jpeg', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create table public.enquiry_images (
  id uuid primary key, -- chosen by the browser: a repeated request is the same photo
  contact_form_id uuid not null references public.contact_forms (id) on delete cascade,
  path text not null check (path = contact_form_id::text || '/' || id::text || '.jpg'),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  constraint enquiry_images_path_key unique (path),
  constraint enquiry_images_stored_whole check ((width is null) = (height is null))
);
comment on table public.enquiry_images is 'Photos that senders add to their enquiries, in the private bucket enquiry-images. Deleted with the enquiry.';
comment on column public.enquiry_images.width is 'Null until the checked photo is stored.';
create index enquiry_images_of_enquiry on public.enquiry_images (contact_form_id, created_at);
create index enquiry_images_arrived on public.enquiry_images (created_at);

-- Only the server writes, after checking the bytes.
alter table public.enquiry_images enable row level security;
grant all on public.enquiry_images to service_role;
grant select on public.enquiry_images to authenticated;
create policy "owners read photos of enquiries" on public.enquiry_images
  for select to authenticated using ((select private.is_owner()));
create policy "owners see photos of enquiries" on storage.objects
  for select to authenticated using (bucket_id = 'enquiry-images' and (select private.is_owner()));

-- The row comes before the file, so that a row names every file.
create function public.begin_enquiry_image(photo uuid, enquiry uuid, caller text default null) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  -- Photos of one enquiry are counted one after the other.
  perform 1 from public.contact_forms f where f.id = enquiry and f.deleted_at is null for no key update;
  if not found or exists (select from public.enquiry_images i where i.id = photo and i.contact_form_id <> enquiry) then
    return 'gone';
  end if;
  if (select count(*) from (
    select 1 from private.enquiry_callers
    where caller_key = caller and arrived_at > now() - interval '1 hour' limit 30
  ) recent) >= 30 or (select count(*) from (
    select 1 from public.enquiry_images where created_at > now() - interval '1 hour' limit 300
  ) recent) >= 300 then
    return 'too-many';
  end if;
  if caller is not null then
    insert into private.enquiry_callers (caller_key) values (caller);
  end if;
  if exists (select from public.enquiry_images i where i.id = photo) then
    return 'begun';
  end if;
  if (select count(*) from public.enquiry_images i where i.contact_form_id = enquiry) >= 6 then
    return 'full';
  end if;
  insert into public.enquiry_images (id, contact_form_id, path) values (photo, enquiry, enquiry::text || '/' || photo::text || '.jpg');
  return 'begun';
end $$;
comment on function public.begin_enquiry_image(uuid, uuid, text) is 'Announces a photo: ''begun'', or why not. Six for each enquiry; within an hour 30 tries from one caller, a keyed hash, and 300 photos in all. Secret key only.';
grant execute on function public.begin_enquiry_image(uuid, uuid, text) to service_role;

-- Definer: only the server may use the queue.
create function private.queue_enquiry_image_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.file_removals (bucket, path) values ('enquiry-images', old.path) on conflict do nothing;
  return null;
end $$;
create trigger enquiry_images_queue_removal after delete on public.enquiry_images
for each row execute function private.queue_enquiry_image_removal();

-- What else knows every file and row -------------------------------------------------------

create or replace function public.stray_files(
  older_than interval default '1 day', most integer default 1000, after_bucket text default '', after_path text default ''
)
returns table (bucket text, path text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name
  from storage.objects o cross join lateral private.pictures_of(o.name) pictures
  where o.bucket_id in ('project-images', 'project-videos', 'logos', 'uploads', 'enquiry-images')
    and (o.bucket_id, o.name) > (after_bucket, after_path)
    and o.created_at < now() - older_than
    and not exists (select 1 from public.project_images i where i.bucket = o.bucket_id and i.path = any (pictures))
    and not exists (select 1 from public.project_images i where o.bucket_id = 'project-images' and i.poster_path = o.name)
    and not exists (select 1 from public.project_images i where o.bucket_id = 'project-images' and i.lined_up_path = any (pictures))
    and not exists (select 1 from public.uploads u where o.bucket_id = 'uploads' and u.staged_path = o.name)
    and not exists (select 1 from public.uploads u where u.bucket = o.bucket_id and u.path = any (pictures))
    and not exists (select 1 from public.enquiry_images e where o.bucket_id = 'enquiry-images' and e.path = any (pictures))
    and not exists (select 1 from public.file_removals r where r.bucket = o.bucket_id and r.path = any (pictures))
    and not exists (
      select 1 from public.profiles p, unnest(pictures) path
      where o.bucket_id = 'logos' and right(split_part(p.logo_url, '?', 1), length(path) + 1) = '/' || path
    )
  order by o.bucket_id, o.name
  limit most
$$;

create or replace function public.count_stored_files() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from storage.objects
  where bucket_id in ('project-images', 'project-videos', 'logos', 'uploads', 'enquiry-images')
$$;

create or replace function public.restore_rows(table_name text, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  target regclass;
  names text;
  restored integer;
begin
  if table_name not in ('profiles', 'projects', 'project_slugs', 'project_images', 'contact_forms', 'enquiry_images') then
    raise exception 'No table to be restored: %', table_name using errcode = '22023';
  end if;
  target := ('public.' || table_name)::regclass;
  select string_agg(quote_ident(attname), ', ') into names
  from pg_catalog.pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('alter table %s disable trigger user', target);
  execute format('insert into %s (%s) select %s from jsonb_populate_recordset(null::%s, $1)', target, names, names, target)
    using rows;
  get diagnostics restored = row_count;
  execute format('alter table %s enable trigger user', target);
  return restored;
end $$;

create or replace function public.find_personal_data(person text) returns jsonb
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
