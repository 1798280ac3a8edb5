import { formatBritish } from '@/lib/british-time'

interface Week {
  start: Date
  count: number
}

const HEIGHT = 148
const TOP = 26
const BASE = HEIGHT - 26
const label = (start: Date) => formatBritish(start, 'd MMM')

/**
 * Enquiries per week as bars. Places are percentages, so that it fits any width while its text
 * keeps its size; the same figures stand in a table for those who do not see it.
 */
export function EnquiryChart({ weeks }: { weeks: Week[] }) {
  const most = Math.max(0, ...weeks.map(({ count }) => count))
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  const slot = 100 / weeks.length
  return (
    <section aria-labelledby="enquiry-chart" className="pane mb-10 px-4 pt-4 pb-3 sm:px-5">
      <h2 id="enquiry-chart" className="flex flex-wrap justify-between gap-x-4 text-lg">
        Enquiries per week
        <span className="font-normal font-sans text-base text-slate">
          {total.toLocaleString('en-GB')} in {weeks.length} weeks
        </span>
      </h2>
      <svg
        role="img"
        aria-labelledby="chart-title chart-about"
        width="100%"
        height={HEIGHT}
        className="overflow-visible"
      >
        <title id="chart-title">Enquiries per week</title>
        <desc id="chart-about">
          {`The last ${weeks.length} weeks: ${total} in all, at most ${most} in one week.`}
        </desc>
        <line x1="0" x2="100%" y1={BASE + 0.5} y2={BASE + 0.5} className="stroke-control" />
        {weeks.map(({ start, count }, index) => {
          const isNow = index === weeks.length - 1
          const height = (count / Math.max(1, most)) * (BASE - TOP)
          const middle = `${(index + 0.5) * slot}%`
          // On a phone every third label has room, counted from this week.
          const isSpare = (weeks.length - 1 - index) % 3 !== 0
          return (
            <g key={start.toISOString()}>
              <rect
                x={`${(index + 0.18) * slot}%`}
                width={`${slot * 0.64}%`}
                y={BASE - height}
                height={height}
                className={isNow ? 'fill-brick' : 'fill-slate'}
              />
              {count > 0 && (
                <text
                  x={middle}
                  y={BASE - height - 7}
                  textAnchor="middle"
                  className="fill-anthracite font-semibold text-sm even-digits"
                >
                  {count}
                </text>
              )}
              <text
                x={middle}
                y={HEIGHT - 6}
                textAnchor="middle"
                className={`fill-slate text-sm ${isSpare ? 'max-md:hidden' : ''}`}
              >
                {label(start)}
              </text>
            </g>
          )
        })}
      </svg>
      <WeekTable weeks={weeks} />
    </section>
  )
}

function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>Enquiries per week, Monday to Sunday</caption>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col">Enquiries</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ start, count }, index) => (
            <tr key={start.toISOString()}>
              <th scope="row">
                {label(start)}
                {index === weeks.length - 1 && ' (this week so far)'}
              </th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
