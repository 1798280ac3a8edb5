/** A seam for tests: jsdom cannot navigate. */
export function reloadPage(): void {
  window.location.reload()
}
