import { TextField } from '@/components/forms/field'

/** Password managers want to know whose password it is. */
export function Username({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  )
}

export function CurrentPassword({ error }: { error: string | undefined }) {
  return (
    <TextField
      name="current_password"
      label="Current password"
      type="password"
      required
      autoComplete="current-password"
      error={error}
    />
  )
}
