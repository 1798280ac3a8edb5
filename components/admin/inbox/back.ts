/**
 * Goes back in the browser's history where the page before this one is the list, which keeps its place.
 * @returns whether it does
 */
export function goBackTo(list: string): boolean {
  // Some supported browsers have no Navigation API.
  const history: Navigation | undefined = window.navigation
  const before = history?.entries()[(history.currentEntry?.index ?? 0) - 1]?.url
  const wanted = new URL(list, window.location.href).href
  if (!before || before.split('#')[0] !== wanted) return false
  window.history.back()
  return true
}
