import { tell } from '@/tools/test-runner/dose'
import { groups } from './checks/all.ts'
import { type Db, openDatabase } from './database.ts'

let db: Db
beforeAll(async () => {
  db = await openDatabase()
}, 30_000)
let tried = 0
let held = 0
afterAll(() => {
  tell({
    row: 'access rules by table, column, row and persona',
    did: `${tried} checks as visitor, stranger, two owners and server`,
    found: `${tried - held} failed`,
  })
  return db.close()
})

describe.each(Object.entries(groups))('%s', (_, checks) => {
  test.each(checks.map((check) => [check.name, check] as const))('%s', async (_name, check) => {
    tried++
    await db.undone(() => check.run(db))
    held++
  })
})
