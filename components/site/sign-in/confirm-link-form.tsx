'use client'

import { useEffect, useRef, useState } from 'react'
import { ActionForm, FormMessage } from '@/components/forms/action-form'
import { leaveTo } from '@/components/forms/leave'
import { SubmitButton } from '@/components/forms/submit-button'
import { confirmLink } from '@/lib/auth/actions'
import { routes } from '@/lib/routes'

/** Mail scanners open links: only the press of a button uses one up. */
export function ConfirmLinkForm() {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    // Another link opened in this tab loads no document.
    const startAgain = () => setTurn((before) => before + 1)
    window.addEventListener('hashchange', startAgain)
    return () => window.removeEventListener('hashchange', startAgain)
  }, [])
  return <LinkForm key={turn} />
}

/** Of the link that was opened. It stands after the #, which no browser sends to any server. */
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
        // Used up; going back must not find it.
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
            <p className="mt-4 mb-8 max-w-prose text-lg text-slate">
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

/** Asked for where a password is forgotten, or signed in where the address is changed. */
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

/** The other address has yet to confirm; this link is used up. */
function HalfConfirmed({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1">
        One link to go
      </h1>
      <p className="mt-4 max-w-prose text-lg text-slate">{message}</p>
    </>
  )
}
