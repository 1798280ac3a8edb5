/**
 * Gaps of @supabase/lite: it prints every refused query with its stack, and replaces process.emitWarning
 * with a function that breaks on Error objects. Delete when it does neither.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Handler } from './http.ts'

const printed = new AsyncLocalStorage<unknown[]>()
const print = console.error
console.error = (...args: unknown[]) => {
  const kept = printed.getStore()
  if (kept) kept.push(...args)
  else print(...args)
}

/** Refusals go to the client alone; what the library could not handle becomes one line. */
export function withManners(handle: Handler): Handler {
  return (request) =>
    printed.run([], async () => {
      const response = await handle(request)
      const reason = printed.getStore()?.find((entry) => entry instanceof Error)
      if (response.status >= 500) {
        print(
          `${request.method} ${new URL(request.url).pathname}: ${reason?.message ?? response.status}`,
        )
      }
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
