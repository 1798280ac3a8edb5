'use client'

import { useSyncExternalStore } from 'react'
import { classNames } from '@/components/ui/class-names'
import { britishClock } from '@/lib/profile/british-clock'
import { type DayHours, formatTime12, isOpenAt, nextOpening } from '@/lib/profile/opening'

type Days = (DayHours & { day: string; text: string })[]

interface OpeningHoursProps {
  days: Days
  note: string | null
}

/** Marks today and 'open now' by the visitor's clock, since the page is cached. */
export function OpeningHours({ days, note }: OpeningHoursProps) {
  const now = useNow()
  const today = now && britishClock(now).day
  return (
    <>
      {/* Keeps its height while empty. Where it is narrow it always has two lines. */}
      <OpenNow
        days={days}
        note={note}
        className={classNames(
          'flex items-baseline',
          note
            ? 'min-h-7'
            : 'min-h-14 flex-col md:max-lg:min-h-7 md:max-lg:flex-row xl:min-h-7 xl:flex-row',
        )}
      />
      <Week days={days} today={today} />
      {note && <p className="col-span-2 mt-3 text-slate">{note}</p>}
    </>
  )
}

/** 'Open now', and until when. */
export function OpenNow({ days, note, className }: OpeningHoursProps & { className: string }) {
  const now = useNow()
  return <div className={className}>{now && <Now days={days} now={now} isUsual={!note} />}</div>
}

interface NowProps {
  days: Days
  now: Date
  /** No note that could say otherwise, such as a holiday. */
  isUsual: boolean
}

function Now({ days, now, isUsual }: NowProps) {
  const open = isOpenAt(days, now)
  return (
    <>
      <p className={classNames('mr-3 whitespace-nowrap font-semibold', open && 'text-moss')}>
        <span
          aria-hidden="true"
          className={classNames('mr-2 inline-block size-2.5', open ? 'bg-moss' : 'bg-slate')}
        />
        {open ? 'Open now' : 'Closed now'}
      </p>
      {isUsual && (
        <p className="text-base text-slate">{open ? untilText(days, now) : opensText(days, now)}</p>
      )}
    </>
  )
}

function untilText(days: Days, now: Date): string {
  return `Until ${formatTime12(days[britishClock(now).day]?.closeTime ?? '')}`
}

function opensText(days: Days, now: Date): string | null {
  const next = nextOpening(days, now)
  if (!next) return null
  const dayText = next.inDays === 1 ? 'tomorrow ' : `${days[next.day]?.day} `
  return `Opens ${next.inDays === 0 ? '' : dayText}at ${formatTime12(next.time)}`
}

function Week({ days, today }: { days: Days; today: number | null }) {
  return (
    <table className="-mx-5 col-span-2 mt-2 w-[calc(100%+2.5rem)]">
      <caption className="sr-only">Weekly opening hours</caption>
      <tbody>
        {days.map(({ day, text }, index) => (
          <tr
            key={day}
            aria-current={index === today ? 'date' : undefined}
            className={classNames(
              'border-bar border-t',
              index === today && 'bg-glass font-semibold',
            )}
          >
            <th
              scope="row"
              className={classNames(
                'whitespace-nowrap py-0.5 pr-2 pl-5 text-left',
                index !== today && 'font-normal',
              )}
            >
              {day}
              {index === today && <span className="sr-only"> (today)</span>}
            </th>
            <td className="py-0.5 pr-5 pl-2 text-right even-digits">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
