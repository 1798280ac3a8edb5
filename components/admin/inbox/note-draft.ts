const key = (id: string) => `note-${id}`

/** What is not saved of a note outlives a reload and signing in again, not the tab. */
export function keptNote(id: string): string | null {
  try {
    return sessionStorage.getItem(key(id))
  } catch {
    return null
  }
}

/** @param text null once it is saved */
export function keepNote(id: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key(id))
    else sessionStorage.setItem(key(id), text)
  } catch (error) {
    console.error(error)
  }
}
