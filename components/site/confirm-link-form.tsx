'use client'

import { ActionForm, FormMessage } from '@/components/forms/action-form'
import { leaveTo } from '@/components/forms/leave'
import { SubmitButton } from '@/components/forms/submit-button'
import { confirmLink } from '@/lib/auth/actions'

/** Mail scanners open links: only the press of a button uses one up. */
export function ConfirmLinkForm() {
  return (
    <ActionForm
      action={confirmLink}
      failure="This link could not be confirmed. Please try again."
      complete={(form) => {
        const query = new URLSearchParams(window.location.search)
        form.set('token_hash', query.get('token_hash') ?? '')
        form.set('type', query.get('type') ?? '')
      }}
      onSuccess={(data) => data && leaveTo(data.to)}
      className="grid justify-items-start gap-5"
      label="Confirm"
    >
      {(state, pending) => (
        <>
          <FormMessage
            state={
              state.fieldErrors
                ? {
                    status: 'error',
                    message: 'This link is not complete. Please open it from the email again.',
                  }
                : state
            }
          />
          <SubmitButton pending={pending} busy="Confirming...">
            Confirm
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}
