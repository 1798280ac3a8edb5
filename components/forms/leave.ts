/** Window event before a page is replaced: do not ask about unsaved work. */
export const LEAVING = 'app:leaving'

/** Replaces this document. Never resolves, so that callers stay pending until it is gone. */
export function leaveTo(path: string): Promise<never> {
  window.dispatchEvent(new Event(LEAVING))
  window.location.replace(path)
  return new Promise(() => {})
}
