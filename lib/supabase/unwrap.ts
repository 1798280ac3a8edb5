/** An error from PostgREST or from the client's fetch, with its code (23505, PGRST116 …). */
export class SupabaseError extends Error {
  override name = 'SupabaseError'
  readonly code: string | undefined
  readonly status: number | undefined

  constructor(message: string, code?: string, status?: number) {
    super(message)
    this.code = code
    this.status = status
  }
}

export interface Result<T> {
  data: T
  error: { message: string; code?: string } | null
  status?: number
}

/** The data of a response. Throws the error that the client would return. */
export function unwrap<T>(result: Result<T>): NonNullable<T> {
  throwIfFailed(result)
  if (result.data === null || result.data === undefined)
    throw new SupabaseError('No data in answer')
  return result.data
}

/** For reads where no row is valid (`maybeSingle`). */
export function unwrapMaybe<T>(result: Result<T>): T {
  throwIfFailed(result)
  return result.data
}

/** For a head request with `count: 'exact'`. */
export function unwrapCount(result: Result<unknown> & { count: number | null }): number {
  throwIfFailed(result)
  if (result.count === null) throw new SupabaseError('No count in answer')
  return result.count
}

/** For writes without a returned row. */
export function throwIfFailed(result: { error: Result<unknown>['error']; status?: number }): void {
  if (result.error) {
    throw new SupabaseError(result.error.message, result.error.code, result.status)
  }
}
