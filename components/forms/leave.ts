/**
 * Loads another document in place of this one. Never resolves, so that whatever waits for it stays
 * pending until this document is gone.
 */
export function leaveTo(path: string): Promise<never> {
  window.location.replace(path)
  return new Promise(() => {})
}
