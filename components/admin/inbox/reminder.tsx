'use client'

import { useTransition } from 'react'
import { useKeptFocus } from '@/components/admin/shell/use-kept-focus'
import type { Action } from '@/components/forms/run-action'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/british-time'
import { remindOfEnquiry, removeEnquiryReminder } from '@/lib/enquiries/actions'
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
  const box = useKeptFocus(day)
  const run = (action: Action<unknown>, input: object, failure: string) =>
    startTransition(() => change({ action, input, failure, toastId: `reminder-${id}` }))
  const remind = (fields: FormData) =>
    run(remindOfEnquiry, { id, remind_on: fields.get('day') }, 'Failed to set the reminder')
  const remove = () => run(removeEnquiryReminder, { id }, 'Failed to remove the reminder')

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for fields
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label="Reminder"
      className="text-base outline-none"
    >
      {day ? (
        <div className="grid gap-2">
          <p className={day <= today ? 'font-semibold text-brick' : undefined}>
            {day === today
              ? 'Due today'
              : `${day < today ? 'Due since' : 'Reminder on'} ${formatDay(day)}`}
          </p>
          <Button
            variant="quiet"
            onClick={pending ? undefined : remove}
            aria-disabled={pending || undefined}
          >
            Remove reminder
          </Button>
        </div>
      ) : (
        <form
          className="grid gap-2"
          action={remind}
          // React resets a form after its action; the day stays where that failed.
          onReset={(event) => event.preventDefault()}
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
          <SubmitButton variant="quiet" pending={pending} busy="Saving...">
            Remind me
          </SubmitButton>
        </form>
      )}
    </div>
  )
}
