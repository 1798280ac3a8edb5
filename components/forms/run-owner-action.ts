import type { ActionState } from '@/lib/action-state'
import { dialogClosed, reauthenticate } from './reauthenticate'
import { type Action, runAction } from './run-action'

/**
 * As runAction. Where the session has ended, a dialog signs in over the page and the call is sent
 * once more; when cancelled, its code is 'signed-out'.
 * @param isQueued one of many calls that follow each other, as of uploads
 */
export async function runOwnerAction<T>(
  action: Action<T>,
  input: unknown,
  failure: string,
  isQueued = false,
): Promise<ActionState<T>> {
  await dialogClosed()
  const answer = await runAction(action, input, failure)
  if (answer.code !== 'signed-out' || !(await reauthenticate(isQueued))) return answer
  return runAction(action, input, failure)
}
