'use client'

import { useSyncExternalStore } from 'react'
import { classNames } from '@/components/ui/class-names'
import { type DayHours, isOpenAt, londonTime } from '@/lib/profile/opening'

interface OpeningHoursProps {
  days: (DayHours & { day: string; text: string })[]
  note: string | null
}

/** Marks today and 'open now' by the visitor's clock, since the page is cached. */
export function OpeningHours({ days, note }: OpeningHoursProps) {
  const now = useNow()
  const today = now && londonTime(now).day
  const open = now && isOpenAt(days, now)
  return (
    <div>
      {/* Keeps its height while empty. */}
      <p className="min-h-7 font-semibold">
        {now && (
          <span className={open ? 'text-moss' : 'text-slate'}>
            {open ? 'Open now' : 'Closed now'}
          </span>
        )}
      </p>
      <table className="-mx-2 mt-2 w-[calc(100%+1rem)]">
        <caption className="sr-only">Weekly opening hours</caption>
        <tbody>
          {days.map(({ day, text }, index) => (
            <tr
              key={day}
              aria-current={index === today ? 'date' : undefined}
              className={classNames(
                'border-bar border-t last:border-b',
                index === today && 'bg-glass font-semibold',
              )}
            >
              <th
                scope="row"
                className={classNames('py-2 pr-3 pl-2 text-left', index !== today && 'font-normal')}
              >
                {day}
                {index === today && <span className="sr-only"> (today)</span>}
              </th>
              <td className="whitespace-nowrap py-2 pr-2 text-right tabular-nums">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-3 text-slate">{note}</p>}
    </div>
  )
}

/** The time by the visitor's clock, to the minute; null in the HTML, which is cached. */
function useNow(): Date | null {
  const now = useSyncExternalStore<number | null>(watchClock, minute, () => null)
  return now === null ? null : new Date(now * 60_000)
}

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, 5_000)
  // A phone shows the right time when it wakes.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const minute = () => Math.floor(Date.now() / 60_000)
