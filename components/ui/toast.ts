/**
 * Toasts without shipping a toast library on every page: this asks, and `Toaster` loads the library
 * when the first one is asked for.
 */
export interface ToastRequest {
  /** Whose it is: it takes the place of the last one of the same. Its message unless told. */
  id?: string
  kind: 'success' | 'error'
  message: string
  action?: { label: string; onClick: () => void }
  /** Stays until it is closed: the page is of no use before it is answered. */
  stays?: boolean
}

export const TOAST_EVENT = 'app:toast'

const pending: ToastRequest[] = []

export function toast(request: ToastRequest): void {
  pending.push(request)
  window.dispatchEvent(new Event(TOAST_EVENT))
}

/** Whatever has been asked for and not shown yet; the one who takes it shows it. */
export function takeToasts(): ToastRequest[] {
  return pending.splice(0)
}

export function hasToasts(): boolean {
  return pending.length > 0
}
