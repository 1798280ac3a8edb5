'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CodeField } from '@/components/forms/code-field'
import { TextField } from '@/components/forms/field'
import { leaveTo } from '@/components/forms/leave'
import { SIGNED_OUT_TOAST, settleSignIn } from '@/components/forms/reauthenticate'
import { runAction } from '@/components/forms/run-action'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button'
import { Modal, ModalAnswers } from '@/components/ui/modal'
import { toast } from '@/components/ui/toast'
import { signIn } from '@/lib/auth/actions'
import { enterSignInCode } from '@/lib/auth/factor/actions'
import { readOwner } from '@/lib/auth/read-owner'
import { takeFlash } from '@/lib/flash'
import { routes } from '@/lib/routes'
import { HINT_EVENT } from '@/lib/signed-in-hint'

export interface PageOwner {
  id: string
  /** Empty where the page does not know it. */
  email: string
}

const FAILURE = 'Failed to sign in. We could not reach the sign-in service. Please try again.'

/** Signs in without leaving the page: the password, then a code where there is a second factor. */
export function SignInDialog({ owner: current }: { owner: PageOwner }) {
  // Signing in refreshes the page, perhaps for another owner.
  const [owner] = useState(current)
  const { pending, problem, asksCode, submit, cancel } = useSignIn(owner)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const first = asksCode ? code : owner.email ? password : email
    first.current?.focus()
  }, [owner, asksCode])
  useEffect(() => {
    if (!problem) return
    const secret = code.current ?? password.current
    secret?.focus()
    secret?.select()
  }, [problem])

  return (
    <Modal
      title="You've been signed out"
      message={asksCode ? 'Enter your code to carry on.' : 'Sign in to carry on.'}
      onCancel={cancel}
    >
      <form onSubmit={submit} aria-label="Sign in">
        <div className="grid gap-5 px-6 pb-6">
          {asksCode ? (
            <CodeField ref={code} error={problem?.message} />
          ) : (
            <>
              <TextField
                ref={email}
                name="email"
                label="Email"
                type="email"
                autoComplete="username"
                required
                spellCheck={false}
                defaultValue={owner.email}
              />
              <TextField
                ref={password}
                name="password"
                label="Password"
                type="password"
                autoComplete="current-password"
                required
                error={problem?.message}
              />
              <a
                href={routes.signIn}
                target="_blank"
                rel="noreferrer"
                className="tap inline-flex items-center justify-self-start font-semibold underline underline-offset-4 hover:text-brick"
              >
                Forgotten your password?
                <span className="sr-only"> Opens in a new tab</span>
              </a>
            </>
          )}
        </div>
        <ModalAnswers>
          <Button variant="secondary" onClick={cancel} disabled={pending}>
            Cancel
          </Button>
          <SubmitButton pending={pending} busy="Signing in...">
            Sign in
          </SubmitButton>
        </ModalAnswers>
      </form>
    </Modal>
  )
}

function useSignIn(owner: PageOwner) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ message: string }>()
  const [asksCode, setAsksCode] = useState(false)
  const isCancelled = useRef(false)

  const signedIn = (userId: string) => {
    if (userId !== owner.id) {
      // Cancel no longer lets a call through.
      setPending(true)
      return loadForOtherAccount()
    }
    const flash = takeFlash()
    if (flash) toast({ ...flash, id: SIGNED_OUT_TOAST })
    window.dispatchEvent(new Event(HINT_EVENT))
    settleSignIn(true)
  }

  // A form action would not show its result before the calls that wait for it end.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const fields = new FormData(event.currentTarget)
    const answer = asksCode
      ? await runAction(enterSignInCode, fields, FAILURE)
      : await runAction(signIn, fields, FAILURE)
    const { data, message, fieldErrors } = answer
    const isHalf = !!data && 'asksCode' in data && data.asksCode === true
    if (data && !isHalf) return signedIn(data.userId)
    if (isCancelled.current) return settleSignIn(false)
    setPending(false)
    // Where the session meanwhile ended, it starts with the password again.
    if (isHalf || answer.code === 'signed-out') setAsksCode(isHalf)
    const failed = fieldErrors?.code ?? message ?? fieldErrors?.form ?? FAILURE
    setProblem(isHalf ? undefined : { message: failed })
  }

  const cancel = () => {
    // Until the answer is here, nobody knows whose session the next call would use.
    isCancelled.current = true
    if (!pending) settleSignIn(false)
  }

  // After a sign-in in another tab, as by a link from a mail.
  const onFocus = useEffectEvent(() => {
    readOwner()
      .then((found) => found && signedIn(found.id))
      .catch(console.error)
  })
  useEffect(() => {
    const listener = () => onFocus()
    window.addEventListener('focus', listener)
    return () => window.removeEventListener('focus', listener)
  }, [])
  return { pending, problem, asksCode, submit, cancel }
}

/** Loads a new document, into which no browser restores what was typed. */
function loadForOtherAccount(): void {
  const { pathname, search } = window.location
  void leaveTo(pathname + search)
}
