'use client'

import { ActionForm, FormMessage } from '@/components/forms/action-form'
import { leaveTo } from '@/components/forms/leave'
import { SubmitButton } from '@/components/forms/submit-button'
import type { ActionState } from '@/lib/action-state'
import { confirmLink } from '@/lib/auth/actions'
import { routes } from '@/lib/routes'

/** Mail scanners open links: only the press of a button uses one up. */
export function ConfirmLinkForm() {
  return (
    <ActionForm
      action={confirmLink}
      failure="This link could not be confirmed. Please try again."
      complete={(form) => {
        const query = new URLSearchParams(window.location.search)
        for (const name of ['token_hash', 'type', 'redirect_to'])
          form.set(name, query.get(name) ?? '')
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
          {isHalfConfirmed(state) ? (
            <p className="rounded-control border-moss border-l-4 bg-moss-tint px-4 py-3">
              {state.message}
            </p>
          ) : (
            <div className="flex flex-wrap items-center gap-5">
              <SubmitButton pending={pending} busy="Confirming...">
                Confirm
              </SubmitButton>
              {state.status === 'error' && <NewLink />}
            </div>
          )}
        </>
      )}
    </ActionForm>
  )
}

/** Asked for where a password is forgotten, or signed in where the address is changed. */
function NewLink() {
  const isChange = new URLSearchParams(window.location.search).get('type') === 'email_change'
  return (
    <a
      href={isChange ? routes.settings : routes.signIn}
      className="tap inline-flex items-center font-semibold underline underline-offset-4 hover:text-brick"
    >
      Ask for a new link
    </a>
  )
}

/** The other address has yet to confirm; this link is used up. */
const isHalfConfirmed = ({ status, message }: ActionState) =>
  status === 'success' && message !== undefined
