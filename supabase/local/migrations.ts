import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

export interface Migration {
  file: string
  version: string
  name: string
  sql: string
}

/** In order of their versions. */
export async function readMigrations(dir: string): Promise<Migration[]> {
  const migrations: Migration[] = []
  for (const file of (await readdir(dir)).sort()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version || !name) continue
    migrations.push({ file, version, name, sql: await readFile(join(dir, file), 'utf8') })
  }
  return migrations
}

/** Applies every pending migration once. */
export async function applyMigrations(driver: PGlite, migrations: Migration[]): Promise<void> {
  const applied = new Set(await appliedVersions(driver))
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue
    try {
      await driver.transaction(async (tx) => {
        await tx.exec(migration.sql)
        await record(tx, migration)
      })
    } catch (error) {
      throw new Error(`Migration ${migration.file} failed: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
}

export async function appliedVersions(driver: Pick<PGlite, 'query'>): Promise<string[]> {
  const { rows } = await driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  return rows.map(({ version }) => version)
}

export async function record(
  tx: Pick<PGlite, 'query'>,
  { version, name, sql }: Migration,
): Promise<void> {
  await tx.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
    [version, name, [sql]],
  )
}
