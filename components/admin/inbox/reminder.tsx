'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/british-time'
import { remindOfEnquiry } from '@/lib/enquiries/actions'
import { useMessageChange } from './use-message-change'

interface ReminderProps {
  id: string
  /** The day as YYYY-MM-DD. */
  day: string | null
  today: string
}

/** 'Remind me' on a day; from that day on the message stands on top of the inbox. */
export function Reminder({ id, day, today }: ReminderProps) {
  const [pending, startTransition] = useTransition()
  const change = useMessageChange()
  const remind = (remind_on: string | null) =>
    startTransition(() =>
      change({
        action: remindOfEnquiry,
        input: { id, remind_on },
        failure: 'Failed to set the reminder',
        toastId: `reminder-${id}`,
      }),
    )

  if (day) {
    return (
      <div className="grid gap-2 text-base">
        <p className={day <= today ? 'font-semibold text-brick' : undefined}>
          {day === today
            ? 'Due today'
            : `${day < today ? 'Due since' : 'Reminder on'} ${formatDay(day)}`}
        </p>
        <Button variant="quiet" onClick={() => remind(null)} disabled={pending}>
          Remove reminder
        </Button>
      </div>
    )
  }
  return (
    <form
      className="grid gap-2 text-base"
      action={(fields) => remind(String(fields.get('day') || '') || null)}
    >
      <label className="grid gap-1.5 font-semibold">
        Remind me on
        <input
          type="date"
          name="day"
          min={today}
          required
          className="min-h-12 w-full rounded-control border border-control bg-white px-3.5 font-normal"
        />
      </label>
      <Button type="submit" variant="quiet" disabled={pending}>
        Remind me
      </Button>
    </form>
  )
}
