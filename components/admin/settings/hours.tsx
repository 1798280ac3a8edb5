'use client'

import { useId, useRef } from 'react'
import { toast } from '@/components/ui/toast'
import { type BusinessDay, type BusinessHours, dayFields } from '@/lib/profile/hours'
import { CopyHours } from './copy-hours'
import { useFieldErrors } from './form'

/** The weekly hours, Monday first. The fields hold the state; a closed day keeps its times unseen. */
export function SettingsHours({ days }: { days: BusinessHours }) {
  const errors = useFieldErrors()
  const titleId = useId()
  const fields = useRef<HTMLFieldSetElement>(null)
  const copy = (from: string, to: string[]) => {
    const input = (name: string) =>
      fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    const source = dayFields(from)
    for (const day of to) {
      const names = dayFields(day)
      for (const part of ['isOpen', 'openTime', 'closeTime'] as const) {
        const [copied, target] = [input(source[part]), input(names[part])]
        if (copied && target) {
          Object.assign(target, { value: copied.value, checked: copied.checked })
        }
      }
    }
    // Counts as a change, like typing.
    fields.current?.dispatchEvent(new Event('input', { bubbles: true }))
    toast({ kind: 'success', message: `Copied ${from} to ${to.join(', ')}. Save to publish.` })
  }
  return (
    <fieldset ref={fields} aria-labelledby={titleId} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={titleId} className="font-semibold">
          Business hours
        </p>
        <CopyHours days={days.map(({ day }) => day)} onCopy={copy} />
      </div>
      <ul className="mt-3 border-bar border-b">
        {days.map((day, index) => {
          // As the schema names them.
          const path = `business_hours.${index}`
          const error = errors[`${path}.openTime`] ?? errors[`${path}.closeTime`]
          return <DayRow key={day.day} day={day} error={error} />
        })}
      </ul>
    </fieldset>
  )
}

const timeClass =
  'min-h-11 w-full min-w-0 rounded-control border border-control bg-white px-2 py-1.5 text-base even-digits aria-invalid:border-2 aria-invalid:border-brick'

function DayRow({ day, error }: { day: BusinessDay; error?: string }) {
  const names = dayFields(day.day)
  const noteId = useId()
  const time = {
    type: 'time',
    className: timeClass,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? noteId : undefined,
  } as const
  return (
    <li className="group border-bar border-t py-2">
      <div className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 sm:grid-cols-[6.5rem_auto_1fr]">
        <span>{day.day}</span>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            name={names.isOpen}
            defaultChecked={day.isOpen}
            aria-label={`${day.day} open`}
            className="peer sr-only"
          />
          <span
            aria-hidden="true"
            className="relative h-6 w-11 shrink-0 rounded-full bg-control outline-offset-2 transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-white before:transition-transform before:duration-150 peer-checked:bg-moss peer-checked:before:translate-x-5 peer-focus-visible:outline-3 peer-focus-visible:outline-brick"
          />
          <span aria-hidden="true" className="w-14 text-slate group-has-checked:hidden">
            Closed
          </span>
          <span aria-hidden="true" className="hidden w-14 group-has-checked:inline">
            Open
          </span>
        </label>
        <div className="hidden grid-cols-[1fr_auto_1fr] items-center gap-2 group-has-checked:grid max-sm:col-span-2 sm:w-80 sm:justify-self-end">
          <input
            {...time}
            name={names.openTime}
            defaultValue={day.openTime}
            aria-label={`${day.day} from`}
          />
          <span aria-hidden="true" className="text-slate">
            to
          </span>
          <input
            {...time}
            name={names.closeTime}
            defaultValue={day.closeTime}
            aria-label={`${day.day} to`}
          />
        </div>
      </div>
      {error && (
        <p id={noteId} className="mt-1 text-base text-brick sm:text-right">
          {error}
        </p>
      )}
    </li>
  )
}
