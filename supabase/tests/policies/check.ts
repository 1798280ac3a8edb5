import type { Db } from './database.ts'

/** One promise of the database. Written over a connection, so that tests and the mutation run share it. */
export interface Check {
  name: string
  /** The tables and functions it is about: the mutation run starts with those of the mutant. */
  about: readonly string[]
  run(db: Db): Promise<void>
}
