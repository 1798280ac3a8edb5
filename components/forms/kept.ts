/** Where the fields of a form wait while their owner signs in again; gone with the tab. */
export const KEPT = 'kept-fields'

/** Asked by every form, so that only those that need it load the rest. */
export function hasKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null
  } catch {
    return false
  }
}
