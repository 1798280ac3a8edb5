type Level = 'info' | 'error'

/** One line of JSON per event, for the host's log search. Never with a query string or a body: those hold names. */
export function logLine(level: Level, event: string, facts: Record<string, unknown>): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }))
}

/** Logs the cause of a handled failure on one line, with e-mail addresses masked. */
export function logFailure(
  event: string,
  error: unknown,
  facts: Record<string, unknown> = {},
): void {
  logLine('error', event, { ...facts, ...causeOf(error) })
}

function causeOf(error: unknown): Record<string, unknown> {
  const { name, message, code, status, stack } = Object(error) as Partial<
    Record<'name' | 'message' | 'code' | 'status' | 'stack', unknown>
  >
  return { name, message: masked(message ?? error), code, status, stack: stack && masked(stack) }
}

const masked = (text: unknown) => String(text).replace(/[^\s@<>"']+@[^\s@<>"']+/g, '***@***')

/** The path only: a query may hold a destination or a mail link's token. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}

/**
 * The reference that the error page shows and the log keeps beside the cause. Next adds it to a server
 * error before the browser gets it without its message.
 */
export function referenceOf(error: unknown): string | undefined {
  const digest = typeof error === 'object' && error !== null && 'digest' in error && error.digest
  return typeof digest === 'string' && /^[\w@.:-]{1,64}$/.test(digest) ? digest : undefined
}
