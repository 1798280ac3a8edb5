/** Dispatched on the window before a page is replaced: unsaved work is not asked about. */
export const LEAVING = 'app:leaving'

/**
 * Loads another document in place of this one. Never resolves, so that whatever waits for it stays
 * pending until this document is gone.
 */
export function leaveTo(path: string): Promise<never> {
  window.dispatchEvent(new Event(LEAVING))
  window.location.replace(path)
  return new Promise(() => {})
}
