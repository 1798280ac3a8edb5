'use client'

import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import { changePassword } from '@/lib/auth/account-actions'
import { MIN_PASSWORD_LENGTH } from '@/lib/auth/schema'
import { CurrentPassword, Username } from './current-password'
import { cardClass } from './group'
import { SettingsSave } from './save'

interface PasswordFormProps {
  email: string
  /** The current one was forgotten, and a link from a mail opened this session. */
  recovering: boolean
}

export function PasswordForm({ email, recovering }: PasswordFormProps) {
  return (
    <ActionForm
      action={changePassword}
      failure="Failed to update password"
      className={cardClass}
      label="Password"
    >
      {(state, pending) => (
        <>
          <h3 id="password" className="scroll-mt-8 font-semibold text-lg">
            Password
          </h3>
          <p className="text-base text-slate">
            {recovering
              ? 'Please choose a new password now. '
              : `At least ${MIN_PASSWORD_LENGTH} characters. `}
            Changing it signs out your other devices.
          </p>
          <Username email={email} />
          <PasswordFields recovering={recovering} errors={state.fieldErrors ?? {}} />
          <SettingsSave state={state} pending={pending}>
            Update password
          </SettingsSave>
        </>
      )}
    </ActionForm>
  )
}

function PasswordFields({
  recovering,
  errors,
}: {
  recovering: boolean
  errors: Record<string, string>
}) {
  return (
    <>
      {!recovering && <CurrentPassword error={errors.current_password} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="new_password"
          label="New password"
          type="password"
          required
          minLength={MIN_PASSWORD_LENGTH}
          autoComplete="new-password"
          error={errors.new_password}
        />
        <TextField
          name="confirm_password"
          label="Confirm new password"
          type="password"
          required
          autoComplete="new-password"
          error={errors.confirm_password}
        />
      </div>
    </>
  )
}
