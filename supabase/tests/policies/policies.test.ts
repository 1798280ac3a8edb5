import { groups } from './checks/all.ts'
import { type Db, openDatabase } from './database.ts'

let db: Db
beforeAll(async () => {
  db = await openDatabase()
}, 30_000)
afterAll(() => db.close())

describe.each(Object.entries(groups))('%s', (_, checks) => {
  test.each(checks.map((check) => [check.name, check] as const))('%s', (_name, check) =>
    db.undone(() => check.run(db)),
  )
})
