import 'server-only'
import { logFailure } from '@/lib/log'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'
import { writeAndRefresh } from './after-change'
import type { Pair } from './editor/draft'

const NOT_LINED_UP = ' Some photos are not lined up: open Edit Project and try again.'

/**
 * Comparisons show the lined-up versions of sets that were saved just now, whose pictures have the ids of
 * their uploads.
 * @returns what to add to the message of the save, which stands
 */
export async function lineUpSets(projectId: string, pairs: readonly Pair[]): Promise<string> {
  const client = await createSessionClient()
  let failed = 0
  for (const pair of pairs) {
    try {
      const call = client.rpc('line_up_images', {
        before: pair.beforeId,
        after: pair.afterId,
        before_upload: pair.beforeUpload,
        after_upload: pair.afterUpload,
        before_src: pair.beforeSrc,
        after_src: pair.afterSrc,
      })
      if (!unwrap(await writeAndRefresh(projectId, call))) failed += 1
    } catch (error) {
      logFailure('The photos of a set could not be lined up', error)
      failed += 1
    }
  }
  return failed > 0 ? NOT_LINED_UP : ''
}
