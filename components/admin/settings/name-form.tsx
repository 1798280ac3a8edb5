'use client'

import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import { saveName } from '@/lib/profile/actions'
import type { OwnSettings } from '@/lib/profile/own-profile'
import { cardClass } from './group'
import { SettingsSave } from './save'

/** First name, and how the company is called and registered (specification §2, Account Security). */
export function NameForm({ names }: { names: OwnSettings['names'] }) {
  return (
    <ActionForm
      action={saveName}
      failure="Failed to update name"
      className={cardClass}
      label="Name and company"
    >
      {(state, pending) => (
        <>
          <h3 className="font-semibold text-lg">Name and company</h3>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="full_name"
              label="First name"
              required
              maxLength={100}
              autoComplete="given-name"
              defaultValue={names.full_name}
              error={state.fieldErrors?.full_name}
            />
            <TextField
              name="company_name"
              label="Company name"
              maxLength={100}
              autoComplete="organization"
              defaultValue={names.company_name}
              hint="Shown on the website instead of SLW"
              error={state.fieldErrors?.company_name}
            />
          </div>
          <RegisteredDetails names={names} errors={state.fieldErrors ?? {}} />
          <SettingsSave state={state} pending={pending}>
            Update name
          </SettingsSave>
        </>
      )}
    </ActionForm>
  )
}

function RegisteredDetails({
  names,
  errors,
}: {
  names: OwnSettings['names']
  errors: Record<string, string>
}) {
  return (
    <fieldset className="grid gap-5 border-bar border-t pt-5">
      <legend className="sr-only">Registered details</legend>
      <p className="text-base text-slate">
        Registered details (optional). Shown in the footer and on the privacy page.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="registered_name"
          label="Registered name"
          maxLength={200}
          defaultValue={names.registered_name}
          error={errors.registered_name}
        />
        <TextField
          name="registered_number"
          label="Company number"
          maxLength={40}
          defaultValue={names.registered_number}
          error={errors.registered_number}
        />
      </div>
      <TextField
        name="registered_address"
        label="Registered address"
        maxLength={300}
        autoComplete="street-address"
        defaultValue={names.registered_address}
        error={errors.registered_address}
      />
    </fieldset>
  )
}
