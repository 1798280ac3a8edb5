import { tell } from '@/tools/test-runner/dose'
import { type Db, openDatabase } from './database.ts'
import { access } from './mutation/access.ts'
import { equivalent } from './mutation/equivalent.ts'
import { functions } from './mutation/functions.ts'
import { rules } from './mutation/rules.ts'
import { killerOf } from './mutation/run.ts'

const kinds = Object.entries({ ...access, ...rules, functions })
const excused = new Set<string>()
const excuseFor = (name: string) => Object.keys(equivalent).find((start) => name.startsWith(start))

let db: Db
const open = async () => {
  db = await openDatabase()
}
const reopen = async () => {
  await db.close()
  await open()
}
/** After some ten thousand errors PGlite fails ("ERRORDATA_STACK_SIZE exceeded") or never answers again. */
const PER_DATABASE = 100

beforeAll(open, 60_000)
afterAll(() => db.close())
afterEach(reopen, 60_000)

test('every check passes on the unchanged database', async () => {
  expect(await killerOf(db, { name: 'nothing', about: [], sql: '' })).toBeUndefined()
}, 60_000)

const ROW = 'removing any one policy, grant or trigger makes at least one test fail'

test.each(kinds)(
  'every mutant of the %s fails a check',
  async (kind, find) => {
    const mutants = await find(db)
    expect(mutants).not.toHaveLength(0)
    const survivors: string[] = []
    for (const [index, mutant] of mutants.entries()) {
      if (index % PER_DATABASE === PER_DATABASE - 1) await reopen()
      const excuse = excuseFor(mutant.name)
      if (excuse) excused.add(excuse)
      else if (!(await killerOf(db, mutant))) survivors.push(mutant.name)
    }
    const equal = mutants.filter(({ name }) => excuseFor(name)).length
    tell({
      row: ROW,
      did: `${mutants.length} mutants of the ${kind} in the catalogue`,
      found: `${survivors.length} survived${equal ? `, ${equal} that change nothing` : ''}`,
    })
    expect(survivors).toEqual([])
  },
  300_000,
)

test('every listed equivalent mutant exists', () => {
  expect([...excused].sort()).toEqual(Object.keys(equivalent).sort())
})
