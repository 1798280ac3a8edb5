import { accounts } from './personas.ts'
import { devices, folder, projects } from './world.ts'

const count = 4000

/** Some thousand rows per table, of which each list needs few, so that a sequential scan shows. */
export const crowd = `
set session_replication_role = replica; -- hourly limits and numbering are not tested here
insert into auth.users (id, email) select gen_random_uuid(), 'u' || n from generate_series(1, ${count}) n;
insert into public.profiles (id, company_name) select id, 'x' from auth.users where email like 'u%';
insert into public.projects (user_id, slug, title, description, location, start_date, completion_date, status,
  has_windows, has_doors, has_conservatories, created_at)
select (array['${accounts.owner}', '${accounts.rival}'])[1 + (n % 80 = 0)::int]::uuid, 'p-' || n, 'x', 'x', 'x', '2020-01-01',
  case when n % 4 > 0 then date '2020-01-01' + n % 900 end,
  (array['pending', 'in_progress', 'completed'])[1 + n % 3], n % 40 = 0, n % 50 = 0, n % 70 = 0,
  now() - n * interval '1 hour'
from generate_series(1, ${count}) n;
insert into public.project_slugs (slug, project_id)
select replace(slug, 'p-', 'former-'), id from public.projects where slug like 'p-%';
insert into public.uploads (id, user_id, project_id, kind, staged_path, created_at)
select gen_random_uuid(), user_id, id, 'image', user_id || '/' || id || '/x', created_at from public.projects where slug like 'p-%';
insert into public.project_images (project_id, url, image_type, path, poster_path)
select id, 'http://files.test/x', case when n > 3 then 'progress' else 'before' end, user_id || '/' || id || '/' || n, case when n = 1 then user_id || '/' || id || '/s' end from public.projects, generate_series(1, 9) n where slug like 'p-%';
insert into public.project_images (project_id, url, image_type, path, lined_up_path)
values ('${projects.rival}', 'http://files.test/x', 'before', '${folder('rival')}/x', '${folder('rival')}/level.webp');
insert into public.contact_forms (name, email, email_key, project_type, message, status, archived, created_at, deleted_at, spam_since, remind_on)
select 'x', 'a@b.co', case when n < 40 then 'busy@x.org' else 's' || n % 900 || '@x.org' end, 'custom', 'x',
  case when n % 200 = 0 then 'new' when n % 9 = 0 then 'contacted' else 'completed' end, n % 5 = 1,
  now() - n * interval '30 seconds', case when n % 200 = 7 then now() - n * interval '1 day' end,
  case when n % 5 = 1 then now() - interval '1 hour' * case when n % 500 = 1 then 3000 else 1 end end,
  case when n % 100 = 0 then current_date + n / 100 % 60 - 30 end
from generate_series(1, ${count}) n;
insert into private.enquiry_callers (caller_key, arrived_at)
select case when n < 40 then 'busy' else 'c' || n % 900 end, now() - n * interval '30 seconds' from generate_series(1, ${count}) n;
insert into public.outbox (contact_form_id, sent_at, next_attempt_at)
select id, case when random() < 0.9 then now() end, now() - interval '1 minute' from public.contact_forms
on conflict do nothing;
insert into public.outbox (announces, device, sent_at)
select id, '${devices.stranger}', now() from public.contact_forms limit 20;
insert into public.outbox (reminds, remind_on, sent_at) select id, current_date, now() from public.contact_forms limit 500;
insert into public.enquiry_images (id, contact_form_id, path, width, height, created_at)
select photo, id, id || '/' || photo || '.jpg', 30, 20, created_at
from (select gen_random_uuid() as photo, id, created_at from public.contact_forms, generate_series(1, 2)) photos;
insert into public.reviews (user_id, name, given_on, words, project_id)
select '${accounts.owner}', 'x', date '2020-01-01' + n % 900, 'x', case when n % 100 = 0 then '${projects.owner}'::uuid end
from generate_series(1, ${count}) n;
insert into public.file_removals (bucket, path, queued_at)
select 'logos', n::text, now() - n * interval '1 minute' from generate_series(1, ${count}) n;
reset session_replication_role;
analyze;
`
