import type { Row } from '../database.ts'
import { type Account, accounts } from '../personas.ts'
import { enquiries, folder, projects, pushKey, pushSecret } from '../world.ts'
import type { Table } from './columns.ts'

const project = (account: Account): Row => ({
  user_id: accounts[account],
  title: 'New',
  description: 'New.',
  location: 'Durham',
  start_date: '2026-01-01',
})

const image = (account: Account, path: string, poster_path?: string): Row => ({
  project_id: projects[account],
  url: 'http://files.test/new',
  image_type: 'before',
  path,
  ...(poster_path && { poster_path }),
})
const file = (account: Account) => `${folder(account)}/new.webp`
const otherProject = `${accounts.owner}/${projects.rival}/new.webp`

const upload = (account: Account, project_id: string): Row => ({
  id: '4d000000-0000-4000-8000-000000000009',
  user_id: accounts[account],
  project_id,
  kind: 'image',
  staged_path: `${accounts[account]}/${project_id}/new.jpg`,
})
const review = (account: Account, project_id: string | null): Row => ({
  user_id: accounts[account],
  name: 'New',
  given_on: '2026-01-01',
  words: 'New.',
  project_id,
})
const accreditation = (account: Account): Row => ({ user_id: accounts[account], name: 'New' })
const newPhoto = '5a000000-0000-4000-8000-000000000009'
const newDevice = 'eeeeeeee-0000-4000-8000-000000000006'
const unwritten = '1d000000-0000-4000-8000-000000000009'

/** Rows to insert, by label; rows.ts says who may. */
export const candidates: Record<Table, { prepare?: string; rows: Record<string, Row> }> = {
  'public.profiles': {
    prepare: 'delete from public.profiles',
    rows: {
      owner: { id: accounts.owner, company_name: 'New' },
      rival: { id: accounts.rival, company_name: 'New' },
      stranger: { id: accounts.stranger, company_name: 'New' },
    },
  },
  'public.projects': {
    rows: { owner: project('owner'), rival: project('rival'), stranger: project('stranger') },
  },
  'public.project_slugs': { rows: { any: { slug: 'new', project_id: projects.owner } } },
  'public.project_images': {
    rows: {
      owner: image('owner', file('owner')),
      'owner, with poster': image('owner', file('owner'), `${folder('owner')}/poster.webp`),
      rival: image('rival', file('rival')),
      stranger: image('stranger', file('stranger')),
      // Deleting the row removes the file, so nobody may name another owner's.
      "owner, naming the rival's file": image('owner', file('rival')),
      "owner, naming the rival's file as poster": image('owner', file('owner'), file('rival')),
      'owner, naming a file of another project': image('owner', otherProject),
      'owner, naming a poster of another project': image('owner', file('owner'), otherProject),
      "rival's project, in the owner's folder": image('rival', otherProject),
    },
  },
  'public.uploads': {
    rows: {
      owner: upload('owner', projects.owner),
      'owner, for a project still to be saved': upload('owner', unwritten),
      "owner, for the rival's project": upload('owner', projects.rival),
      rival: upload('rival', projects.rival),
      stranger: upload('stranger', projects.stranger),
    },
  },
  'public.file_removals': { rows: { any: { bucket: 'logos', path: 'new' } } },
  'public.contact_forms': {
    rows: {
      any: {
        name: 'Ann',
        email: 'ann@example.org',
        project_type: 'custom',
        message: 'Hello.',
        status: 'new',
        archived: false,
      },
    },
  },
  'public.enquiry_images': {
    rows: {
      any: {
        id: newPhoto,
        contact_form_id: enquiries.inbox,
        path: `${enquiries.inbox}/${newPhoto}.jpg`,
      },
    },
  },
  'public.outbox': { rows: { spam: { contact_form_id: enquiries.spam } } },
  'public.push_devices': {
    rows: {
      any: {
        id: newDevice,
        user_id: accounts.owner,
        session_id: newDevice,
        endpoint: 'https://push.test/new',
        p256dh: pushKey,
        auth: pushSecret,
        name: 'Phone',
        shows_text: false,
        created_at: '2026-01-01',
      },
    },
  },
  'public.reviews': {
    rows: {
      owner: review('owner', projects.owner),
      'owner, of no project': review('owner', null),
      "owner, of the rival's project": review('owner', projects.rival),
      rival: review('rival', projects.rival),
      stranger: review('stranger', projects.stranger),
    },
  },
  'public.accreditations': {
    rows: {
      owner: accreditation('owner'),
      rival: accreditation('rival'),
      stranger: accreditation('stranger'),
    },
  },
  'private.enquiry_callers': { rows: { any: { caller_key: 'new', arrived_at: '2026-01-01' } } },
  'private.sign_in_tries': {
    rows: { any: { kind: 'pair', key: 'new', tries: 1, last_at: '2026-01-01' } },
  },
  'private.owners': { rows: { stranger: { user_id: accounts.stranger } } },
}
