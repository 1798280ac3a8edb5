'use client'

import { type ComponentProps, useState } from 'react'
import { Field, type TextField } from './field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>

/** Can show what was typed; only for forms of which nothing is kept as a draft. */
export function PasswordField({ name, label, required, hint, error, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field name={name} label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${control.className} pr-20`}
          />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            className="tap absolute inset-y-0 right-0 px-4 text-base underline underline-offset-4 hover:text-brick"
          >
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> what you typed</span>
          </button>
        </div>
      )}
    </Field>
  )
}
