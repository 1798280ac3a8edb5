'use client'

import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Select } from '@/components/forms/select'
import { Button } from '@/components/ui/button'
import { Modal, ModalAnswers } from '@/components/ui/modal'

interface CopyHoursProps {
  days: readonly string[]
  onCopy: (from: string, to: string[]) => void
}

/** Gives other days the hours of one. */
export function CopyHours({ days, onCopy }: CopyHoursProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="quiet"
        className="min-h-11! px-4! text-base"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        Copy to other days…
      </Button>
      {isOpen &&
        // Outside the form, which Enter would send.
        createPortal(
          <CopyDialog
            days={days}
            onCancel={close}
            onCopy={(from, to) => {
              onCopy(from, to)
              close()
            }}
          />,
          document.body,
        )}
    </>
  )
}

function CopyDialog({ days, onCopy, onCancel }: CopyHoursProps & { onCancel: () => void }) {
  const field = useId()
  const [from, setFrom] = useState(days[0] ?? '')
  const [ticked, setTicked] = useState<readonly string[]>(days.slice(1, 5))
  const others = days.filter((day) => day !== from)
  const to = others.filter((day) => ticked.includes(day))
  return (
    <Modal
      title="Copy hours"
      message="Tick the days that get the same hours. Nothing is saved yet."
      onCancel={onCancel}
    >
      <div className="grid gap-4 px-6 pb-6">
        <div className="grid gap-1.5">
          <label htmlFor={field} className="font-semibold">
            Copy from
          </label>
          <Select
            id={field}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            className="min-h-12 rounded-control border border-control bg-white px-3.5"
          >
            {days.map((day) => (
              <option key={day}>{day}</option>
            ))}
          </Select>
        </div>
        <fieldset>
          <legend className="font-semibold">Copy to</legend>
          <div className="mt-1 grid grid-cols-2">
            {others.map((day) => (
              <label key={day} className="tap flex cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={ticked.includes(day)}
                  onChange={({ target }) =>
                    setTicked(
                      target.checked ? [...ticked, day] : ticked.filter((each) => each !== day),
                    )
                  }
                  className="size-5 accent-brick"
                />
                {day}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <ModalAnswers>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={to.length === 0} onClick={() => onCopy(from, to)}>
          Copy
        </Button>
      </ModalAnswers>
    </Modal>
  )
}
