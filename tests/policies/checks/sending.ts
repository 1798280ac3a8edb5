import assert from 'node:assert/strict'
import type { Db, Row } from '../database.ts'
import type { Persona } from '../personas.ts'

export const enquiry: Row = {
  name: 'Ann',
  email: 'ann@example.org',
  project_type: 'custom',
  message: 'Hello.',
}

/** Inserts rows in one statement, as the Data API does with a list, and reads them as superuser. */
export async function stored(
  db: Db,
  count: number,
  row: (i: number) => Row,
  persona: Persona = 'server',
): Promise<Row[]> {
  const sent = Array.from({ length: count }, (_, i) => ({
    ...enquiry,
    ...row(i),
    id: crypto.randomUUID(),
  }))
  const names = Object.keys(sent[0] ?? {}).join(', ')
  await db.perform(
    persona,
    `insert into contact_forms (${names})
    select ${names} from json_populate_recordset(null::contact_forms, $1)`,
    [JSON.stringify(sent)],
  )
  const kept = await db.sql<{ id: string } & Row>(
    'select * from public.contact_forms where id = any ($1)',
    [sent.map(({ id }) => id)],
  )
  const byId = new Map(kept.map((found) => [found.id, found]))
  return sent.map(({ id }) => byId.get(id) ?? {})
}

export async function send(db: Db, row: Row, persona?: Persona): Promise<Row> {
  const [kept] = await stored(db, 1, () => row, persona)
  assert.ok(kept?.id, 'not stored')
  return kept
}
