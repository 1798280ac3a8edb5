'use client'

import { ActionForm, FormMessage } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import { leaveTo } from '@/components/forms/leave'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { requestPasswordReset } from '@/lib/auth/account-actions'
import { signIn } from '@/lib/auth/actions'

/** Reads `next` in the browser: the page is static. */
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
          <PasswordField
            name="password"
            label="Password"
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

/** Answers the same whether there is such an account or not. */
export function ForgottenPassword() {
  return (
    <details className="-mb-3 mt-3">
      <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-brick">
        Forgotten your password?
      </summary>
      <ActionForm
        action={requestPasswordReset}
        failure="We couldn't send the email. Please try again."
        showsAnswer
        className="mt-3 grid gap-5"
        label="A link by email"
      >
        {(state, pending) => (
          <>
            <TextField
              name="email"
              label="The email you sign in with"
              type="email"
              autoComplete="username"
              required
              spellCheck={false}
              hint="We'll email you a link to choose a new password"
              error={state.fieldErrors?.email}
            />
            <FormMessage state={state} />
            <div role="status" className="empty:hidden">
              {state.status === 'success' && (
                <p className="rounded-control border-moss border-l-4 bg-moss-tint px-4 py-3">
                  {state.message}
                </p>
              )}
            </div>
            <SubmitButton pending={pending} busy="Sending..." variant="secondary">
              Send me a link
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </details>
  )
}
