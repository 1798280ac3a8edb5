import { changeEmail, changePassword } from '@/lib/auth/account-actions'
import { MIN_PASSWORD_LENGTH } from '@/lib/auth/schema'
import { saveName } from '@/lib/profile/actions'
import type { OwnSettings } from '@/lib/profile/own-profile'
import { SettingsField, SettingsForm } from './form'

/** First name, and how the company is called and registered (specification §2, Account Security). */
export function NameForm({ names }: { names: OwnSettings['names'] }) {
  return (
    <SettingsForm
      action={saveName}
      failure="Failed to update name"
      label="Name and company"
      save="Update name"
    >
      <h3 className="font-semibold text-lg">Name and company</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingsField
          name="full_name"
          label="First name"
          required
          maxLength={100}
          autoComplete="given-name"
          defaultValue={names.full_name}
        />
        <SettingsField
          name="company_name"
          label="Company name"
          maxLength={100}
          autoComplete="organization"
          defaultValue={names.company_name}
          hint="Shown on the website instead of SLW"
        />
      </div>
      <fieldset className="grid gap-5 border-bar border-t pt-5">
        <legend className="sr-only">Registered details</legend>
        <p className="text-base text-slate">
          Registered details (optional). Shown in the footer and on the privacy page.
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingsField
            name="registered_name"
            label="Registered name"
            maxLength={200}
            defaultValue={names.registered_name}
          />
          <SettingsField
            name="registered_number"
            label="Company number"
            maxLength={40}
            defaultValue={names.registered_number}
          />
        </div>
        <SettingsField
          name="registered_address"
          label="Registered address"
          maxLength={300}
          autoComplete="street-address"
          defaultValue={names.registered_address}
        />
      </fieldset>
    </SettingsForm>
  )
}

/** The address one signs in with; it changes once both addresses have confirmed. */
export function EmailForm({ current }: { current: string }) {
  return (
    <SettingsForm
      action={changeEmail}
      failure="Failed to update email"
      label="Sign-in email"
      save="Update email"
      busy="Sending..."
      done="Email sent"
    >
      <h3 className="font-semibold text-lg">Sign-in email</h3>
      <p className="text-base text-slate">
        You sign in as <strong className="text-anthracite">{current}</strong>. To change it, open
        the links we send to your old and new address.
      </p>
      <Username email={current} />
      <SettingsField
        name="email"
        label="New email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        spellCheck={false}
      />
      <CurrentPassword />
    </SettingsForm>
  )
}

interface PasswordFormProps {
  email: string
  /** The current one was forgotten, and a link from a mail opened this session. */
  recovering: boolean
}

export function PasswordForm({ email, recovering }: PasswordFormProps) {
  return (
    <SettingsForm
      action={changePassword}
      failure="Failed to update password"
      label="Password"
      save="Update password"
    >
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
      {!recovering && <CurrentPassword />}
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingsField
          name="new_password"
          label="New password"
          type="password"
          required
          minLength={MIN_PASSWORD_LENGTH}
          autoComplete="new-password"
        />
        <SettingsField
          name="confirm_password"
          label="Confirm new password"
          type="password"
          required
          autoComplete="new-password"
        />
      </div>
    </SettingsForm>
  )
}

/** Password managers want to know whose password it is. */
function Username({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  )
}

function CurrentPassword() {
  return (
    <SettingsField
      name="current_password"
      label="Current password"
      type="password"
      required
      autoComplete="current-password"
    />
  )
}
