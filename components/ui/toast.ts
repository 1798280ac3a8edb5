/** Requests go to a queue, so that a page needs no toast library: `Toaster` loads it. */
export interface ToastRequest {
  /** Replaces the toast with the same id. The message by default. */
  id?: string
  kind: 'success' | 'error'
  message: string
  action?: { label: string; onClick: () => void }
  /** It went without its action having been chosen. */
  onEnd?: () => void
  /** Stays until it is closed. */
  stays?: boolean
}

export const TOAST_EVENT = 'app:toast'

const pending: ToastRequest[] = []

export function toast(request: ToastRequest): void {
  pending.push(request)
  prepareToasts()
}

/** Loads the library, so that a failure of the network can be told. */
export function prepareToasts(): void {
  window.dispatchEvent(new Event(TOAST_EVENT))
}

/** Removes the requests not shown yet; the caller shows them. */
export function takeToasts(): ToastRequest[] {
  return pending.splice(0)
}

export function hasToasts(): boolean {
  return pending.length > 0
}
