/** What a form knows about its last submission. Free of server code: client components read it. */
export interface ActionState<T = unknown> {
  status: 'idle' | 'success' | 'error'
  /** For a toast or a line above the form. */
  message?: string
  /** First problem of each field, by the field's name. */
  fieldErrors?: Record<string, string>
  data?: T
  /** What callers tell refusals apart by. */
  code?: 'conflict' | 'deleted'
  /** With 'conflict': what is stored by now, by the field's name; null where the field's subject is gone. */
  stored?: Record<string, string | null>
  /** Nobody is signed in any more: the form keeps what was typed and leads to the sign-in page. */
  signedOut?: true
}

export const idle: ActionState<never> = { status: 'idle' }
