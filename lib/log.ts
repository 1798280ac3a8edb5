type Level = 'info' | 'error'

/** One line of JSON an event, for the host's log search. Never with a query string or a body: those hold names. */
export function logLine(level: Level, event: string, facts: Record<string, unknown>): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }))
}

/** A failure that was answered all the same: its cause on the same line, addresses of people masked. */
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

/** The path alone: a query may carry where somebody goes next, or the token of a mail's link. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}

/**
 * What the error page shows for the owner to quote, and the log keeps beside the cause. Next gives an
 * error of the server one before it reaches a browser, without its message.
 */
export function referenceOf(error: unknown): string | undefined {
  const digest = typeof error === 'object' && error !== null && 'digest' in error && error.digest
  return typeof digest === 'string' && /^[\w@.:-]{1,64}$/.test(digest) ? digest : undefined
}
