import { accounts, sessions } from './personas.ts'

const { owner, rival, stranger } = accounts

/** Project ids by creator; the draft is the owner's too. */
export const projects = {
  owner: '1a000000-0000-4000-8000-000000000001',
  rival: '1b000000-0000-4000-8000-000000000002',
  stranger: '1c000000-0000-4000-8000-000000000003',
  draft: '1a000000-0000-4000-8000-000000000004',
} as const

/** Images of the owner's project by kind, and one of each other project and of the draft. */
export const images = {
  before: '2a000000-0000-4000-8000-000000000001',
  after: '2a000000-0000-4000-8000-000000000002',
  video: '2a000000-0000-4000-8000-000000000003',
  rival: '2b000000-0000-4000-8000-000000000004',
  stranger: '2c000000-0000-4000-8000-000000000005',
  draft: '2a000000-0000-4000-8000-000000000006',
} as const

/** One file per account, announced for its project and named, but not checked yet. */
export const uploads = {
  owner: '4a000000-0000-4000-8000-000000000001',
  rival: '4b000000-0000-4000-8000-000000000002',
  stranger: '4c000000-0000-4000-8000-000000000003',
} as const

/** One review of each account's project, and one accreditation. */
export const reviews = {
  owner: '6a000000-0000-4000-8000-000000000001',
  rival: '6b000000-0000-4000-8000-000000000002',
  stranger: '6c000000-0000-4000-8000-000000000003',
} as const
export const accreditations = {
  owner: '7a000000-0000-4000-8000-000000000001',
  rival: '7b000000-0000-4000-8000-000000000002',
  stranger: '7c000000-0000-4000-8000-000000000003',
} as const

export const enquiries = {
  inbox: '3a000000-0000-4000-8000-000000000001',
  spam: '3a000000-0000-4000-8000-000000000002',
} as const

/** One photo of each enquiry. */
export const photos = {
  inbox: '5a000000-0000-4000-8000-000000000001',
  spam: '5a000000-0000-4000-8000-000000000002',
} as const

/** One device of each account that shows notifications. */
export const devices = {
  owner: '6a000000-0000-4000-8000-000000000001',
  rival: '6b000000-0000-4000-8000-000000000002',
  stranger: '6c000000-0000-4000-8000-000000000003',
} as const

export const pushKey = `B${'k'.repeat(86)}`
export const pushSecret = 's'.repeat(22)

export const buckets = [
  'project-images',
  'project-videos',
  'logos',
  'public',
  'uploads',
  'enquiry-images',
] as const
export type Bucket = (typeof buckets)[number]

/** Folder of an account's project files. */
export const folder = (account: keyof typeof accounts) =>
  `${accounts[account]}/${projects[account]}`

const image = (
  id: string,
  account: keyof typeof accounts,
  type: string,
  name: string,
  poster?: string,
) =>
  `('${id}', '${projects[account]}', 'http://files.test/${name}', '${type}', ${type === 'after'},
    '${type === 'video' ? 'project-videos' : 'project-images'}', '${folder(account)}/${name}',
    ${poster ? `'${folder(account)}/${poster}'` : 'null'})`

/** Long ago, so that hourly limits do not count it and every update shows. */
const past = '2026-01-02 03:04:05+00'

const upload = (account: keyof typeof accounts) =>
  `('${uploads[account]}', '${accounts[account]}', '${projects[account]}', 'image', '${folder(account)}/sent.jpg',
    'project-images', '${folder(account)}/sent.webp', 'http://files.test/sent.webp', '${past}')`

const review = (account: keyof typeof accounts) =>
  `('${reviews[account]}', '${accounts[account]}', 'Rose ${account}', '2026-01-01', 'Warm at last.', '${projects[account]}')`
const accreditation = (account: keyof typeof accounts) =>
  `('${accreditations[account]}', '${accounts[account]}', 'Guild of ${account}')`

const object = (bucket: string, account: keyof typeof accounts) =>
  `('${bucket}', '${accounts[account]}/file', '${accounts[account]}')`

const device = (account: keyof typeof accounts) =>
  `('${devices[account]}', '${accounts[account]}', '${sessions[account]}', 'https://push.test/${account}', '${pushKey}', '${pushSecret}', 'Phone', '${past}')`

export const world = `
insert into auth.users (id, email) values
  ('${owner}', 'owner@example.org'), ('${rival}', 'rival@example.org'), ('${stranger}', 'stranger@example.org');
insert into auth.sessions (id, user_id) values
  ('${sessions.owner}', '${owner}'), ('${sessions.rival}', '${rival}'), ('${sessions.stranger}', '${stranger}');
insert into private.owners (user_id) values ('${owner}'), ('${rival}');
insert into public.profiles (id, full_name, company_name, created_at, updated_at) values
  ('${owner}', 'Olive Owner', 'Clearview', '${past}', '${past}'),
  ('${rival}', 'Rita Rival', 'Otherview', now(), '${past}'),
  ('${stranger}', 'Sam Stranger', 'Gone', now(), '${past}');
insert into public.projects (id, user_id, title, description, location, start_date, created_at, updated_at) values
  ('${projects.owner}', '${owner}', 'Bay windows', 'Six of them.', 'Durham', '2026-01-01', '${past}', '${past}'),
  ('${projects.rival}', '${rival}', 'Oak doors', 'Two of them.', 'Whitby', '2026-01-01', '${past}', '${past}'),
  ('${projects.stranger}', '${stranger}', 'Old porch', 'Long ago.', 'Alnwick', '2026-01-01', '${past}', '${past}');
insert into public.projects (id, user_id, title, description, location, start_date, created_at, updated_at, is_hidden) values
  ('${projects.draft}', '${owner}', 'Secret porch', 'Not yet.', 'Seaham', '2026-01-01', '${past}', '${past}', true);
insert into public.project_slugs (slug, project_id) values
  ('bow-windows-in-durham', '${projects.owner}'), ('secret-door-in-seaham', '${projects.draft}');
insert into public.project_images (id, project_id, url, image_type, is_primary, bucket, path, poster_path) values
  ${image(images.before, 'owner', 'before', 'before.webp')},
  ${image(images.after, 'owner', 'after', 'after.webp')},
  ${image(images.video, 'owner', 'video', 'film.mp4', 'film.webp')},
  ${image(images.rival, 'rival', 'after', 'after.webp')},
  ${image(images.stranger, 'stranger', 'after', 'after.webp')},
  ('${images.draft}', '${projects.draft}', 'http://files.test/draft.webp', 'after', true, 'project-images', '${owner}/${projects.draft}/draft.webp', null);
set session_replication_role = replica; -- without triggers: these rows are old
update public.projects set updated_at = '${past}';
reset session_replication_role;
insert into public.contact_forms (id, name, email, project_type, message, quarantine_reason) values
  ('${enquiries.inbox}', 'Ann Inbox', 'ann@example.org', 'residential', 'Four windows, please.', null),
  ('${enquiries.spam}', 'Robot', 'robot@example.org', 'custom', 'Buy this.', 'honeypot');
update public.contact_forms set created_at = '${past}';
delete from public.outbox where contact_form_id is null;
insert into public.enquiry_images (id, contact_form_id, path, width, height, created_at) values
  ${(['inbox', 'spam'] as const).map((box) => `('${photos[box]}', '${enquiries[box]}', '${enquiries[box]}/${photos[box]}.jpg', 30, 20, '${past}')`).join(', ')};
insert into public.push_devices (id, user_id, session_id, endpoint, p256dh, auth, name, created_at) values
  ${(['owner', 'rival', 'stranger'] as const).map(device).join(', ')};
insert into public.file_removals (bucket, path) values ('project-images', 'queued.webp');
insert into public.uploads (id, user_id, project_id, kind, staged_path, bucket, path, url, created_at) values
  ${(['owner', 'rival', 'stranger'] as const).map(upload).join(',\n  ')};
insert into public.reviews (id, user_id, name, given_on, words, project_id) values
  ${(['owner', 'rival', 'stranger'] as const).map(review).join(', ')};
insert into public.accreditations (id, user_id, name) values
  ${(['owner', 'rival', 'stranger'] as const).map(accreditation).join(', ')};
insert into private.enquiry_callers (caller_key) values ('known');
insert into private.sign_in_tries (kind, key, tries, last_at) values ('pair', 'tried', 1, now());
insert into storage.objects (bucket_id, name, owner_id) values
  ${buckets.flatMap((b) => (['owner', 'rival', 'stranger'] as const).map((a) => object(b, a))).join(',\n  ')};
`
