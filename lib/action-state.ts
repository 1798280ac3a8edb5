/** Result of a form's last submission. Free of server code, since client components import it. */
export interface ActionState<T = unknown> {
  status: 'idle' | 'success' | 'error'
  /** Message for a toast or a line above the form. */
  message?: string
  /** First problem of each field, by the field's name. */
  fieldErrors?: Record<string, string>
  data?: T
  /**
   * Tells refusals apart. 'other-pictures': an order names others than there are. 'signed-out': the
   * session has ended. 'rejected': the file itself; 'not-arrived', 'file-gone': it must be sent again.
   */
  code?:
    | 'conflict'
    | 'deleted'
    | 'other-pictures'
    | 'signed-out'
    | 'rejected'
    | 'not-arrived'
    | 'file-gone'
  /** With 'conflict': the texts stored now, by field name; null where the field's subject is gone. */
  stored?: Record<string, string | null>
}

export const idle: ActionState<never> = { status: 'idle' }
