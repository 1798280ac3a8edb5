import { runAction } from '@/components/forms/run-action'
import { discardUploads } from '@/lib/media/actions'

/** As many as one request may name; what is left then goes a day later. */
const AT_ONCE = 100

/** Takes back files that will not be saved. A failure is only logged: nobody waits for it. */
export async function discardFiles(uploadIds: readonly string[]): Promise<void> {
  const ids = [...new Set(uploadIds)].slice(0, AT_ONCE)
  if (ids.length > 0) await runAction(discardUploads, { ids }, 'Failed to remove the file')
}
