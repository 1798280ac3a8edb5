import 'server-only'
import { revalidateTag, updateTag } from 'next/cache'
import { after } from 'next/server'
import { logFailure } from '@/lib/log'
import { removeAllQueued } from '@/lib/media/removal-queue'
import { refreshSocialCards } from '@/lib/media/social-cards'
import { tags } from '@/lib/next/tags'
import { createAdminClient } from '@/lib/supabase/admin'
import { copySitemap } from './sitemap-copy'

interface Answer {
  /** What was written; none, false or null where nothing was. */
  data: unknown
  error: { code: string } | null
}

/**
 * Refreshes public pages even after an error: the change may have succeeded although its response was lost.
 * Cards and sitemap follow what was written alone: an id in a refused call may be another's.
 * @param isUnchanged whether a response says that nothing was written
 */
export async function writeAndRefresh<T extends Answer>(
  projectId: string,
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
      if (!answer || mayHaveWritten(answer)) after(() => updateCopies(projectId))
    }
  }
}

/** A refusal has a code; an answer that was lost has none. */
function mayHaveWritten({ data, error }: Answer): boolean {
  if (error) return !error.code
  return Array.isArray(data) ? data.length > 0 : Boolean(data)
}

/** The cards first, since they change the project's date in the sitemap. */
async function updateCopies(projectId: string): Promise<void> {
  try {
    const admin = createAdminClient()
    if (await refreshSocialCards(admin, projectId)) {
      revalidateTag(tags.projects, { expire: 0 })
      await removeAllQueued(admin)
    }
  } catch (error) {
    // Until the next save or `npm run media:sizes`, links show the cover.
    logFailure('The social cards of a project could not be made', error)
  }
  await copySitemap()
}
