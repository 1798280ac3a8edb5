import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { onMigrated } from '../embedded-backend/schema.ts'
import { run } from '../launcher/lifecycle.ts'
import { projectDir } from '../launcher/settings.ts'

const file = join(projectDir, 'lib/supabase/database.types.ts')

class OutOfDateError extends Error {
  override name = 'OutOfDateError'
}

// npm run db:types: generates TypeScript types from the migrations; --check only compares.
run(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const schema = await onMigrated(async (database) => {
    const query = async (sql: string) => ({ rows: await database.sql(sql) })
    return introspect({ query }, { includedSchemas: ['public'] })
  })
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
