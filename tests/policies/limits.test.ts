import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bestTimes } from '@/lib/enquiries/follow-up'
import { projectTypes } from '@/lib/enquiries/project-types'
import { enquiryLimits } from '@/lib/enquiries/rules'
import {
  IMAGE_TYPES,
  LOGO_LIMIT_MB,
  LOGO_TYPES,
  VIDEO_LIMIT_MB,
  VIDEO_TYPES,
} from '@/lib/media/limits'
import { CAPTION_LENGTH, projectLimits } from '@/lib/projects/editor/form-values'
import { projectStatuses } from '@/lib/projects/schema'
import { largest } from '../../tools/embedded-backend/storage/uploads'
import { type Db, openDatabase } from './database.ts'
import { bucketRules } from './matrix/buckets'

let db: Db
beforeAll(async () => {
  db = await openDatabase()
}, 120_000)
afterAll(() => db.close())

// checks/storage.ts compares bucketRules with the database, tools/doctor with its own list.
const MB = 1024 * 1024

test('the buckets accept what the app accepts, and no more', () => {
  const { uploads, logos, 'project-videos': videos } = bucketRules
  expect([uploads.limit, videos.limit]).toEqual([VIDEO_LIMIT_MB * MB, VIDEO_LIMIT_MB * MB])
  expect(logos.limit).toBe(LOGO_LIMIT_MB * MB)
  const accepted = new Set<string>([...IMAGE_TYPES, ...LOGO_TYPES, ...VIDEO_TYPES])
  expect([...uploads.types].sort()).toEqual([...accepted].sort())
  expect([...videos.types].sort()).toEqual([...VIDEO_TYPES].sort())
})

test('the project accepts what its largest bucket accepts', () => {
  const config = readFileSync(join(__dirname, '../../supabase/config.toml'), 'utf8')
  const [, mebibytes] = /^file_size_limit = "(\d+)MiB"$/m.exec(config) ?? []
  const most = Math.max(...Object.values(bucketRules).map(({ limit }) => limit))
  expect([Number(mebibytes) * MB, largest]).toEqual([most, most])
})

/** The CHECK constraints of a table, as PostgreSQL prints them. */
async function checksOf(table: string): Promise<string> {
  const rows = await db.sql(
    `select pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'c' and conrelid = 'public.${table}'::regclass`,
  )
  return rows.map(({ text }) => text).join('\n')
}

test.each<[string, Record<string, number>]>([
  ['contact_forms', enquiryLimits],
  ['projects', projectLimits],
  ['project_images', { caption: CAPTION_LENGTH }],
])('the texts of %s may be as long as the forms allow', async (table, limits) => {
  const found = (await checksOf(table)).matchAll(/char_length\((\w+)\) <= (\d+)/g)
  const lengths = Object.fromEntries([...found].map(([, name, most]) => [name, Number(most)]))
  expect(lengths).toMatchObject(limits)
})

test.each<[string, string, readonly string[]]>([
  ['contact_forms', 'project_type', projectTypes.map(({ value }) => value)],
  ['contact_forms', 'best_time', bestTimes.map(({ value }) => value)],
  ['projects', 'status', projectStatuses],
])('%s takes each %s that its form offers', async (table, column, values) => {
  const [, list = ''] =
    new RegExp(`${column} = ANY \\((.*?)\\)\\)`).exec(await checksOf(table)) ?? []
  expect([...list.matchAll(/'(\w+)'/g)].map(([, value]) => value)).toEqual(values)
})
