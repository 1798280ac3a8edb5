import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db, Row } from '../database.ts'
import { accounts } from '../personas.ts'
import { enquiries, folder, images, projects } from '../world.ts'

const moved = async (db: Db, table: string, id: string) => {
  const text = `select updated_at = now() as moved from ${table} where id = $1`
  return (await db.sql(text, [id]))[0]?.moved
}

const ofProject = ['public.projects', 'public.project_images', 'private.touch_project_of_image()']
const changes: [what: string, text: string][] = [
  [
    'new',
    `insert into project_images (project_id, url, image_type, path)
    values ('${projects.owner}', 'http://files.test/x', 'before', '${folder('owner')}/new')`,
  ],
  ['changed', `update project_images set caption = 'x' where id = '${images.before}'`],
  ['deleted', `delete from project_images where id = '${images.before}'`],
]

const touches: Check[] = [
  {
    name: 'changing a profile updates its updated_at, and no other',
    about: ['public.profiles', 'private.touch_updated_at()'],
    run: async (db) => {
      await db.perform('owner', `update profiles set full_name = 'x' where id = $1`, [
        accounts.owner,
      ])
      assert.equal(await moved(db, 'public.profiles', accounts.owner), true)
      assert.equal(await moved(db, 'public.profiles', accounts.rival), false)
    },
  },
  {
    name: 'changing a project updates its updated_at',
    about: ['public.projects', 'private.touch_updated_at()'],
    run: async (db) => {
      await db.perform('owner', `update projects set status = 'completed' where id = $1`, [
        projects.owner,
      ])
      assert.equal(await moved(db, 'public.projects', projects.owner), true)
    },
  },
  ...changes.map(([what, text]) => ({
    name: `a ${what} image updates its project’s updated_at, and no other`,
    about: ofProject,
    run: async (db: Db) => {
      await db.perform('owner', text)
      assert.equal(await moved(db, 'public.projects', projects.owner), true)
      assert.equal(await moved(db, 'public.projects', projects.rival), false)
    },
  })),
]

/** The minimal row, and what the database adds to it. */
const defaults: [table: string, given: Row, added: Row][] = [
  [
    'public.projects',
    {
      user_id: accounts.owner,
      slug: 'x',
      title: 'x',
      location: 'y',
      description: 'z',
      start_date: '2026-01-01',
    },
    {
      status: 'pending',
      has_windows: false,
      has_doors: false,
      has_conservatories: false,
      completion_date: null,
    },
  ],
  [
    'public.project_images',
    {
      project_id: projects.owner,
      url: 'http://files.test/x',
      image_type: 'before',
      path: `${folder('owner')}/new`,
    },
    { is_primary: false, bucket: 'project-images', caption: null, image_set_id: null },
  ],
  [
    'public.contact_forms',
    { name: 'x', email: 'a@b.co', project_type: 'custom', message: 'y' },
    {},
  ],
  ['public.outbox', { contact_form_id: enquiries.spam }, { attempts: 0, sent_at: null }],
  [
    'public.enquiry_images',
    {
      id: images.before,
      contact_form_id: enquiries.spam,
      path: `${enquiries.spam}/${images.before}.jpg`,
    },
    { width: null },
  ],
  [
    'public.reviews',
    { user_id: accounts.owner, name: 'x', given_on: '2026-01-01', words: 'y' },
    { project_id: null, position: null, is_example: false },
  ],
  [
    'public.accreditations',
    { user_id: accounts.owner, name: 'x' },
    { logo_url: null, position: null, is_example: false },
  ],
  ['public.file_removals', { bucket: 'logos', path: 'x' }, { attempts: 0 }],
  [
    'public.uploads',
    {
      id: '4d000000-0000-4000-8000-000000000009',
      user_id: accounts.owner,
      project_id: projects.owner,
      kind: 'image',
      staged_path: `${folder('owner')}/new.jpg`,
    },
    { finished_at: null, bucket: null },
  ],
  ['public.project_slugs', { slug: 'x', project_id: projects.owner }, {}],
  ['private.owners', { user_id: accounts.stranger }, {}],
  ['public.profiles', { id: accounts.stranger }, { company_name: null, business_hours: null }],
]
const dates = ['created_at', 'updated_at', 'queued_at']

const filledIn: Check[] = defaults.map(([table, given, added]) => ({
  name: `${table}: missing values get defaults`,
  about: [`defaults of ${table}`],
  run: async (db) => {
    // Without triggers, so that only defaults apply.
    await db.sql('set local session_replication_role = replica')
    if (table === 'public.profiles') await db.sql(`delete from ${table}`)
    const names = Object.keys(given).join(', ')
    const [row = {}] = await db.sql(
      `insert into ${table} as t (${names})
      select ${names} from json_populate_record(null::${table}, $1) returning t.*, now() as now`,
      [JSON.stringify(given)],
    )
    assert.deepEqual(Object.fromEntries(Object.keys(added).map((key) => [key, row[key]])), added)
    for (const date of dates) if (date in row) assert.deepEqual(row[date], row.now, date)
  },
}))

const realtime: Check = {
  name: 'only changes of enquiries and their photos are published to realtime',
  about: ['publication supabase_realtime'],
  run: async (db) => {
    const text = `select schemaname || '.' || tablename as name from pg_publication_tables
      where pubname = 'supabase_realtime' order by name`
    assert.deepEqual(await db.sql(text), [
      { name: 'public.contact_forms' },
      { name: 'public.enquiry_images' },
    ])
  },
}

export const upkeepChecks = [...touches, ...filledIn, realtime]
