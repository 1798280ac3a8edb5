import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { openDatabase } from '../embedded-backend/database.ts'
import { prepareSchema } from '../embedded-backend/schema.ts'
import { run } from '../launcher/lifecycle.ts'
import { projectDir } from '../launcher/settings.ts'

const file = join(projectDir, 'lib/supabase/database.types.ts')

class OutOfDateError extends Error {
  override name = 'OutOfDateError'
}

// npm run db:types: generates TypeScript types from the migrations; --check only compares.
run(async (life) => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const dir = mkdtempSync(join(tmpdir(), 'db-types-'))
  life.defer(() => rmSync(dir, { recursive: true, force: true }))
  const database = await openDatabase(join(dir, 'database'))
  life.defer(() => database.close())
  await prepareSchema(database, join(projectDir, 'supabase/migrations'))
  const query = async (sql: string) => ({ rows: await database.sql(sql) })
  const schema = await introspect({ query }, { includedSchemas: ['public'] })
  const text = await generateTypescript(sortGeneratorMetadata(schema), {
    detectOneToOneRelationships: true,
  })
  const name = relative(projectDir, file)
  if (readFileSync(file, 'utf8') === text) {
    console.log(`${name} is up to date.`)
  } else if (values.check) {
    throw new OutOfDateError(`${name} does not match the migrations. Run: npm run db:types`)
  } else {
    writeFileSync(file, text)
    console.log(`Wrote ${name}.`)
  }
})
