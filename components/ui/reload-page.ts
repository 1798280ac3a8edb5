/** The same page afresh: what a new deployment serves at this address. */
export function reloadPage(): void {
  window.location.reload()
}
