/**
 * Many years of a busy firm's data, made inside the database. Projects pass through their triggers, so that
 * every slug is real. Pictures and enquiries do not: the triggers would update a project 60,000 times, date
 * every row today, mark all but sixty enquiries as spam and queue a mail for each. The effects of these triggers
 * are written here instead; references and checks stay active, as in `restore_rows`.
 */

export interface Amounts {
  projects: number
  imagesPerProject: number
  enquiries: number
}

/** The size that the product must handle. */
export const fullSize: Amounts = { projects: 10_000, imagesPerProject: 6, enquiries: 100_000 }

type Sql = (text: string, params?: unknown[]) => Promise<unknown>

/** @param owner an existing account, which gets the projects */
export async function fill(sql: Sql, owner: string, amounts: Amounts): Promise<void> {
  const { projects, imagesPerProject, enquiries } = amounts
  if (projects) await sql(addProjects, [projects, owner])
  if (projects && imagesPerProject) {
    await pastTriggers(sql, 'project_images', () => sql(addImages, [owner, imagesPerProject]))
  }
  if (enquiries) {
    await pastTriggers(sql, 'contact_forms', () => sql(addEnquiries, [enquiries]))
    await sql(addMails)
  }
  await vacuum(sql)
}

/** A hosted project runs this itself after many changes. */
async function vacuum(sql: Sql): Promise<void> {
  for (const table of ['projects', 'project_images', 'contact_forms', 'outbox']) {
    await sql(`vacuum (analyze) public.${table}`)
  }
}

async function pastTriggers(sql: Sql, table: string, work: () => Promise<unknown>) {
  await sql(`alter table public.${table} disable trigger user`)
  try {
    await work()
  } finally {
    await sql(`alter table public.${table} enable trigger user`)
  }
}

const pick = (list: string[], by: string) =>
  `(array[${list.map((word) => `'${word}'`).join(', ')}])[1 + (${by})::integer % ${list.length}]`

const works = [
  'Sash windows',
  'Bay window',
  'Composite door',
  'Bi-fold doors',
  'Victorian conservatory',
  'Lean-to conservatory',
  'Tilt and turn windows',
  'Patio doors',
  'Edwardian conservatory',
]
const streets = [
  'Ferry Road',
  'Chapel Street',
  'Mill Lane',
  'Station Terrace',
  'Quarry Bank',
  'Church View',
  'Harbour Walk',
  'Meadow Rise',
  'Cliffe Gardens',
  'Priory Close',
  'Victoria Avenue',
]
const towns = [
  'Sunderland',
  'Newcastle',
  'Middlesbrough',
  'Durham',
  'Gateshead',
  'South Shields',
  'North Shields',
  'Whitley Bay',
  'Washington',
  'Hartlepool',
]

// Newest last, four a day; most are completed, the newest are ongoing or upcoming.
const addProjects = `
  insert into public.projects
    (user_id, title, description, location, start_date, completion_date, status,
     has_windows, has_doors, has_conservatories, created_at, updated_at)
  select $2::uuid,
    ${pick(works, 'n')} || ' at ' || (1 + n % 97) || ' ' || ${pick(streets, 'n / 3')},
    repeat(${pick(works, 'n')} || ' made to measure, fitted in ' || (1 + n % 5) || ' days. ', 3 + n % 12),
    ${pick(towns, 'n / 7')},
    started, case when status = 'completed' then started + n % 30 end, status,
    n % 9 in (0, 1, 6) or n % 11 = 0, n % 9 in (2, 3, 7), n % 9 in (4, 5, 8),
    made, made + interval '1 hour'
  from (
    select n, made, made::date as started,
      case when n > $1 - 40 then 'pending' when n > $1 - 120 or n % 50 = 0 then 'in_progress' else 'completed' end as status
    from (select n, now() - make_interval(hours => 6 * ($1::integer - n) + 1) as made from generate_series(1, $1::integer) n) numbered
  ) dated
  order by n`

// A before and an after per set, then progress photos; one project in twenty has a video.
const addImages = `
  insert into public.project_images
    (project_id, url, caption, image_type, image_date, image_set_id, is_primary, bucket, path, width, height, colour, formats, created_at)
  select p.id, 'https://files.example/storage/v1/object/public/' || bucket || '/' || path, caption,
    image_type, p.start_date, set_id, image_type = 'after', bucket, path, 2048, 1365,
    '#8a7f72', 'avif webp', p.created_at + make_interval(secs => k)
  from public.projects p
  cross join generate_series(1, $2::integer) k
  cross join lateral (select case
      when k = $2 and get_byte(uuid_send(p.id), 0) < 13 then 'video'
      when k > 4 then 'progress' when k % 2 = 1 then 'before' else 'after' end as image_type) kinds
  cross join lateral (select
      case when image_type = 'video' then 'project-videos' else 'project-images' end as bucket,
      $1::uuid || '/' || p.id || '/' || k || case when image_type = 'video' then '.mp4' else '.jpg' end as path,
      case when k % 3 = 0 then 'Seen from the garden' end as caption,
      case when k <= 4 then md5(p.id::text || (k - 1) / 2)::uuid end as set_id) files
  where p.user_id = $1 and not exists (select 1 from public.project_images i where i.project_id = p.id)`

const matters = [
  'The bay window at the front lets in the draught and two panes have misted over.',
  'We would like a lean-to conservatory, about four metres by three, with a tiled roof.',
  'Could you quote for a composite front door with side lights?',
  'Our patio doors no longer lock. Is a repair worth it, or would you replace them?',
  'Twelve sash windows in a terraced house, conservation area.',
]

// One every twenty-five minutes, so that the latest weeks hold what such a firm gets in them. The
// newest are unread; every sixteenth is spam and every twentieth deleted.
const addEnquiries = `
  insert into public.contact_forms
    (name, email, phone, project_type, message, status, archived, quarantine_reason, spam_since, note,
     email_key, created_at, deleted_at)
  select name, email, case when n % 3 > 0 then '0191 ' || lpad((n * 7919 % 10000000)::text, 7, '0') end,
    ${pick(['residential', 'commercial', 'replacement', 'residential_doors', 'commercial_doors', 'conservatory', 'conservatory_repair', 'custom'], 'n')},
    ${pick(matters, 'n')} || E'\\n\\n' || repeat('We are at home most afternoons. ', 1 + n % 8) || 'Our number is ' || n || '.',
    case when age < 40 then 'new' when n % 3 = 0 then 'contacted' else 'completed' end,
    n % 16 = 0, case when n % 16 = 0 then 'honeypot' end, case when n % 16 = 0 then least(now(), made + interval '1 minute') end,
    case when n % 40 = 1 then 'Rang back, measuring on Thursday.' end,
    private.normalise_email(email), made, case when n % 20 = 7 then made + interval '2 hours' end
  from (
    select n, $1::integer - n as age, now() - make_interval(mins => 25 * ($1::integer - n) + 1) as made,
      ${pick(['Ann', 'Bob', 'Carol', 'Derek', 'Elsie', 'Frank', 'Grace'], 'n')} || ' '
        || ${pick(['Armstrong', 'Bell', 'Charlton', 'Dodds', 'Elliott', 'Forster', 'Graham', 'Hall', 'Iley', 'Jobson', 'Kell'], 'n / 7')} as name,
      'sender' || n || '@example.org' as email
    from generate_series(1, $1::integer) n
  ) numbered`

// All are sent except those about the newest.
const addMails = `
  insert into public.outbox (contact_form_id, attempts, next_attempt_at, expires_at, sent_at, created_at)
  select id, 1, created_at, created_at + interval '3 days',
    case when created_at < now() - interval '4 hours' then created_at + interval '1 minute' end, created_at
  from public.contact_forms where not archived and email like 'sender%@example.org'
  on conflict do nothing`
