/** Writes the embedded backend's empty database after all migrations to one file: node make-snapshot.ts <file> */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../tools/embedded-backend/database.ts'
import { prepareSchema } from '../../../tools/embedded-backend/schema.ts'

const [, , target = ''] = process.argv
const dir = mkdtempSync(join(tmpdir(), 'policies-'))

try {
  const database = await openDatabase(join(dir, 'database'))
  // A hosted project grants everything by default; only then do the migrations' revokes show.
  await database.connection.driver.exec(`
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`)
  await prepareSchema(database, join(import.meta.dirname, '../../../supabase/migrations'))
  const dump = await database.connection.driver.dumpDataDir('none')
  // Renamed when complete: an aborted run must not leave half a file.
  writeFileSync(`${target}.draft`, new Uint8Array(await dump.arrayBuffer()))
  renameSync(`${target}.draft`, target)
  await database.close()
} finally {
  rmSync(dir, { recursive: true, force: true })
}
