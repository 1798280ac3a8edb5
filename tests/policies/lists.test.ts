import { crowd } from './crowd.ts'
import { type Db, openDatabase } from './database.ts'
import { lists } from './matrix/lists.ts'

interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

let db: Db
beforeAll(async () => {
  db = await openDatabase()
  await db.exec(crowd)
}, 120_000)
afterAll(() => db.close())

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

test.each(Object.entries(lists))('%s: one index, no extra row', async (_, list) => {
  const text = `explain (analyze, format json) ${list.query}`
  let plan: Plan | undefined
  await db.undone(async () => {
    const rows =
      list.persona === 'trigger' ? await db.sql(text) : await db.perform(list.persona, text)
    plan = (rows as { 'QUERY PLAN': { Plan: Plan }[] }[])[0]?.['QUERY PLAN'][0]?.Plan
  })
  const all = plan ? nodes(plan) : []
  expect(all.flatMap((node) => node['Index Name'] ?? [])).toEqual([list.index])
  // A page is read in order; a few rows read whole may be sorted afterwards.
  if (list.query.includes('limit')) {
    expect(all.map((node) => node['Node Type'])).not.toContain('Sort')
  }
  const read = all
    .filter((node) => node['Index Name'])
    .map(
      (node) =>
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    )
  expect(Math.max(...read)).toBeLessThanOrEqual(list.reads)
  expect(Math.max(...read)).toBeGreaterThan(0)
})

test('every index is used', async () => {
  // Text indexes pay off only on long or many texts: contract/embedded/nightly/at-size.test.ts checks it.
  const made = await db.sql<{ name: string }>(
    `select relname as name from pg_index join pg_class on oid = indexrelid
    where relnamespace::regnamespace::text in ('public', 'private') and relname <> 'contact_forms_words'
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
  )
  const used = new Set(Object.values(lists).map(({ index }) => index))
  expect(made.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
})
