import assert from 'node:assert/strict'
import type { Check } from '../check.ts'

const about = ['public.list_page_starts(integer,text)']
const types = [null, 'windows', 'doors', 'conservatories'] as const

interface Starts {
  total: number
  starts: [string, string][]
}

export const listPageChecks: Check[] = [
  {
    name: 'a visitor can read the page starts of all projects and of each type',
    about,
    run: async (db) => {
      const flags = { has_windows: 3, has_doors: 4, has_conservatories: 5 }
      for (const [flag, projects] of Object.entries(flags)) {
        await db.sql(`update public.projects set ${flag} = false`)
        for (let n = 0; n < projects; n += 1) {
          await db.sql(
            `insert into public.projects (user_id, title, description, location, start_date, ${flag})
             select user_id, $1, 'x', 'Roker', '2026-01-01', true from public.projects limit 1`,
            [`${flag} ${n}`],
          )
        }
      }
      for (const type of types) {
        const places = await db.sql<{ id: string }>(
          `select id from public.projects where not is_hidden ${type ? `and has_${type}` : ''} order by created_at desc, id desc`,
        )
        const [row] = await db.perform<{ found: Starts }>(
          'visitor',
          'select list_page_starts(2, $1) as found',
          [type],
        )
        assert.equal(row?.found.total, places.length)
        const firsts = places.filter((_, place) => place % 2 === 0).map(({ id }) => id)
        assert.deepEqual(
          row?.found.starts.map(([, id]) => id),
          firsts,
        )
      }
    },
  },
]
