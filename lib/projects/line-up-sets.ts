import 'server-only'
import { logFailure } from '@/lib/log'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'
import { writeAndRefresh } from './after-change'
import type { Pair } from './editor/draft'

const NOT_LINED_UP = ' Some photos are not lined up: open Edit Project and try again.'

/** Comparisons show these two checked uploads of a set instead of its pictures, which stay. */
export async function lineUpSet(projectId: string, pair: Pair) {
  const client = await createSessionClient()
  const call = client.rpc('line_up_images', {
    before: pair.beforeId,
    after: pair.afterId,
    before_upload: pair.beforeUpload,
    after_upload: pair.afterUpload,
    before_src: pair.beforeSrc,
    after_src: pair.afterSrc,
  })
  return writeAndRefresh(projectId, call)
}

/**
 * Lines up the sets that were saved just now, whose pictures have the ids of their uploads.
 * @returns what to add to the message of the save, which stands
 */
export async function lineUpSets(projectId: string, pairs: readonly Pair[]): Promise<string> {
  let failed = 0
  for (const pair of pairs) {
    try {
      if (!unwrap(await lineUpSet(projectId, pair))) failed += 1
    } catch (error) {
      logFailure('The photos of a set could not be lined up', error)
      failed += 1
    }
  }
  return failed > 0 ? NOT_LINED_UP : ''
}
