import { unstable_rethrow } from 'next/navigation'
import type { ActionState } from '@/lib/action-state'

export type Action<T> = (input: unknown) => Promise<ActionState<T>>

/**
 * Calls a server action. An answer that never comes (no network, a gateway's error page, an action
 * that a new deployment no longer knows) becomes an error state, so that what was typed stays.
 */
export async function runAction<T>(
  action: Action<T>,
  input: unknown,
  failure: string,
): Promise<ActionState<T>> {
  try {
    return await action(input)
  } catch (error) {
    unstable_rethrow(error)
    console.error(error)
    return { status: 'error', message: failure }
  }
}
