import { randomUUID } from 'node:crypto'
import { columns, type Table } from '@/tests/policies/matrix/columns'
import { marks } from '@/tests/policies/matrix/rows'

export type Row = Record<string, unknown>

/** Rows that others refer to. */
export interface Ground {
  account: string
  project: string
  /** Spam, so that no mail is written down for it. */
  enquiry: string
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const past = '2026-02-03T04:05:06+00:00'
const size = { width: 30, height: 20, colour: '#112233', formats: 'webp' }

/** One valid row per table, with every column except identity numbers. */
export function validRows({ account, project, enquiry }: Ground): Record<Table, Row> {
  const now = new Date().toISOString()
  const photo = randomUUID()
  const file = () => `${account}/${project}/${randomUUID()}.webp`
  return {
    'public.profiles': {
      ...{ id: account, full_name: 'Mallory', company_name: 'Taken', hours_note: 'By night' },
      ...{ logo_url: 'https://x.test/logo', contact_email: 'm@x.test', contact_phone: '0191' },
      ...{ facebook_url: 'https://facebook.com/x', instagram_url: 'https://instagram.com/x' },
      ...{ registered_name: 'Taken', registered_number: '1', registered_address: 'Elsewhere' },
      business_hours: days.map((day) => ({
        ...{ day, isOpen: true, openTime: '01:00', closeTime: '02:00' },
      })),
      image_compression_settings: {
        projectImages: { maxSizeMB: 1, maxWidthOrHeight: 500, quality: 0.5 },
        logoImages: { maxSizeMB: 1, maxWidthOrHeight: 500, quality: 0.5 },
        rawUploadLimit: 10,
      },
      ...{
        review_url: 'https://x.test/r',
        confirm_enquiries: false,
        created_at: past,
        updated_at: past,
      },
    },
    'public.projects': {
      ...{ id: randomUUID(), user_id: account, slug: `taken-${randomUUID()}`, title: 'Taken' },
      ...{ description: 'Over.', location: 'Elsewhere', start_date: '2025-01-01' },
      ...{ completion_date: '2026-05-05', status: 'in_progress', has_windows: true },
      ...{ has_doors: true, has_conservatories: true, created_at: past, updated_at: past },
    },
    'public.project_slugs': {
      ...{ slug: `taken-${randomUUID()}`, project_id: project, created_at: past },
    },
    'public.project_images': {
      ...{ id: randomUUID(), project_id: project, url: 'http://x.test/new', caption: 'Taken' },
      ...{ image_type: 'before', image_date: '2026-01-01', image_set_id: randomUUID() },
      ...{
        is_primary: false,
        is_cover: true,
        comparison_start: 20,
        position: 2,
        bucket: 'project-images',
        path: file(),
        poster_path: file(),
        lined_up_path: file(),
        lined_up_width: 30,
        lined_up_height: 20,
        lined_up_formats: 'webp',
      },
      ...{ ...size, created_at: past },
    },
    'public.uploads': {
      ...{ id: randomUUID(), user_id: account, project_id: project, kind: 'image' },
      ...{ staged_path: file(), bucket: 'project-images', path: file(), url: 'http://x.test/u' },
      ...{ ...size, created_at: past, finished_at: past },
    },
    'public.file_removals': {
      ...{ bucket: 'logos', path: file(), queued_at: past, attempts: 3 },
    },
    'public.contact_forms': {
      ...{ id: randomUUID(), name: 'Mallory', email: 'm@x.test', phone: '0191' },
      ...{ project_type: 'residential', message: 'Taken.', status: 'completed', archived: true },
      ...{ postcode: 'SR1 3NR', best_time: 'any' },
      ...{ quarantine_reason: 'honeypot', note: 'taken', email_key: 'm@x.test', caller_key: null },
      // An older date would have the row purged at once.
      ...{ created_at: now, deleted_at: now, spam_since: now },
    },
    'public.enquiry_images': {
      ...{ id: photo, contact_form_id: enquiry, path: `${enquiry}/${photo}.jpg` },
      ...{ width: 30, height: 20, created_at: past },
    },
    'public.outbox': {
      ...{
        contact_form_id: enquiry,
        digest_day: null,
        digest_hour: null,
        confirms: null,
        announces: null,
        reminds: null,
        remind_on: null,
        device: null,
        attempts: 3,
        next_attempt_at: past,
      },
      ...{ expires_at: past, sent_at: past, last_error: 'taken', created_at: past },
    },
    'public.push_devices': {
      ...{ id: randomUUID(), user_id: account, session_id: randomUUID(), name: 'Phone' },
      ...{ endpoint: `https://push.test/${randomUUID()}`, p256dh: `B${'k'.repeat(86)}` },
      ...{ auth: 's'.repeat(22), shows_text: true, created_at: past, last_used_at: past },
    },
    'public.reviews': {
      ...{ id: randomUUID(), user_id: account, name: 'Mallory', town: 'Elsewhere' },
      ...{ given_on: '2026-01-01', words: 'Taken.', source_url: 'https://x.test/r' },
      ...{ project_id: project, position: 2, is_example: true, created_at: past },
    },
    'public.accreditations': {
      ...{ id: randomUUID(), user_id: account, name: 'Taken', number: '1' },
      ...{ link_url: 'https://x.test/r', logo_url: 'https://x.test/logo', logo_formats: 'webp' },
      ...{ position: 2, is_example: true, created_at: past },
    },
    'private.owners': { user_id: account, created_at: past },
    'private.enquiry_callers': { caller_key: randomUUID(), arrived_at: past },
    'private.sign_in_tries': { kind: 'pair', key: randomUUID(), tries: 1, last_at: past },
  }
}

/** A valid change of one column; key columns stay. */
export function changeOf(table: Table, column: string, planted: Row, ground: Ground): Row {
  const value = validRows(ground)[table][column]
  // A photo's path is made of its ids.
  const isDerived = table === 'public.enquiry_images' && column === 'path'
  const stays = column === marks[table].key || value === undefined || isDerived
  return { [column]: stays ? planted[column] : value }
}

/** The part of a row that a signed-in account may insert; all of it where it may insert nothing. */
export function grantedPart(table: Table, row: Row): Row {
  const rules = columns[table] as Record<string, string>
  const part = Object.entries(row).filter(([name]) => rules[name]?.split(' ')[1]?.[1] === 'i')
  return part.length ? Object.fromEntries(part) : row
}
