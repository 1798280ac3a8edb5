import 'server-only'
import { updateTag } from 'next/cache'
import { after } from 'next/server'
import { tags } from '@/lib/cached-read'
import { removeQueuedFiles } from '@/lib/media/removals'
import { copySitemap } from './sitemap-copy'

/** Public pages are made anew whatever the answer: a reply that got lost may have been a success. */
export async function refreshing<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write
  } finally {
    updateTag(tags.projects)
    after(copySitemap)
  }
}

/** Files that a trigger queued with the end of their rows. What cannot be removed then stays queued. */
export function removeFilesAfterwards(): void {
  after(() => removeQueuedFiles().catch((error) => console.error(error)))
}
