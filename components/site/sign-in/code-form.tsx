'use client'

import { useEffect, useRef, useState } from 'react'
import { ActionForm, FormMessage } from '@/components/forms/action-form'
import { CodeField } from '@/components/forms/code-field'
import { leaveTo } from '@/components/forms/leave'
import { PressForm } from '@/components/forms/press-form'
import { runAction } from '@/components/forms/run-action'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { signOut } from '@/lib/auth/actions'
import { enterSignInCode } from '@/lib/auth/factor/actions'
import { routes } from '@/lib/routes'

/** Reads `next` in the browser: the page is static. */
export function CodeForm() {
  const code = useRef<HTMLInputElement>(null)
  // It is all that this page asks.
  useEffect(() => code.current?.focus(), [])
  return (
    <ActionForm
      action={enterSignInCode}
      failure="Failed to sign in. We could not reach the sign-in service. Please try again."
      complete={(form) =>
        form.set('next', new URLSearchParams(window.location.search).get('next') ?? '')
      }
      onSuccess={(data) => data && leaveTo(data.to)}
      className="grid gap-5"
      label="Enter your code"
    >
      {(state, pending) => (
        <>
          <CodeField ref={code} error={state.fieldErrors?.code} />
          {!state.fieldErrors && <FormMessage state={state} />}
          <SubmitButton pending={pending} busy="Signing in...">
            Sign in
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}

/** Gives up the session that waits for the code. */
export function StartAgain() {
  const [pending, setPending] = useState(false)
  const startAgain = async () => {
    if (pending) return
    setPending(true)
    const { status } = await runAction(signOut, {}, 'Failed to sign out')
    if (status === 'success') return leaveTo(routes.signIn)
    setPending(false)
    toast({ kind: 'error', message: 'We could not reach the website. Please try again.' })
  }
  return (
    <PressForm onPress={startAgain}>
      <Button type="submit" variant="secondary" aria-disabled={pending || undefined}>
        {pending ? 'Starting again...' : 'Start again'}
      </Button>
    </PressForm>
  )
}
