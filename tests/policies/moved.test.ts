import { movedBuckets, movedTables } from '../../tools/archive/archive.ts'
import { type Db, openDatabase } from './database.ts'

// Tables and buckets left out of an export must be left out on purpose.
let db: Db
beforeAll(async () => {
  db = await openDatabase()
}, 60_000)
afterAll(() => db.close())

test('every table is exported, except those only the running site needs', async () => {
  const tables = await db.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const left = ['file_removals', 'outbox', 'push_devices', 'uploads']
  expect(tables.map(({ name }) => name)).toEqual([...movedTables, ...left].sort())
})

test('exported rows can be restored', async () => {
  for (const table of movedTables) {
    const put = db.undone(async () => {
      await db.perform('server', `select public.restore_rows('${table}', '[]')`)
    })
    await expect(put).resolves.toBeUndefined()
  }
})

test('every bucket is exported, except unsaved uploads and generated files', async () => {
  const buckets = await db.sql<{ id: string }>('select id from storage.buckets order by 1')
  expect(buckets.map(({ id }) => id)).toEqual([...movedBuckets, 'public', 'uploads'].sort())
})
