'use server'

import { updateTag } from 'next/cache'
import { cookies } from 'next/headers'
import { RedirectType, redirect } from 'next/navigation'
import { after } from 'next/server'
import { ActionError, ownerAction } from '@/lib/action'
import { tags } from '@/lib/cached-read'
import { encodeFlash, FLASH_COOKIE, flashCookieOptions } from '@/lib/flash'
import { removeQueuedFiles } from '@/lib/media/removals'
import { routes } from '@/lib/routes'
import { createSessionClient } from '@/lib/supabase/server'
import { SupabaseError, throwIfFailed, unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import {
  imageSetSchema,
  projectEditSchema,
  projectFormSchema,
  projectIdSchema,
} from './form-schema'
import { copySitemap } from './sitemap-copy'

/** Creates a project and says where its page is; the browser loads that as a fresh document. */
export const createProject = ownerAction(
  projectFormSchema,
  'Failed to create project. Please try again.',
  async (project, owner) => {
    const client = await createSessionClient()
    const insert = client.from('projects').insert({ ...project, user_id: owner.id })
    const { slug } = unwrap(await refreshing(insert.select('slug').single()))
    await flash('Project created successfully!')
    return { data: { to: routes.project(slug) } }
  },
  'You must be logged in to create a project',
)

/** Saves a project of one's own; 0 rows changed is somebody else's. */
export const updateProject = ownerAction(
  projectEditSchema,
  'An unexpected error occurred while updating the project',
  async ({ id, ...project }, owner) => {
    const client = await createSessionClient()
    const update = client.from('projects').update(project).eq('id', id).eq('user_id', owner.id)
    const answer = await refreshing(update.select('slug').maybeSingle())
    try {
      throwIfFailed(answer)
    } catch (error) {
      if (!(error instanceof SupabaseError)) throw error
      console.error(error)
      throw new ActionError('Failed to update project details')
    }
    if (!answer.data) throw new ActionError('You do not have permission to edit this project')
    await flash('Project updated successfully!')
    return { data: { to: routes.project(answer.data.slug) } }
  },
)

/**
 * Rows first: a trigger queues the files in the same transaction, and they go after the answer. What
 * cannot be removed then stays queued.
 */
export const deleteProject = ownerAction(
  projectIdSchema,
  'Failed to delete project',
  async ({ id }, owner) => {
    const client = await createSessionClient()
    const removal = client.from('projects').delete().eq('id', id).eq('user_id', owner.id)
    const deleted = unwrap(await refreshing(removal.select('id')))
    if (deleted.length === 0) throw new ActionError('Failed to delete project')
    removeFilesAfterwards()
    await flash('Project deleted successfully')
    // From here, since the page the owner stands on is gone with this answer.
    redirect(routes.projects, RedirectType.replace)
  },
)

/** Both pictures of a set, or the one that lost its set and stands for itself; 0 rows gone is a failure. */
export const deleteImageSet = ownerAction(
  imageSetSchema,
  'Failed to delete image set',
  async ({ projectId, setId }, owner) => {
    const client = await createSessionClient()
    const own = client.from('projects').select('id').eq('id', projectId).eq('user_id', owner.id)
    const project = unwrapMaybe(await own.maybeSingle())
    if (!project) throw new ActionError('Failed to delete image set')
    const removal = client
      .from('project_images')
      .delete()
      .eq('project_id', project.id)
      .in('image_type', ['before', 'after'])
      .or(`image_set_id.eq.${setId},and(image_set_id.is.null,id.eq.${setId})`)
    const deleted = unwrap(await refreshing(removal.select('id')))
    if (deleted.length === 0) throw new ActionError('Failed to delete image set')
    removeFilesAfterwards()
    return { message: 'Image set deleted successfully' }
  },
)

function removeFilesAfterwards(): void {
  after(() => removeQueuedFiles().catch((error) => console.error(error)))
}

/** Public pages are made anew whatever the answer: a reply that got lost may have been a success. */
async function refreshing<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write
  } finally {
    updateTag(tags.projects)
    after(copySitemap)
  }
}

async function flash(message: string): Promise<void> {
  const jar = await cookies()
  jar.set(FLASH_COOKIE, encodeFlash({ kind: 'success', message }), flashCookieOptions)
}
