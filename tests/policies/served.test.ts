import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Db, openDatabase } from './database.ts'
import { safeguards } from './setup/safeguards.ts'

let db: Db
beforeAll(async () => {
  db = await openDatabase()
}, 60_000)
afterAll(() => db.close())

test('the embedded backend serves the rules that are tested here', async () => {
  const script = join(__dirname, 'setup/list-served.ts')
  const { statuses, lines } = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8' }),
  )
  expect(statuses[0]).toBe(200)
  const tested = (await db.sql<{ line: string }>(safeguards)).map(({ line }) => line)
  expect(tested.length).toBeGreaterThan(200)
  expect(lines).toEqual(tested)
}, 120_000)
