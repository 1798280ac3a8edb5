'use client'

import { useEffect, useRef, useState } from 'react'
import { ActionForm, FormMessage } from '@/components/forms/action-form'
import { leaveTo } from '@/components/forms/leave'
import { SubmitButton } from '@/components/forms/submit-button'
import { confirmLink } from '@/lib/auth/actions'
import { routes } from '@/lib/routes'

/** Only a press of the button uses up the link: mail scanners open links too. */
export function ConfirmLinkForm() {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    // A second link in the same tab changes the hash only.
    const startAgain = () => setTurn((before) => before + 1)
    window.addEventListener('hashchange', startAgain)
    return () => window.removeEventListener('hashchange', startAgain)
  }, [])
  return <LinkForm key={turn} />
}

/** From after the #, which browsers send to no server. */
const linkParts = () => new URLSearchParams(window.location.hash.slice(1))

function LinkForm() {
  return (
    <ActionForm
      action={confirmLink}
      failure="We couldn't confirm this link. Please try again."
      showsAnswer
      complete={(form) => {
        const parts = linkParts()
        for (const name of ['token_hash', 'type', 'redirect_to'])
          form.set(name, parts.get(name) ?? '')
      }}
      onSuccess={(data) => {
        if (data) return leaveTo(data.to)
        // Used up: Back must not find it.
        window.history.replaceState(null, '', window.location.pathname)
      }}
      label="Confirm"
    >
      {(state, pending) =>
        state.status === 'success' && state.message !== undefined ? (
          <HalfConfirmed message={state.message} />
        ) : (
          <>
            <h1 className="text-h1">One more step</h1>
            <p className="mt-4 mb-8 max-w-text text-lg text-slate">
              You opened a link from one of our emails. Press the button to confirm it was you.
            </p>
            <div className="grid justify-items-start gap-5">
              <FormMessage
                state={
                  state.fieldErrors
                    ? {
                        status: 'error',
                        message:
                          'Part of this link is missing. Please open it from the email again.',
                      }
                    : state
                }
              />
              <div className="flex flex-wrap items-center gap-5">
                <SubmitButton pending={pending} busy="Confirming...">
                  Confirm
                </SubmitButton>
                {state.status === 'error' && <NewLink />}
              </div>
            </div>
          </>
        )
      }
    </ActionForm>
  )
}

function NewLink() {
  const isChange = linkParts().get('type') === 'email_change'
  return (
    <a
      href={isChange ? routes.settings : routes.signIn}
      className="tap inline-flex items-center font-semibold underline underline-offset-4 hover:text-brick"
    >
      Ask for a new link
    </a>
  )
}

/** The other address has yet to confirm. */
function HalfConfirmed({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1">
        One link to go
      </h1>
      <p className="mt-4 max-w-text text-lg text-slate">{message}</p>
    </>
  )
}
