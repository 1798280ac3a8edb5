'use client'

import { type ReactNode, useActionState, useEffect, useRef } from 'react'
import { toast } from '@/components/ui/toast'
import { type ActionState, idle } from '@/lib/action-state'
import type { Action } from './run-action'
import { runOwnerAction } from './run-owner-action'

interface ActionFormProps<T> {
  action: Action<T>
  /** Shown when no answer came. */
  failure: string
  /** The form shows the answer: no toast. */
  showsAnswer?: boolean
  /** Adds to what the fields hold. */
  complete?: (form: FormData) => void
  /** Awaited while the form stays pending. */
  onSuccess?: (data: T | undefined) => void | Promise<void>
  className?: string
  label?: string
  children: (state: ActionState<T>, pending: boolean) => ReactNode
}

/** Sends a form to an action; shows a toast, and focuses the first invalid field. */
export function ActionForm<T>(props: ActionFormProps<T>) {
  const { action, failure, showsAnswer, complete, onSuccess, className, label, children } = props
  const form = useRef<HTMLFormElement>(null)
  const isTouched = useRef(false)
  const [state, submit, pending] = useActionState<ActionState<T>, FormData>(async (_, fields) => {
    isTouched.current = false
    complete?.(fields)
    const result = await runOwnerAction(action, fields, failure)
    const message = result.message ?? result.fieldErrors?.form
    if (message && !showsAnswer)
      toast({ id: label, kind: result.status === 'success' ? 'success' : 'error', message })
    if (result.status === 'success') {
      await onSuccess?.(result.data)
      forgetPasswords(form.current)
      // The server may store what was typed in other words: the fields still differ from what is saved.
      if (form.current && !isTouched.current) form.current.dataset.saved = ''
    }
    return result
  }, idle)

  useEffect(() => {
    if (state.fieldErrors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])

  return (
    <form
      ref={form}
      action={submit}
      // React resets a form after its action; typed text stays until it is saved.
      onReset={(event) => event.preventDefault()}
      onInput={({ currentTarget }) => {
        isTouched.current = true
        delete currentTarget.dataset.saved
      }}
      className={className}
      aria-label={label}
    >
      {children(state, pending)}
    </form>
  )
}

/** Clear passwords without remounting: the focus may be there. */
function forgetPasswords(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>('[type=password]') ?? []) {
    field.value = ''
  }
}

/** The problem of the form as a whole, unless a field says it already. */
export function FormMessage({ state }: { state: ActionState }) {
  const { form, ...atFields } = state.fieldErrors ?? {}
  const message = state.status === 'error' ? (state.message ?? form) : undefined
  return (
    <div role="alert" className="empty:hidden">
      {message && !Object.values(atFields).includes(message) && (
        <p className="rounded-control border-brick border-l-4 bg-brick-tint px-4 py-3 text-brick-dark">
          {message}
        </p>
      )}
    </div>
  )
}
