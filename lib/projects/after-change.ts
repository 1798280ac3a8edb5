import 'server-only'
import { updateTag } from 'next/cache'
import { after } from 'next/server'
import { tags } from '@/lib/cached-read'
import { logFailure } from '@/lib/log'
import { removeQueuedFiles } from '@/lib/media/removals'
import { copySitemap } from './sitemap-copy'

/**
 * Public pages are made anew even without an answer: a reply that got lost may have been a success.
 * @param isUnchanged whether an answer says that nothing was written
 */
export async function refreshing<T>(
  write: PromiseLike<T>,
  isUnchanged: (answer: T) => boolean = () => false,
): Promise<T> {
  let answer: T | undefined
  try {
    answer = await write
    return answer
  } finally {
    if (answer === undefined || !isUnchanged(answer)) {
      updateTag(tags.projects)
      after(copySitemap)
    }
  }
}

/** Files that a trigger queued with the end of their rows. What cannot be removed then stays queued. */
export function removeFilesAfterwards(): void {
  after(() => removeQueuedFiles().catch((error) => logFailure('Files could not be removed', error)))
}
