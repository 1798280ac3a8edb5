import { compareDatabases } from './database.ts'
import type { Described } from './described.ts'

function toldAt(address: string) {
  return ['profiles', 'project_images', 'project_slugs', 'projects'].map(
    (table) => `${table} ${address}`,
  )
}

const whole: Described = {
  tables: { 'public.projects': true },
  columns: { 'public.projects.id': 'uuid' },
  policies: { 'public.projects: everyone reads projects': 'SELECT to anon using true check' },
  functions: { 'public.add_owner(uuid)': 'definer' },
  triggers: { 'public.projects: projects_touch': true },
  grants: { 'public.projects: anon': 'SELECT' },
  live: ['contact_forms'],
  webhooks: toldAt('https://site.example/api/revalidate'),
  owners: 1,
}

function problems(changes: Partial<Described>) {
  return compareDatabases({ ...whole, ...changes }, whole, 'https://site.example')
    .filter(({ level }) => level !== 'ok')
    .map(({ level, text }) => `${level}: ${text}`)
}

it('finds nothing in a database as the migrations made it', () => {
  expect(problems({})).toEqual([])
})

it.each<[string, Partial<Described>]>([
  ['fault: The table public.projects is missing.', { tables: {} }],
  ['fault: The column public.projects.id is missing.', { columns: {} }],
  ['fault: The function public.add_owner(uuid) is missing.', { functions: {} }],
  ['fault: The trigger public.projects: projects_touch is missing.', { triggers: {} }],
  ['fault: The access rule public.projects: everyone reads projects is missing.', { policies: {} }],
  [
    'fault: Row-level security is off for public.projects: anybody with the public key may read and write it.',
    { tables: { 'public.projects': false } },
  ],
  [
    'fault: The trigger public.projects: projects_touch is switched off.',
    { triggers: { 'public.projects: projects_touch': false } },
  ],
  [
    'fault: The right on public.projects: anon is not as the migrations made it.',
    { grants: { 'public.projects: anon': 'INSERT, SELECT' } },
  ],
  [
    'fault: The right to call public.add_owner(uuid) is not as the migrations made it.',
    { functions: { 'public.add_owner(uuid)': 'definer anon' } },
  ],
  [
    'fault: The unread badge hears nothing: contact_forms is not in the publication supabase_realtime.',
    { live: [] },
  ],
  ['fault: Nobody may use the office yet.', { owners: 0 }],
])('says %s', (text, changes) => {
  expect(problems(changes)).toEqual([text])
})

it('warns of rules that somebody added, and of webhooks that are not there', () => {
  const policies = { ...whole.policies, 'public.projects: open': 'ALL to anon using true check' }
  expect(problems({ policies })).toEqual([
    'warning: The access rule public.projects: open is none of ours.',
  ])
  expect(problems({ webhooks: toldAt('https://site.example/api/revalidate').slice(3) })[0]).toMatch(
    /^warning: No database webhook on project_images, project_slugs, profiles:/,
  )
})

it('finds webhooks that call where the site was before', () => {
  expect(problems({ webhooks: toldAt('https://old.example/api/revalidate') })[0]).toMatch(
    /^fault: .* calls https:\/\/site\.example\/api\/revalidate; there is profiles https:\/\/old\.example/,
  )
})

it('finds nothing where the embedded backend tells its own site', () => {
  expect(problems({ webhooks: toldAt('') })).toEqual([])
})
