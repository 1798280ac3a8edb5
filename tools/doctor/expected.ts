import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectDir } from '../launcher/settings.ts'
import { type Described, describedSchema } from './described.ts'

/** Describes an empty database after this version's migrations. */
export async function describeMigrated(): Promise<Described> {
  const [{ openDatabase }, { prepareSchema }] = await Promise.all([
    import('../embedded-backend/database.ts'),
    import('../embedded-backend/schema.ts'),
  ])
  const dir = mkdtempSync(join(tmpdir(), 'doctor-'))
  try {
    const database = await openDatabase(join(dir, 'database'))
    await prepareSchema(database, join(projectDir, 'supabase/migrations'))
    const [row] = await database.sql<{ described: unknown }>(
      'select public.describe_database() as described',
    )
    await database.close()
    return describedSchema.parse(row?.described)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
