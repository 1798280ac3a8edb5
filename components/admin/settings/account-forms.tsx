import { changeEmail, changePassword } from '@/lib/auth/account-actions'
import { MIN_PASSWORD_LENGTH } from '@/lib/auth/schema'
import { saveName } from '@/lib/profile/actions'
import { SettingsField, SettingsForm } from './form'

export function NameForm({ name }: { name: string }) {
  return (
    <SettingsForm
      action={saveName}
      failure="Failed to update name"
      label="Your name"
      save="Update name"
    >
      <SettingsField
        name="full_name"
        label="First name"
        required
        maxLength={100}
        autoComplete="given-name"
        defaultValue={name}
      />
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
      <h4 className="font-semibold">Sign-in email</h4>
      <p className="text-base text-slate">
        You sign in as <strong className="text-anthracite">{current}</strong>. To change it, open
        the links we send to your old and new addresses.
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
      <h4 id="password" className="scroll-mt-8 font-semibold">
        Password
      </h4>
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
export function Username({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  )
}

export function CurrentPassword() {
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
