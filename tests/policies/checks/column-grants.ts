import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { columns, type Table, tables } from '../matrix/columns.ts'
import type { Persona } from '../personas.ts'

// One persona per role: grants do not depend on accounts.
const byRole: readonly Persona[] = ['visitor', 'owner', 'server']

/** None touches a row: PostgreSQL checks the grant first. */
const trials = (table: Table, column: string): [letter: string, text: string][] => [
  ['r', `select ${column} from ${table} limit 0`],
  ['i', `insert into ${table} (${column}) overriding system value select null where false`],
  ['u', `update ${table} set ${column} = default where false`],
]

async function grantsOf(db: Db, persona: Persona, table: Table, column: string): Promise<string> {
  let letters = ''
  for (const [letter, text] of trials(table, column)) {
    const { error, message } = await db.attempt(persona, text)
    assert.ok(!error || error === 'denied', `${text}: ${message}`)
    letters += error ? '-' : letter
  }
  return letters
}

const privileges = ['truncate', 'references', 'trigger', 'maintain']

export const columnGrants: Check[] = tables.flatMap((table) => [
  ...Object.entries<string>(columns[table]).map(([column, rule]) => ({
    name: `${table}.${column} can be read, inserted and updated by: ${rule}`,
    about: [`column ${table}.${column}`],
    run: async (db: Db) => {
      const letters: string[] = []
      for (const persona of byRole) letters.push(await grantsOf(db, persona, table, column))
      assert.equal(letters.join(' '), rule.replace(' !', ''))
    },
  })),
  {
    name: `${table} cannot be emptied, referenced or given triggers by a visitor or an account`,
    about: [`grants of ${table}`],
    run: async (db) => {
      const held = await db.sql(
        `select role, privilege from unnest($1::text[]) role, unnest($2::text[]) privilege
        where has_table_privilege(role, $3, privilege)`,
        [['anon', 'authenticated'], privileges, table],
      )
      assert.deepEqual(held, [])
    },
  },
])

export const requiredColumns: Check[] = tables.flatMap((table) =>
  Object.entries<string>(columns[table])
    .filter(([, rule]) => rule.endsWith('!'))
    .map(([column]) => ({
      name: `${table}.${column} is never null`,
      about: [`column ${table}.${column}`],
      run: async (db: Db) => {
        // Without triggers, which would fill it in.
        await db.sql('set local session_replication_role = replica')
        const text = `insert into ${table} overriding system value
          select (jsonb_populate_record(t, jsonb_build_object($1::text, null))).* from ${table} t limit 1`
        await assert.rejects(db.sql(text, [column]), { code: '23502' })
      },
    })),
)
