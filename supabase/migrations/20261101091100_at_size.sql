-- With 10,000 projects and 100,000 enquiries no query reads more rows than it shows. Held by tests that let
-- PostgreSQL say how it answers each read of the app.

-- Public pages -----------------------------------------------------------------------------

-- The one picture of a card, and the pairs of the owner's.
create index project_images_cover on public.project_images
  (project_id, is_primary desc, image_type desc, created_at) where image_type <> 'video';
create index project_images_pairs on public.project_images
  (project_id, created_at, id) where image_type in ('before', 'after');
-- For the sitemap, a thousand at a time.
create index projects_completed on public.projects (id) where status = 'completed';
create index projects_of_owner_by_status on public.projects (user_id, status);

-- Where each page of the list begins, and how many projects there are: read once after each change, so that
-- no page has to pass by all those before it. Each branch names one type, as the index of that type does.
create function public.list_page_starts(per_page integer, of_type text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'total', count(*),
    'starts', coalesce(jsonb_agg(jsonb_build_array(created_at, id) order by place) filter (where place % per_page = 1), '[]')
  )
  from (
    select created_at, id, row_number() over (order by created_at desc, id desc) as place
    from (
      select created_at, id from public.projects where of_type is null
      union all
      select created_at, id from public.projects where of_type = 'windows' and has_windows
      union all
      select created_at, id from public.projects where of_type = 'doors' and has_doors
      union all
      select created_at, id from public.projects where of_type = 'conservatories' and has_conservatories
    ) wanted
  ) placed
$$;
comment on function public.list_page_starts(integer, text) is 'Moment and id of the first project on each page, newest first, and the number of them all.';
revoke execute on function public.list_page_starts(integer, text) from public;
grant execute on function public.list_page_starts(integer, text) to anon, authenticated;

-- Inbox ------------------------------------------------------------------------------------

create index contact_forms_spam_by_status on public.contact_forms
  (status, created_at desc, id desc) where deleted_at is null and archived;

-- For words anywhere in a message, in any case. Spam is searched row by row: indexing a long text takes
-- many times as long as storing it, and a flood would pay for nobody's search.
create extension if not exists pg_trgm with schema extensions;
create index contact_forms_words on public.contact_forms using gin (
  (name || E'\n' || email || E'\n' || coalesce(phone, '') || E'\n' || message || E'\n' || coalesce(note, ''))
  extensions.gin_trgm_ops
) where not archived;
-- The planner takes no statistics from a partial index, and would read every message that has a common word.
create statistics public.contact_forms_words_found on (
  name || E'\n' || email || E'\n' || coalesce(phone, '') || E'\n' || message || E'\n' || coalesce(note, '')
) from public.contact_forms;

-- A page goes on from a row that was seen, so that no page costs more than the first; towards newer ones it
-- comes the other way round. Definer, asking itself who calls: row-level security lets no index of words
-- answer (its operators are not leakproof). Made anew for each call, so that it is planned for what is asked.
drop function public.find_enquiries(boolean, text[], integer, integer, text, timestamptz, uuid);
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
comment on function public.find_enquiries(boolean, text[], integer, text, timestamptz, uuid, boolean) is 'One page of a box, newest first, whose texts match every LIKE pattern; nothing for anybody but an owner.';
revoke execute on function public.find_enquiries(boolean, text[], integer, text, timestamptz, uuid, boolean) from public, anon;
grant execute on function public.find_enquiries(boolean, text[], integer, text, timestamptz, uuid, boolean) to authenticated;

-- Each enquiry is read once, whatever the number of spans.
create or replace function public.count_enquiries_from(starts timestamptz[]) returns setof bigint
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

-- Cleaning up ------------------------------------------------------------------------------

-- From where the page before it ended, since a function is worked through anew for each page.
drop function public.stray_files(interval);
create function public.stray_files(
  older_than interval default '1 day', most integer default 1000, after_bucket text default '', after_path text default ''
)
returns table (bucket text, path text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('project-images', 'project-videos', 'logos', 'uploads')
    and (o.bucket_id, o.name) > (after_bucket, after_path)
    and o.created_at < now() - older_than
    and not exists (select 1 from public.project_images i where (i.bucket, i.path) = (o.bucket_id, o.name))
    and not exists (select 1 from public.project_images i where o.bucket_id = 'project-images' and i.poster_path = o.name)
    and not exists (select 1 from public.uploads u where o.bucket_id = 'uploads' and u.staged_path = o.name)
    and not exists (select 1 from public.uploads u where (u.bucket, u.path) = (o.bucket_id, o.name))
    and not exists (select 1 from public.file_removals r where (r.bucket, r.path) = (o.bucket_id, o.name))
    and not exists (select 1 from public.profiles p where o.bucket_id = 'logos' and right(split_part(p.logo_url, '?', 1), length(o.name) + 1) = '/' || o.name)
  order by o.bucket_id, o.name
  limit most
$$;
comment on function public.stray_files(interval, integer, text, text) is 'Files that no row names. Definer: the storage schema is not served.';
revoke execute on function public.stray_files(interval, integer, text, text) from public, anon, authenticated;
grant execute on function public.stray_files(interval, integer, text, text) to service_role;
