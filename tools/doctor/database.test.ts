import { createHash } from 'node:crypto'
import { compareDatabases } from './database.ts'
import type { Described } from './described.ts'

type Webhook = Described['webhooks'][number]
const address = 'https://site.example/api/revalidate'
const events = ['DELETE', 'INSERT', 'UPDATE']
const site = { url: 'https://site.example', secret: 'of the site' }

const shown = [
  'profiles',
  'project_images',
  'project_slugs',
  'projects',
  'reviews',
  'accreditations',
]

function toldAs(change: Partial<Webhook> = {}): Webhook[] {
  const secret = createHash('sha256').update(site.secret).digest('hex')
  return shown.map((table) => ({
    table,
    address,
    secret,
    events,
    ...change,
  }))
}

const whole: Described = {
  tables: { 'public.projects': true },
  columns: { 'public.projects.id': 'uuid' },
  policies: { 'public.projects: everyone reads projects': 'SELECT to anon using true check' },
  functions: { 'public.add_owner(uuid)': 'definer' },
  bodies: { 'public.add_owner(uuid)': '334b7f93' },
  triggers: { 'public.projects: projects_touch': true },
  grants: { 'public.projects: anon': 'SELECT' },
  live: ['contact_forms'],
  webhooks: toldAs(),
  owners: 1,
}

function problems(changes: Partial<Described>, told = site) {
  return compareDatabases({ ...whole, ...changes }, whole, told)
    .filter(({ level }) => level !== 'ok')
    .map(({ level, text }) => `${level}: ${text}`)
}

it('accepts a database made by the migrations', () => {
  expect(problems({})).toEqual([])
})

it.each<[string, Partial<Described>]>([
  ['fault: The table public.projects is missing.', { tables: {} }],
  ['fault: The column public.projects.id is missing.', { columns: {} }],
  ['fault: The function public.add_owner(uuid) is missing.', { functions: {} }],
  ['fault: The trigger public.projects: projects_touch is missing.', { triggers: {} }],
  ['fault: The access rule public.projects: everyone reads projects is missing.', { policies: {} }],
  [
    'fault: Row-level security is off for public.projects: anyone with the public key can read and write it.',
    { tables: { 'public.projects': false } },
  ],
  [
    'fault: The trigger public.projects: projects_touch is switched off.',
    { triggers: { 'public.projects: projects_touch': false } },
  ],
  [
    'fault: The right on public.projects: anon differs from the migrations.',
    { grants: { 'public.projects: anon': 'INSERT, SELECT' } },
  ],
  [
    'fault: The right to call public.add_owner(uuid) differs from the migrations.',
    { functions: { 'public.add_owner(uuid)': 'definer anon' } },
  ],
  [
    'fault: The right on public.projects: anon differs from the migrations.',
    { grants: { 'public.projects: anon': 'SELECT (id, title)' } },
  ],
  [
    'fault: The body of the function public.add_owner(uuid) differs from the migrations.',
    { bodies: { 'public.add_owner(uuid)': 'a91a7ae0' } },
  ],
  [
    'fault: The inbox is not updated live: contact_forms is not in the publication supabase_realtime.',
    { live: [] },
  ],
  ['fault: There is no owner yet.', { owners: 0 }],
])('says %s', (text, changes) => {
  expect(problems(changes)).toEqual([text])
})

it('warns of added policies and missing webhooks', () => {
  const policies = { ...whole.policies, 'public.projects: open': 'ALL to anon using true check' }
  expect(problems({ policies })).toEqual([
    'warning: The access rule public.projects: open is not from the migrations.',
  ])
  expect(problems({ webhooks: toldAs().slice(3) })[0]).toMatch(
    /^warning: No database webhook on project_images, project_slugs, profiles:/,
  )
})

it('reports webhooks that call a former address', () => {
  const webhooks = toldAs({ address: 'https://old.example/api/revalidate' })
  expect(problems({ webhooks })[0]).toMatch(
    /^fault: .* calls https:\/\/site\.example\/api\/revalidate\. Found: profiles https:\/\/old\.example/,
  )
})

it('accepts the embedded backend’s own webhook', () => {
  expect(problems({ webhooks: toldAs({ address: '', secret: null }) })).toEqual([])
})

it('reports webhooks with a secret that the site refuses', () => {
  const text =
    'fault: The database webhook on projects, reviews, accreditations sends no secret, or one that differs from REVALIDATE_SECRET here: the site refuses it.'
  for (const secret of [null, createHash('sha256').update('of before').digest('hex')]) {
    const webhooks = [...toldAs().slice(0, 3), ...toldAs({ secret }).slice(3)]
    expect(problems({ webhooks })).toEqual([text])
    // One with the right secret is enough.
    expect(problems({ webhooks: [...webhooks, ...toldAs()] })).toEqual([])
  }
})

it('ignores secrets when it was given none', () => {
  expect(problems({ webhooks: toldAs({ secret: 'x' }) }, { ...site, secret: '' })).toEqual([])
})

it('reports webhooks that miss some changes', () => {
  const updates = toldAs({ events: ['UPDATE'] })
  expect(problems({ webhooks: [...toldAs().slice(1), ...updates.slice(0, 1)] })).toEqual([
    'fault: The database webhooks miss some changes: profiles (INSERT, DELETE).',
  ])
  // Such as one for TRUNCATE only.
  expect(problems({ webhooks: toldAs({ events: [] }) })).toHaveLength(1)
  const others = toldAs({ events: ['INSERT', 'DELETE'] })
  expect(problems({ webhooks: [...updates, ...others] })).toEqual([])
  // A webhook that the site refuses does not count.
  expect(problems({ webhooks: [...updates, ...toldAs({ secret: null })] })).toHaveLength(1)
})
