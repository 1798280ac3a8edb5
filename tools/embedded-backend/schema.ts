/**
 * What a hosted project has before its first migration and @supabase/lite lacks: the request roles, the extensions
 * schema, the realtime publication, auth functions that read all claims, tables of second factors, access to storage.
 * Delete each part when the library provides it.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureHistoryTable, getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite'
import { type Database, openDatabase } from './database.ts'

const platform = `
do $$
declare name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select 1 from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
  alter role service_role bypassrls;
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role')
$$;
create or replace function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;

create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_challenged_at timestamptz
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  otp_code text
);
create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`

const ownMigrations = join(import.meta.dirname, '../../supabase/migrations')

/** Runs work on a temporary database as this version's migrations make it. */
export async function onMigrated<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'migrated-'))
  try {
    const database = await openDatabase(join(dir, 'database'))
    await prepareSchema(database)
    const result = await work(database)
    await database.close()
    return result
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Updates the platform's own schemas and applies every pending migration once. */
export async function prepareSchema(
  database: Database,
  migrationsDir = ownMigrations,
): Promise<void> {
  const { driver } = database.connection
  await driver.exec(getAuthSchemaSql())
  await driver.exec(getStorageSchemaSql())
  await ensureHistoryTable(database.connection)
  await driver.exec(platform)

  const { rows } = await driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map((row) => row.version))
  const files = (await readdir(migrationsDir)).filter((file) => /^\d+_.+\.sql$/.test(file)).sort()
  refuseOtherHistory([...applied], files)
  for (const file of files) {
    const [, version = '', name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (applied.has(version)) continue
    const sql = await readFile(join(migrationsDir, file), 'utf8')
    try {
      await driver.transaction(async (tx) => {
        await tx.exec(sql)
        await tx.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        )
      })
    } catch (error) {
      throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error })
    }
  }
}

/** A schema mixed from two versions would fail later. */
function refuseOtherHistory(applied: string[], files: string[]): void {
  if (applied.every((version) => files.some((file) => file.startsWith(`${version}_`)))) return
  throw new Error(
    'This data was made by another version of the site. Start that version, or npm run backend:reset deletes the data.',
  )
}
