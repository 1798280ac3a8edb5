/**
 * Three gaps of @supabase/lite; delete each when it is closed there:
 * - it prints every refused query with its stack trace;
 * - it answers violated CHECK constraints and raised exceptions as unknown server errors;
 * - it replaces process.emitWarning with a function that breaks on Error objects.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Handler } from './http.ts'

interface DatabaseError extends Error {
  code?: string
  detail?: string
  hint?: string
}

const printed = new AsyncLocalStorage<unknown[]>()
const print = console.error
console.error = (...args: unknown[]) => {
  const held = printed.getStore()
  if (held) held.push(...args)
  else print(...args)
}

/** Sends refusals to the client only; logs an unhandled error as one line. */
export function withPlainErrors(handle: Handler): Handler {
  return (request) =>
    printed.run([], async () => {
      const response = await handle(request)
      if (response.status < 500) return response
      const reason: DatabaseError | undefined = printed
        .getStore()
        ?.find((entry) => entry instanceof Error)
      const { code, message, detail: details = null, hint = null } = reason ?? {}
      if (code?.startsWith('23') || code?.startsWith('P0')) {
        // As PostgREST: a custom error code is still a server error, with its full message.
        const status = code.startsWith('23') || code === 'P0001' ? 400 : 500
        return Response.json({ code, message, details, hint }, { status })
      }
      print(`${request.method} ${new URL(request.url).pathname}: ${message ?? response.status}`)
      return response
    })
}

export function keepWarningsHarmless(): void {
  const patched = process.emitWarning as (warning: string, ...rest: unknown[]) => void
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    if (typeof warning === 'string') patched(warning, ...rest)
    else process.emit('warning', warning)
  }
}
