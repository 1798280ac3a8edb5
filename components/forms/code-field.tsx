import type { Ref } from 'react'
import { TextField } from './field'

/** Six digits of an authenticator app; phones offer to fill them in. */
export function CodeField({ error, ref }: { error?: string; ref?: Ref<HTMLInputElement> }) {
  return (
    <TextField
      ref={ref}
      name="code"
      label="Code from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      spellCheck={false}
      required
      hint="Six digits; a new code appears every half minute"
      error={error}
    />
  )
}
