/** Where what was typed or pressed waits while its owner signs in again; gone with the tab. */
export const KEPT = 'kept-fields'

/** Asked by every form, so that only those that need it load the rest. */
export function hasKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null
  } catch {
    return false
  }
}

/** Said on the window before a page is left by itself: nobody is to be asked whether it may be. */
export const LEAVING = 'app:leaving'
