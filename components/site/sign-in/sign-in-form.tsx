'use client'

import { ActionForm, FormMessage } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import { leaveTo } from '@/components/forms/leave'
import { SubmitButton } from '@/components/forms/submit-button'
import { signIn } from '@/lib/auth/actions'

/** Goes on to where the visitor wanted to be: the page is the same for all, so only the browser knows. */
export function SignInForm() {
  return (
    <ActionForm
      action={signIn}
      failure="Failed to sign in. We could not reach the sign-in service. Please try again."
      complete={(form) =>
        form.set('next', new URLSearchParams(window.location.search).get('next') ?? '')
      }
      onSuccess={(data) => data && leaveTo(data.to)}
      className="grid gap-5"
      label="Sign in"
    >
      {(state, pending) => (
        <>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            required
            spellCheck={false}
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            required
          />
          <FormMessage state={state} />
          <SubmitButton pending={pending} busy="Signing in...">
            Sign in
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}
