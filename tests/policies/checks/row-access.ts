import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db, Row } from '../database.ts'
import { candidates } from '../matrix/candidates.ts'
import { type Table, tables } from '../matrix/columns.ts'
import { marks, type Reach, rows } from '../matrix/rows.ts'
import { accounts, type Persona, personas } from '../personas.ts'
import { folder, images, projects } from '../world.ts'

const labelsOf = (table: Table, keys: unknown[]) =>
  Object.entries(marks[table].labels)
    .filter(([, key]) => keys.includes(key))
    .map(([label]) => label)

const keysOf = (found: Row[]) => found.map(({ key }) => key)

async function read(db: Db, persona: Persona, table: Table): Promise<Reach> {
  const { rows: found, error } = await db.attempt(
    persona,
    `select ${marks[table].key} as key from ${table}`,
  )
  return error === 'denied' ? 'denied' : labelsOf(table, keysOf(found))
}

/** Without condition or returning, so that only the verb's own policy applies. */
async function blind(
  db: Db,
  persona: Persona,
  table: Table,
  text: string,
  touched: string,
): Promise<Reach> {
  let reached: Reach = []
  const outcome = await db.attempt(persona, text, [], async () => {
    reached = labelsOf(table, keysOf(await db.sql(touched)))
  })
  if (outcome.error === 'denied') return 'denied'
  assert.equal(outcome.error, undefined, `${text}: ${outcome.message}`)
  return reached
}

function change(db: Db, persona: Persona, table: Table): Promise<Reach> {
  const { key, touch } = marks[table]
  const [column, value] = touch
  return blind(
    db,
    persona,
    table,
    `update ${table} set ${column} = '${value}'`,
    `select ${key} as key from ${table} where ${column} = '${value}'`,
  )
}

async function remove(db: Db, persona: Persona, table: Table): Promise<Reach> {
  const { key, labels } = marks[table]
  const all = `(values ${Object.values(labels).map((label) => `('${label}')`)}) world (key)`
  return blind(
    db,
    persona,
    table,
    `delete from ${table}`,
    `select key from ${all} where not exists (select 1 from ${table} t where t.${key}::text = world.key)`,
  )
}

async function insert(db: Db, persona: Persona, table: Table): Promise<Reach> {
  const { prepare, rows: offered } = candidates[table]
  if (prepare) await db.sql(prepare)
  const accepted: string[] = []
  for (const [label, row] of Object.entries(offered)) {
    const names = Object.keys(row).join(', ')
    const text = `insert into ${table} (${names})
      select ${names} from json_populate_record(null::${table}, $1)`
    const { error, message } = await db.attempt(persona, text, [JSON.stringify(row)])
    if (error === 'denied') return 'denied'
    assert.ok(!error || error === 'refused', `${label}: ${message}`)
    if (!error) accepted.push(label)
  }
  return accepted
}

const verbs = { read, insert, change, remove }

const byPersona: Check[] = tables.flatMap((table) =>
  personas.flatMap((persona) =>
    Object.entries(verbs).map(([verb, reach]) => {
      const expected = rows[table][persona][verb as keyof typeof verbs]
      const shown = typeof expected === 'string' ? expected : expected.join(', ') || 'nothing'
      return {
        name: `${table}: ${persona} ${verb}: ${shown}`,
        about: [`${verb} ${table}`, `rows of ${table}`],
        run: async (db: Db) => assert.deepEqual(await reach(db, persona, table), expected),
      }
    }),
  ),
)

/** Row-level security must hold even without a grant, in case one is added. */
const closed: Check[] = tables.flatMap((table) =>
  Object.entries(verbs)
    .filter(([verb]) => rows[table].owner[verb as keyof typeof verbs] === 'denied')
    .map(([verb, reach]) => ({
      name: `${table}: owner ${verb}: a grant alone opens no row`,
      about: [`rows of ${table}`],
      run: async (db: Db) => {
        await db.sql(`grant all on ${table} to authenticated`)
        assert.deepEqual(await reach(db, 'owner', table), [])
      },
    })),
)

const profileMoves: Check = {
  name: 'public.profiles: owner cannot turn their profile into that of another account',
  about: ['change public.profiles', 'rows of public.profiles'],
  run: async (db) => {
    await db.sql('delete from public.profiles where id = $1', [accounts.stranger])
    const text = 'update profiles set id = $1'
    assert.equal((await db.attempt('owner', text, [accounts.stranger])).error, 'refused')
    assert.equal((await db.attempt('owner', text, [accounts.owner])).affected, 1)
  },
}

const imageMoves: Check[] = (
  [
    ['path', images.video],
    ['poster_path', images.video],
    ['lined_up_path', images.before],
  ] as const
).map(([column, image]) => ({
  name: `public.project_images: owner cannot turn ${column} to a file of another owner or project`,
  about: ['change public.project_images', 'rows of public.project_images'],
  run: async (db) => {
    const text = `update project_images set ${column} = $2 where id = $1`
    const set = (path: string) => db.attempt('owner', text, [image, path])
    assert.equal((await set(`${folder('owner')}/new`)).affected, 1)
    assert.equal((await set(`${folder('rival')}/new`)).error, 'refused')
    assert.equal((await set(`${accounts.owner}/${projects.rival}/new`)).error, 'refused')
    assert.equal((await set(`${accounts.rival}/${projects.owner}/new`)).error, 'refused')
  },
}))

export const rowAccess: Check[] = [...byPersona, ...closed, profileMoves, ...imageMoves]
