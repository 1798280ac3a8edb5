'use client'

import { type FormEvent, useId, useRef, useState } from 'react'
import { Field, TextField } from '@/components/forms/field'
import { runAction } from '@/components/forms/run-action'
import { Select } from '@/components/forms/select'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { type ActionState, idle } from '@/lib/action-state'
import { addEnquiryDetails } from '@/lib/enquiries/actions'
import { BAD_POSTCODE, bestTimes, toPostcode } from '@/lib/enquiries/follow-up'

const FAILED = "We couldn't save this. Please try again."
/** Longer than the server waits for the database. */
const TIMEOUT_MS = 15_000

/** Postcode and best time to call. What was typed stays, saved or not. */
export function FollowUpDetails({ token }: { token: string }) {
  const [state, setState] = useState<ActionState>(idle)
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const label = useId()
  const { fieldErrors = {} } = state

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const fields = new FormData(form.current ?? undefined)
    const postcode = String(fields.get('postcode') ?? '').trim()
    const bestTime = String(fields.get('bestTime') ?? '')
    if (postcode && !toPostcode(postcode)) {
      setState({ status: 'error', fieldErrors: { postcode: BAD_POSTCODE } })
      form.current?.querySelector<HTMLElement>('[name=postcode]')?.focus()
      return
    }
    setSaving(true)
    setState(idle)
    const late = new Promise<ActionState>((resolve) =>
      setTimeout(resolve, TIMEOUT_MS, { status: 'error', message: FAILED }),
    )
    const saving = runAction(addEnquiryDetails, { token, postcode, bestTime }, FAILED)
    setState(await Promise.race([saving, late]))
    setSaving(false)
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={label}
      className="mt-8 border-bar border-t pt-6"
      onSubmit={save}
      onInput={() => setState(idle)}
    >
      <h4 id={label} className="font-semibold text-lg">
        Where and when
      </h4>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        <TextField
          name="postcode"
          label="Postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={20}
          error={fieldErrors.postcode}
        />
        <Field name="bestTime" label="Best time to call" error={fieldErrors.bestTime}>
          {(control) => (
            <Select {...control} defaultValue="">
              <option value="">No preference</option>
              {bestTimes.map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={isSaving || undefined}
          className="max-sm:w-full"
        >
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        <p
          role="status"
          className={classNames(
            'font-semibold',
            state.status === 'error' ? 'text-brick' : 'text-moss',
          )}
        >
          {state.message}
        </p>
      </div>
    </form>
  )
}
