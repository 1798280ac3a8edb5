const KEY = 'lightboxPhoto'

/** The picture that this entry of the history shows. */
export function openedPhoto(): string | null {
  const state: unknown = window.history.state
  return (state as Record<string, string> | null)?.[KEY] ?? null
}

/** Next adds what its router keeps there. The address stays: it is still the same page. */
export function pushOpened(id: string): void {
  window.history.pushState({ [KEY]: id }, '')
}
