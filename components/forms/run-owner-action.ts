import type { ActionState } from '@/lib/action-state'
import type { Undone } from './kept-fields'
import { type Action, runAction } from './run-action'

/**
 * As runAction, for one press instead of a form. Where the session has ended, the sign-in page and
 * back again: there it is said that the press was in vain, and this never resolves.
 */
export async function runOwnerAction<T>(
  action: Action<T>,
  input: unknown,
  failure: string,
  also: Omit<Undone, 'message'> = {},
): Promise<ActionState<T>> {
  const answer = await runAction(action, input, failure)
  if (answer.signedOut) await repeatSignedIn(failure, answer.message, also)
  return answer
}

async function repeatSignedIn(
  failure: string,
  message?: string,
  also: Omit<Undone, 'message'> = {},
): Promise<void> {
  const keeper = await import('./kept-fields').catch((error) => console.error(error))
  const undone = { message: `${failure}. You were signed out: please try again.`, ...also }
  await keeper?.signInToRepeat(undone, message)
}
