'use client'

import { type ReactNode, useActionState, useEffect, useRef } from 'react'
import { toast } from '@/components/ui/toast'
import { type ActionState, idle } from '@/lib/action-state'
import { hasKept } from './kept'
import { type Action, runAction } from './run-action'

interface ActionFormProps<T> {
  action: Action<T>
  /** Said when no answer came at all. */
  failure: string
  /** The form shows the answer itself, so no toast repeats it. */
  showsAnswer?: boolean
  /** Adds to what the fields hold. */
  complete?: (form: FormData) => void
  /** Awaited while the form stays pending. */
  onSuccess?: (data: T | undefined) => void | Promise<void>
  className?: string
  label?: string
  children: (state: ActionState<T>, pending: boolean) => ReactNode
}

/** A form sent to an action: pending state, toasts, and the focus on the first field that is wrong. */
export function ActionForm<T>(props: ActionFormProps<T>) {
  const { action, failure, showsAnswer, complete, onSuccess, className, label, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [state, submit, pending] = useActionState<ActionState<T>, FormData>(async (_, fields) => {
    complete?.(fields)
    const result = await runAction(action, fields, failure)
    const message = result.message ?? result.fieldErrors?.form
    if (result.signedOut && form.current) {
      const keeper = await loadKeeper()
      await keeper?.keepAndSignIn(form.current, fields, result.message)
    }
    if (message && !showsAnswer)
      toast({ id: label, kind: result.status === 'success' ? 'success' : 'error', message })
    if (result.status === 'success') {
      delete form.current?.dataset.typed
      await onSuccess?.(result.data)
      forgetPasswords(form.current)
    }
    return result
  }, idle)

  useEffect(() => {
    // Back from the sign-in page, to which an expired session led.
    const element = form.current
    if (element && hasKept()) loadKeeper().then((keeper) => keeper?.giveBack(element))
  }, [])

  useEffect(() => {
    if (state.fieldErrors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])

  return (
    <form
      ref={form}
      action={submit}
      // Kept, too, where another form or button of the page leads to the sign-in page.
      onInput={({ currentTarget }) => {
        currentTarget.dataset.typed = ''
      }}
      // React empties a form after its action; what was typed stays until it is saved and shown.
      onReset={(event) => event.preventDefault()}
      className={className}
      aria-label={label}
    >
      {children(state, pending)}
    </form>
  )
}

/** None stays in its field; emptied, not made anew, since the focus may be there. */
function forgetPasswords(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>('[type=password]') ?? []) {
    field.value = ''
  }
}

/** Undefined where it does not arrive: then what was typed stays in the form. */
function loadKeeper() {
  return import('./kept-fields').catch((error) => console.error(error))
}

/** What went wrong with the form as a whole, for a form that shows its answer. */
export function FormMessage({ state }: { state: ActionState }) {
  const message = state.status === 'error' ? (state.message ?? state.fieldErrors?.form) : undefined
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <p className="rounded-control border-brick border-l-4 bg-brick-tint px-4 py-3 text-brick-dark">
          {message}
        </p>
      )}
    </div>
  )
}
