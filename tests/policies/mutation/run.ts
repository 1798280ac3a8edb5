import type { Check } from '../check.ts'
import { checks } from '../checks/all.ts'
import type { Db } from '../database.ts'
import type { Mutant } from './mutant.ts'

/** Puts checks about the mutant's subjects first. */
function inOrder({ about }: Mutant): Check[] {
  const rank = (check: Check) => {
    const found = about.findIndex((subject) => check.about.includes(subject))
    return found < 0 ? about.length : found
  }
  return checks
    .map((check) => ({ check, rank: rank(check) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ check }) => check)
}

const fails = (db: Db, check: Check) =>
  db
    .undone(() => check.run(db))
    .then(
      () => false,
      () => true,
    )

/** The first check that detects the mutant; undefined when it survives all. */
export async function killerOf(db: Db, mutant: Mutant): Promise<string | undefined> {
  let killer: string | undefined
  await db.undone(async () => {
    await db.exec(mutant.sql)
    for (const check of inOrder(mutant)) {
      if (!(await fails(db, check))) continue
      killer = check.name
      return
    }
  })
  return killer
}
