import type { Db } from './database.ts'

/** One guarantee of the database. Takes a connection, so that tests and the mutation run share it. */
export interface Check {
  name: string
  /** Tables and functions it covers: the mutation run starts with the mutant's. */
  about: readonly string[]
  run(db: Db): Promise<void>
}
