/**
 * Opens data folders and backups made before the migrations were rewritten: 19 files then, 13 now, the same schema.
 * Delete when none is left.
 */
import type { PGlite } from '@electric-sql/pglite'
import { appliedVersions, type Migration, record } from './migrations.ts'

const former = /^2026110109/
const formerCount = 19
const rewritten = /^2026110110/

class DataTooOldError extends Error {
  override name = 'DataTooOldError'
}

/** Records the rewritten migrations instead of the former ones, and takes over their functions and comments. */
export async function replaceFormerMigrations(
  driver: PGlite,
  migrations: readonly Migration[],
): Promise<void> {
  const applied = (await appliedVersions(driver)).filter((version) => former.test(version))
  if (!applied.length) return
  if (applied.length < formerCount) {
    throw new DataTooOldError(
      'This data folder was made by an older version and cannot be updated. Run npm run export with that version, then npm run backend:reset and npm run import with this one.',
    )
  }
  await driver.transaction(async (tx) => {
    await tx.query('delete from supabase_migrations.schema_migrations where version = any ($1)', [
      applied,
    ])
    for (const migration of migrations) {
      if (!rewritten.test(migration.version)) continue
      await record(tx, migration)
      const texts = migration.sql.matchAll(/^create function [\s\S]*?\$\$;$|^comment on .*;$/gm)
      for (const [text] of texts) {
        await tx.exec(text.replace(/^create function/, 'create or replace function'))
      }
    }
  })
}
