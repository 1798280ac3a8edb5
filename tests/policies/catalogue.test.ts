import { groups } from './checks/all.ts'
import { type Db, openDatabase } from './database.ts'
import { bucketRules } from './matrix/buckets.ts'
import { columns } from './matrix/columns.ts'
import { definers, functions } from './matrix/functions.ts'
import { policies } from './matrix/policies.ts'

let db: Db
beforeAll(async () => {
  db = await openDatabase()
}, 60_000)
afterAll(() => db.close())

const ours = `in ('public', 'private')`
const names = async (text: string) => (await db.sql<{ name: string }>(text)).map(({ name }) => name)

// matrix/ defines what must hold; anything else in the database was forgotten there.
test('every column of every table and view has a rule', async () => {
  const found = await names(
    `select relnamespace::regnamespace || '.' || relname || '.' || attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'v', 'm', 'p', 'f') and relnamespace::regnamespace::text ${ours}`,
  )
  const ruled = Object.entries(columns).flatMap(([table, rules]) =>
    Object.keys(rules).map((column) => `${table}.${column}`),
  )
  expect(found.sort()).toEqual(ruled.sort())
})

test('every required column is marked, and no others', async () => {
  const found = await names(
    `select relnamespace::regnamespace || '.' || relname || '.' || attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and attnotnull
    where relkind = 'r' and relnamespace::regnamespace::text ${ours}`,
  )
  const marked = Object.entries(columns).flatMap(([table, rules]) =>
    Object.entries<string>(rules).flatMap(([column, rule]) =>
      rule.endsWith('!') ? [`${table}.${column}`] : [],
    ),
  )
  expect(found.sort()).toEqual(marked.sort())
})

test('every function has its callers listed, and security definers are known', async () => {
  const all = `select pronamespace::regnamespace || '.' || proname || '(' ||
      replace(oidvectortypes(proargtypes), ', ', ',') || ')' as name, prosecdef
    from pg_proc where pronamespace::regnamespace::text ${ours}`
  expect((await names(all)).sort()).toEqual(Object.keys(functions).sort())
  expect((await names(`${all} and prosecdef`)).sort()).toEqual([...definers].sort())
})

test('every bucket has its rules', async () => {
  expect(await names('select id as name from storage.buckets order by id')).toEqual(
    Object.keys(bucketRules).sort(),
  )
})

test('row-level security is on for every table', async () => {
  const open = await names(
    `select relname as name from pg_class
    where relkind in ('r', 'p') and not relrowsecurity and relnamespace::regnamespace::text ${ours}`,
  )
  expect(open).toEqual([])
})

test('every policy is listed', async () => {
  const found = await names(
    `select schemaname || '.' || tablename || ': ' || policyname as name from pg_policies
    where schemaname in ('public', 'private', 'storage')`,
  )
  const listed = Object.entries(policies).flatMap(([table, own]) =>
    own.map((policy) => `${table}: ${policy}`),
  )
  expect(found.sort()).toEqual(listed.sort())
})

test('every policy names its roles and reads the account once per statement', async () => {
  const found = await db.sql<{ name: string; roles: string[]; text: string }>(
    `select policyname as name, roles::text[], coalesce(qual, '') || coalesce(with_check, '') as text
    from pg_policies where schemaname in ('public', 'private', 'storage')`,
  )
  for (const { name, roles, text } of found) {
    expect([name, roles.includes('public')]).toEqual([name, false])
    const bare = text.replace(/\( SELECT (auth\.uid\(\)|private\.is_owner\(\)) AS \w+\)/g, '')
    expect([name, /auth\.uid|is_owner/.test(bare)]).toEqual([name, false])
  }
})

test('every table has a comment on its purpose', async () => {
  const silent = await names(
    `select relname as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text ${ours} and obj_description(oid) is null`,
  )
  expect(silent).toEqual([])
})

test('no two checks share a name', () => {
  const all = Object.values(groups).flatMap((checks) => checks.map(({ name }) => name))
  expect(all.filter((name, i) => all.indexOf(name) < i)).toEqual([])
})
