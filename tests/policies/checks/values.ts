import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import type { Table } from '../matrix/columns.ts'
import { marks } from '../matrix/rows.ts'
import { businessHours, compressionSettings } from '../matrix/shapes.ts'
import type { ValueRule } from '../matrix/value-kinds.ts'
import { valueRules } from '../matrix/values.ts'
import { accounts } from '../personas.ts'

const shorten = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text
}

const labelOf = (table: string, key: string) =>
  Object.entries(marks[table as Table].labels).find(([, value]) => value === key)?.[0]

/** Without triggers, which tidy some values: the constraint must hold on its own. */
const quietly = (db: Db) => db.sql('set local session_replication_role = replica')

function valueCheck({ table, key, column, along, takes, refuses }: ValueRule): Check {
  const tryValue = (db: Db, value: unknown) => {
    const row = { ...along, [column]: value }
    const names = Object.keys(row)
    const text = `update ${table} set ${names.map((name) => `${name} = r.${name}`).join(', ')}
      from json_populate_record(null::${table}, $1) r where ${table}.${key[0]} = $2`
    return db.attempt('server', text, [JSON.stringify(row), key[1]])
  }
  return {
    name: `${table}.${column} (${labelOf(table, key[1])}) takes ${takes.length} right values and refuses ${refuses.length} wrong ones`,
    about: [`value ${table}.${column}`, `values of ${table}`],
    run: async (db) => {
      await quietly(db)
      for (const value of takes) {
        const { affected, message } = await tryValue(db, value)
        assert.equal(affected, 1, `takes ${shorten(value)}: ${message}`)
      }
      for (const value of refuses) {
        const { error } = await tryValue(db, value)
        assert.equal(error, '23514', `refuses ${shorten(value)}`)
      }
    },
  }
}

function shapeCheck(
  column: string,
  { takes, refuses }: { takes: unknown[]; refuses: unknown[] },
): Check {
  const tryValue = (db: Db, value: string | null) => {
    const text = `update public.profiles set ${column} = $1::jsonb where id = $2`
    return db.attempt('owner', text, [value, accounts.owner])
  }
  return {
    name: `profiles.${column} takes its shape and refuses ${refuses.length} others`,
    about: [`value public.profiles.${column}`, 'values of public.profiles'],
    run: async (db) => {
      for (const value of [null, ...takes.map((shape) => JSON.stringify(shape))]) {
        const { affected, message } = await tryValue(db, value)
        assert.equal(affected, 1, `takes ${value}: ${message}`)
      }
      for (const value of refuses) {
        const { error } = await tryValue(db, JSON.stringify(value))
        assert.equal(error, '23514', `refuses ${JSON.stringify(value)}`)
      }
    },
  }
}

export const valueChecks = [
  ...valueRules.map(valueCheck),
  shapeCheck('business_hours', businessHours),
  shapeCheck('image_compression_settings', compressionSettings),
]
