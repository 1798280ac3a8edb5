import {
  clockChange,
  DAY,
  isIn,
  MINUTE,
  onTheWall,
  readRow,
  type Span,
  week,
} from '@/tests/unit/opening-week'
import { dose, tell } from '@/tools/test-runner/dose'
import { localBusiness } from '../seo/local-business'
import { formatDay } from './hours'
import { isOpenAt } from './opening'

const years = Array.from({ length: dose(2, 20) }, (_, index) => 2026 + index)
const changes = years.flatMap((year) => [clockChange(year, 2), clockChange(year, 9)])

/** Open minutes of each day, as search engines read them. */
function readJsonLd(): Map<string, Span> {
  const specification = localBusiness(null, week).openingHoursSpecification as {
    dayOfWeek: string
    opens: string
    closes: string
  }[]
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return new Map(
    specification.map(({ dayOfWeek, opens, closes }) => [
      dayOfWeek.replace('https://schema.org/', ''),
      [minutes(opens), minutes(closes)],
    ]),
  )
}

test('‘open now’ and JSON-LD agree with the table in every minute around both clock changes', () => {
  const rows = week.map((day) => readRow(formatDay(day)))
  const told = readJsonLd()
  const wrong: string[] = []
  let minutes = 0
  for (const change of changes) {
    for (let moment = change - 4 * DAY; moment < change + 4 * DAY; moment += MINUTE) {
      const wall = onTheWall(moment)
      const byTable = isIn(rows[wall.day] ?? [0, 0], wall.minutes)
      const byEngines = isIn(told.get(week[wall.day]?.day ?? '') ?? [0, 0], wall.minutes)
      const byBrowser = isOpenAt(week, new Date(moment))
      if (byBrowser !== byTable || byEngines !== byTable) wrong.push(new Date(moment).toISOString())
      minutes++
    }
  }
  expect(wrong).toEqual([])
  tell({
    row: 'weekly hours, both clock changes included',
    did: `${minutes.toLocaleString('en-GB')} minutes around ${changes.length} clock changes`,
    found: '‘open now’ and JSON-LD agree with the table in each',
  })
})
