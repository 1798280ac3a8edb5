import 'server-only'
import { updateTag } from 'next/cache'
import { after } from 'next/server'
import { tags } from '@/lib/next/cached-read'
import { copySitemap } from './sitemap-copy'

/**
 * Refreshes public pages even after an error: the change may have succeeded although its response was lost.
 * @param isUnchanged whether a response says that nothing was written
 */
export async function writeAndRefresh<T>(
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
