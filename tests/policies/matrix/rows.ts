import { accounts, type Persona } from '../personas.ts'
import {
  accreditations,
  devices,
  enquiries,
  images,
  photos,
  projects,
  reviews,
  uploads,
} from '../world.ts'
import { candidates } from './candidates.ts'
import type { Table } from './columns.ts'

/** Labels of the affected rows; 'denied' where the grant is missing. */
export type Reach = readonly string[] | 'denied'
export interface Access {
  read: Reach
  /** Candidates of candidates.ts that may be inserted. */
  insert: Reach
  change: Reach
  remove: Reach
}
const denied = 'denied'
const nothing = { read: denied, insert: denied, change: denied, remove: denied } as const

/** How to identify the rows of the tests' data, and what a blind update writes. */
export const marks: Record<
  Table,
  { key: string; labels: Record<string, string>; touch: [column: string, value: string | number] }
> = {
  'public.profiles': { key: 'id', labels: accounts, touch: ['company_name', 'touched'] },
  'public.projects': { key: 'id', labels: projects, touch: ['description', 'touched'] },
  'public.project_slugs': {
    key: 'slug',
    labels: { former: 'bow-windows-in-durham', secret: 'secret-door-in-seaham' },
    touch: ['created_at', '2001-01-01'],
  },
  'public.project_images': { key: 'id', labels: images, touch: ['caption', 'touched'] },
  'public.uploads': { key: 'id', labels: uploads, touch: ['width', 7] },
  'public.file_removals': {
    key: 'path',
    labels: { queued: 'queued.webp' },
    touch: ['attempts', 7],
  },
  'public.contact_forms': { key: 'id', labels: enquiries, touch: ['note', 'touched'] },
  'public.enquiry_images': { key: 'id', labels: photos, touch: ['width', 7] },
  'public.outbox': {
    key: 'contact_form_id',
    labels: { inbox: enquiries.inbox },
    touch: ['attempts', 7],
  },
  'public.push_devices': { key: 'id', labels: devices, touch: ['shows_text', 'true'] },
  'public.reviews': { key: 'id', labels: reviews, touch: ['words', 'touched'] },
  'public.accreditations': { key: 'id', labels: accreditations, touch: ['name', 'touched'] },
  'private.owners': {
    key: 'user_id',
    labels: { owner: accounts.owner, rival: accounts.rival },
    touch: ['created_at', '2001-01-01'],
  },
  'private.enquiry_callers': {
    key: 'caller_key',
    labels: { known: 'known' },
    touch: ['arrived_at', '2001-01-01'],
  },
  'private.sign_in_tries': { key: 'key', labels: { tried: 'tried' }, touch: ['tries', 7] },
}

const everyone = ['owner', 'rival', 'stranger']
const pictures = ['before', 'after', 'video', 'rival', 'stranger']
const withDraft = [...everyone, 'draft']
const withDrafts = [...pictures, 'draft']
const anyPicture = Object.keys(candidates['public.project_images'].rows)
const anyUpload = Object.keys(candidates['public.uploads'].rows)
const anyReview = Object.keys(candidates['public.reviews'].rows)
const mail = ['inbox', 'spam']

/** Who can access which rows. Every table lists every persona. */
export const rows: Record<Table, Record<Persona, Access>> = {
  'public.profiles': {
    visitor: { read: everyone, insert: denied, change: denied, remove: denied },
    stranger: { read: [], insert: [], change: [], remove: denied },
    rival: { read: everyone, insert: ['rival'], change: ['rival'], remove: denied },
    owner: { read: everyone, insert: ['owner'], change: ['owner'], remove: denied },
    server: { read: everyone, insert: everyone, change: everyone, remove: everyone },
  },
  'public.projects': {
    visitor: { read: everyone, insert: denied, change: denied, remove: denied },
    stranger: { read: everyone, insert: [], change: [], remove: [] },
    rival: { read: withDraft, insert: ['rival'], change: ['rival'], remove: ['rival'] },
    owner: {
      read: withDraft,
      insert: ['owner'],
      change: ['owner', 'draft'],
      remove: ['owner', 'draft'],
    },
    server: { read: withDraft, insert: everyone, change: withDraft, remove: withDraft },
  },
  'public.project_slugs': {
    visitor: { ...nothing, read: ['former'] },
    stranger: { ...nothing, read: ['former'] },
    rival: { ...nothing, read: ['former', 'secret'] },
    owner: { ...nothing, read: ['former', 'secret'] },
    server: {
      read: ['former', 'secret'],
      insert: ['any'],
      change: ['former', 'secret'],
      remove: ['former', 'secret'],
    },
  },
  'public.project_images': {
    visitor: { ...nothing, read: pictures },
    stranger: { read: pictures, insert: [], change: [], remove: [] },
    rival: { read: withDrafts, insert: ['rival'], change: ['rival'], remove: ['rival'] },
    owner: {
      read: withDrafts,
      insert: ['owner', 'owner, with poster'],
      change: ['before', 'after', 'video', 'draft'],
      remove: ['before', 'after', 'video', 'draft'],
    },
    server: { read: withDrafts, insert: anyPicture, change: withDrafts, remove: withDrafts },
  },
  'public.uploads': {
    visitor: nothing,
    stranger: { read: [], insert: [], change: denied, remove: [] },
    rival: { read: ['rival'], insert: ['rival'], change: denied, remove: ['rival'] },
    owner: {
      read: ['owner'],
      insert: ['owner', 'owner, for a project still to be saved'],
      change: denied,
      remove: ['owner'],
    },
    server: { read: everyone, insert: anyUpload, change: everyone, remove: everyone },
  },
  'public.file_removals': {
    visitor: nothing,
    stranger: nothing,
    rival: nothing,
    owner: nothing,
    server: { read: ['queued'], insert: ['any'], change: ['queued'], remove: ['queued'] },
  },
  'public.contact_forms': {
    visitor: nothing,
    stranger: { read: [], insert: denied, change: [], remove: denied },
    rival: { read: mail, insert: denied, change: mail, remove: denied },
    owner: { read: mail, insert: denied, change: mail, remove: denied },
    server: { read: mail, insert: ['any'], change: mail, remove: mail },
  },
  'public.enquiry_images': {
    visitor: nothing,
    stranger: { ...nothing, read: [] },
    rival: { ...nothing, read: mail },
    owner: { ...nothing, read: mail },
    server: { read: mail, insert: ['any'], change: mail, remove: mail },
  },
  'public.outbox': {
    visitor: nothing,
    stranger: nothing,
    rival: nothing,
    owner: nothing,
    server: { read: ['inbox'], insert: ['spam'], change: ['inbox'], remove: ['inbox'] },
  },
  'public.push_devices': {
    visitor: nothing,
    stranger: { read: [], insert: denied, change: [], remove: [] },
    rival: { read: ['rival'], insert: denied, change: ['rival'], remove: ['rival'] },
    owner: { read: ['owner'], insert: denied, change: ['owner'], remove: ['owner'] },
    server: { read: everyone, insert: ['any'], change: everyone, remove: everyone },
  },
  'public.reviews': {
    visitor: { ...nothing, read: everyone },
    stranger: { read: [], insert: [], change: [], remove: [] },
    rival: { read: ['rival'], insert: ['rival'], change: ['rival'], remove: ['rival'] },
    owner: {
      read: ['owner'],
      insert: ['owner', 'owner, of no project'],
      change: ['owner'],
      remove: ['owner'],
    },
    server: { read: everyone, insert: anyReview, change: everyone, remove: everyone },
  },
  'public.accreditations': {
    visitor: { ...nothing, read: everyone },
    stranger: { read: [], insert: [], change: [], remove: [] },
    rival: { read: ['rival'], insert: ['rival'], change: ['rival'], remove: ['rival'] },
    owner: { read: ['owner'], insert: ['owner'], change: ['owner'], remove: ['owner'] },
    server: { read: everyone, insert: everyone, change: everyone, remove: everyone },
  },
  'private.owners': {
    visitor: nothing,
    stranger: nothing,
    rival: nothing,
    owner: nothing,
    server: nothing,
  },
  'private.enquiry_callers': {
    visitor: nothing,
    stranger: nothing,
    rival: nothing,
    owner: nothing,
    server: nothing,
  },
  'private.sign_in_tries': {
    visitor: nothing,
    stranger: nothing,
    rival: nothing,
    owner: nothing,
    server: nothing,
  },
}
