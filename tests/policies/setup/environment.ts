import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { TestEnvironment } from 'jest-environment-node'

/** Passes PGlite into Jest: it imports parts of itself at run time, which Jest's module loader cannot do. */
export default class PgliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    this.global.loadPglite = (snapshot) =>
      PGlite.create({ loadDataDir: new Blob([snapshot]), extensions: { pg_trgm } })
  }
}
