import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { type Level, type Persona, sessionOf } from './personas.ts'
import { world } from './world.ts'

export type Row = Record<string, unknown>

interface Outcome {
  rows: Row[]
  affected: number
  /** 'denied' by a missing grant, 'refused' by row-level security, else the SQLSTATE. */
  error: string | undefined
  /** PostgreSQL's message, for failing checks. */
  message?: string
  detail?: string
}

export interface Db {
  /** Runs one statement as superuser. */
  sql<T extends object = Row>(text: string, params?: unknown[]): Promise<T[]>
  /** Runs several statements as superuser. */
  exec(text: string): Promise<void>
  /** Runs as a persona and rolls back. `inspect` reads the result as superuser before that. */
  attempt(
    persona: Persona | Level,
    text: string,
    params?: unknown[],
    inspect?: () => Promise<void>,
  ): Promise<Outcome>
  /** Runs as a persona and keeps the result until the check ends. Throws on failure. */
  perform<T extends object = Row>(
    persona: Persona | Level,
    text: string,
    params?: unknown[],
  ): Promise<T[]>
  /** Runs work and rolls it back; may be nested. */
  undone(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

const explain = (error: unknown): Pick<Outcome, 'error' | 'message' | 'detail'> => {
  const {
    code = 'unknown',
    message = String(error),
    detail,
  } = error as {
    code?: string
    message?: string
    detail?: string
  }
  if (code !== '42501') return { error: code, message, detail }
  return { error: message.includes('row-level security') ? 'refused' : 'denied', message }
}

declare global {
  /** Set by setup/environment.ts. */
  var loadPglite: (snapshot: Uint8Array<ArrayBuffer>) => Promise<PGlite>
}

/** Copies values into Jest's realm, since objects from outside never equal those of a test. */
const native = <T>(rows: unknown[]): T[] => JSON.parse(JSON.stringify(rows))

/** Loads the snapshot in memory and adds the tests' data. */
export async function openDatabase(): Promise<Db> {
  const pg = await loadPglite(readFileSync(process.env.POLICIES_SNAPSHOT ?? ''))
  await pg.exec(world)

  let depth = 0
  const sql = async <T extends object>(text: string, params: unknown[] = []) =>
    native<T>((await pg.query(text, params)).rows)
  return {
    sql,
    exec: async (text) => {
      await pg.exec(text)
    },
    attempt: async (persona, text, params = [], inspect) => {
      await pg.exec(`savepoint attempt; ${sessionOf(persona)}`)
      try {
        const { rows, affectedRows = 0 } = await pg.query(text, params)
        if (inspect) {
          await pg.exec('reset role')
          await inspect()
        }
        return { rows: native(rows), affected: affectedRows, error: undefined }
      } catch (error) {
        if (!(error as { code?: string }).code) throw error
        return { rows: [], affected: 0, ...explain(error) }
      } finally {
        await pg.exec('rollback to attempt; release attempt')
      }
    },
    perform: async (persona, text, params = []) => {
      await pg.exec(sessionOf(persona))
      const { rows } = await pg.query(text, params)
      await pg.exec('reset role')
      return native(rows)
    },
    undone: async (work) => {
      const level = depth++
      await pg.exec(level ? `savepoint level${level}` : 'begin')
      try {
        await work()
      } finally {
        depth = level
        await pg.exec(level ? `rollback to level${level}; release level${level}` : 'rollback')
      }
    },
    close: () => pg.close(),
  }
}
