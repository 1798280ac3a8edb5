'use client'

import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import { changeEmail } from '@/lib/auth/account-actions'
import { CurrentPassword, Username } from './current-password'
import { cardClass } from './group'
import { SettingsSave } from './save'

/** The address one signs in with; it changes once both addresses have confirmed. */
export function EmailForm({ current }: { current: string }) {
  return (
    <ActionForm
      action={changeEmail}
      failure="Failed to update email"
      className={cardClass}
      label="Sign-in email"
    >
      {(state, pending) => (
        <>
          <h3 className="font-semibold text-lg">Sign-in email</h3>
          <p className="text-base text-slate">
            You sign in as <strong className="text-anthracite">{current}</strong>. To change it,
            open the links we send to your old and new address.
          </p>
          <Username email={current} />
          <TextField
            name="email"
            label="New email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            spellCheck={false}
            error={state.fieldErrors?.email}
          />
          <CurrentPassword error={state.fieldErrors?.current_password} />
          <SettingsSave state={state} pending={pending} busy="Sending..." done="Email sent">
            Update email
          </SettingsSave>
        </>
      )}
    </ActionForm>
  )
}
