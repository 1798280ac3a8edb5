import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { replaceFormerMigrations } from '../../local/former-migrations'
import { appliedVersions, type Migration, readMigrations } from '../../local/migrations'

// A database with the history of a data folder from before the migrations were rewritten.
const later: Migration = {
  file: '20270101000000_later.sql',
  version: '20270101000000',
  name: 'later',
  sql: '',
}
let pg: PGlite
let migrations: Migration[]
beforeAll(async () => {
  pg = await loadPglite(readFileSync(process.env.POLICIES_SNAPSHOT ?? ''))
  migrations = await readMigrations(join(__dirname, '../../migrations'))
}, 60_000)
afterAll(() => pg.close())

const pretend = (count: number) =>
  pg.exec(`truncate supabase_migrations.schema_migrations;
    insert into supabase_migrations.schema_migrations (version)
    select '2026110109' || lpad(n::text, 4, '0') from generate_series(1, ${count}) n`)
const described = async () =>
  (await pg.query<{ text: string }>('select public.describe_database()::text as text')).rows[0]
    ?.text
const comment = async () =>
  (await pg.query(`select obj_description('public.outbox'::regclass) as text`)).rows[0]

test('a complete former history becomes the present one, with today’s functions and comments', async () => {
  const [bodies, purpose] = [await described(), await comment()]
  await pretend(19)
  await pg.exec(`comment on table public.outbox is 'Former';
    create or replace function private.touch_updated_at() returns trigger
    language plpgsql set search_path = '' as $$ begin /* Former */ return new; end $$`)
  expect(await described()).not.toBe(bodies)

  await replaceFormerMigrations(pg, [...migrations, later])

  expect(await described()).toBe(bodies)
  expect(await comment()).toEqual(purpose)
  expect(await appliedVersions(pg)).toEqual(migrations.map(({ version }) => version))
  await replaceFormerMigrations(pg, migrations)
  expect(await appliedVersions(pg)).toHaveLength(migrations.length)
}, 60_000)

test('an incomplete one is refused with the next step, and kept', async () => {
  await pretend(18)
  await expect(replaceFormerMigrations(pg, migrations)).rejects.toThrow('Run npm run export')
  expect(await appliedVersions(pg)).toHaveLength(18)
})
