import { flashText } from '@/lib/flash'
import { signInFrom } from '@/lib/routes'
import { LEAVING } from './kept'
import { leaveTo } from './leave'

/** To the sign-in page and back here; the message is told there. */
export function signInAgain(message?: string): Promise<never> {
  if (message) leaveFlash(message)
  window.dispatchEvent(new Event(LEAVING))
  const { pathname, search, hash } = window.location
  return leaveTo(signInFrom(pathname + search + hash))
}

function leaveFlash(message: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = flashText({ kind: 'error', message })
}
