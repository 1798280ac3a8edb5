'use server'

import { z } from 'zod'
import { ActionError, ownerAction } from '@/lib/action'
import { leaveFlash } from '@/lib/leave-flash'
import { logFailure } from '@/lib/log'
import { removeFilesAfterwards } from '@/lib/media/removals'
import { routes } from '@/lib/routes'
import { createSessionClient } from '@/lib/supabase/server'
import { SupabaseError, unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { writeAndRefresh } from './after-change'
import { arrangementOf, isRearranged } from './editor/arrangement'
import {
  imageSetSchema,
  projectCreateSchema,
  projectEditSchema,
  projectIdSchema,
} from './editor/form-schema'
import { lineUpSets } from './line-up-sets'
import { findProjectToEdit } from './owner-queries'

/** Raised by private.attach_media, with the missing ids as its detail. */
const FILES_GONE = 'P0002'
const goneSchema = z.array(z.string())
/** Raised by update_project, with the stored texts as its detail. */
const CONFLICT = 'PT409'
/** Raised by private.put_in_order: a set or photo came or went. */
const OTHER_PICTURES = 'PT412'
const REARRANGED =
  'Not saved: the photos were also changed somewhere else. Check cover and order, then save again.'
const DELETED = 'Not saved: this project was deleted in another tab or on another device.'
const DRAFT_SAVED = 'Draft saved. Only you see it.'
const PUBLISHED = 'Project published'
const UNPUBLISHED = 'Taken off the website. Only you see it now.'
const refusals = [CONFLICT, FILES_GONE, OTHER_PICTURES]
const storedSchema = z.record(z.string(), z.string().nullable())

/** Creates a project with its pictures and returns its address; the browser loads that as a new document. */
export const createProject = ownerAction(
  projectCreateSchema,
  'Failed to create project. Please try again.',
  async ({ media, linedUp, ...project }) => {
    const client = await createSessionClient()
    const slug = await saveProject(project.id, client.rpc('create_project', { project, media }))
    const about = await lineUpSets(project.id, linedUp)
    if (project.is_hidden) return leaveToPreview(project.id, DRAFT_SAVED + about)
    await leaveFlash(`Project created successfully!${about}`)
    return { data: { to: routes.project(slug ?? '') } }
  },
  'You must be logged in to create a project',
)

/**
 * Saves the owner's project with the added pictures. If a text was saved elsewhere since the form was
 * opened (`base`), nothing is saved and both versions are shown. If cover or order was (`arranged`), the
 * owner looks again: the two are not compared in the same transaction, so of simultaneous saves the last wins.
 */
export const updateProject = ownerAction(
  projectEditSchema,
  'An unexpected error occurred while updating the project',
  async ({
    id,
    media,
    linedUp,
    cover,
    sets,
    progress,
    removed,
    captions,
    changed,
    base,
    arranged,
    ...fields
  }) => {
    const client = await createSessionClient()
    const stored = arranged && (await findProjectToEdit(id))
    const wanted = { cover, sets, progress }
    if (stored && isRearranged(arrangementOf(stored, removed), arranged, wanted)) {
      throw new ActionError(REARRANGED, undefined, { code: 'other-pictures' })
    }
    const touched = Object.fromEntries(changed.map((field) => [field, fields[field]]))
    const project = { id, ...touched, ...wanted, removed }
    const write = client.rpc('update_project', { project, media, captions, base })
    const saving = saveProject(id, write)
    const slug = await saving.catch((error: unknown) => {
      if (!(error instanceof SupabaseError)) throw error
      logFailure('A project could not be updated', error)
      throw new ActionError('Failed to update project details')
    })
    if (!slug) {
      const there = await client.from('projects').select('id').eq('id', id).maybeSingle()
      if (unwrapMaybe(there))
        throw new ActionError('You do not have permission to edit this project')
      throw new ActionError(DELETED, undefined, { code: 'deleted' })
    }
    const about = await lineUpSets(id, linedUp)
    const isMoved = changed.includes('is_hidden')
    if (fields.is_hidden) return leaveToPreview(id, (isMoved ? UNPUBLISHED : DRAFT_SAVED) + about)
    await leaveFlash((isMoved ? PUBLISHED : 'Project updated successfully!') + about)
    return { data: { to: routes.project(slug) } }
  },
)

/** Shows a draft to everybody, as it is saved. */
export const publishProject = ownerAction(
  projectIdSchema,
  'Failed to publish project',
  async ({ id }, owner) => {
    const client = await createSessionClient()
    const own = client.from('projects').select('location, description').eq('user_id', owner.id)
    const draft = unwrapMaybe(await own.eq('id', id).maybeSingle())
    if (!draft) throw new ActionError('Failed to publish project')
    if (!draft.location.trim() || !draft.description.trim())
      throw new ActionError('Add a location and a description before you publish.')
    const change = client.from('projects').update({ is_hidden: false }).eq('user_id', owner.id)
    const [published] = unwrap(await writeAndRefresh(id, change.eq('id', id).select('slug')))
    if (!published) throw new ActionError('Failed to publish project')
    await leaveFlash(PUBLISHED)
    return { data: { to: routes.project(published.slug) } }
  },
)

async function leaveToPreview(id: string, message: string) {
  await leaveFlash(message)
  return { data: { to: routes.projectPreview(id) } }
}

/**
 * Deletes rows first: a trigger queues the files in the same transaction, and they are removed after the
 * response. Files that cannot be removed stay queued.
 */
export const deleteProject = ownerAction(
  projectIdSchema,
  'Failed to delete project',
  async ({ id }, owner) => {
    const client = await createSessionClient()
    const removal = client.from('projects').delete().eq('id', id).eq('user_id', owner.id)
    const deleted = unwrap(await writeAndRefresh(id, removal.select('id')))
    if (deleted.length === 0) throw new ActionError('Failed to delete project')
    removeFilesAfterwards()
    await leaveFlash('Project deleted successfully')
    return { data: { to: routes.projects } }
  },
)

/** Deletes both pictures of a set, or a picture without a set; 0 deleted rows are a failure. */
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
    // PostgREST before 14.4 finds only selected columns in an `or`.
    const deleting = writeAndRefresh(project.id, removal.select('id, image_set_id'))
    const deleted = unwrap(await deleting)
    if (deleted.length === 0) throw new ActionError('Failed to delete image set')
    removeFilesAfterwards()
    return { message: 'Image set deleted successfully' }
  },
)

/**
 * Returns the slug after project and pictures are saved together. Missing files are named by upload id,
 * and texts saved elsewhere are returned; for these and any other refusal nothing was saved.
 */
async function saveProject(
  id: string,
  save: PromiseLike<{
    data: string | null
    error: { message: string; code: string; details: string } | null
  }>,
): Promise<string | null> {
  // Don't refresh even if the project is gone: that would discard the form.
  const answer = await writeAndRefresh(id, save, ({ data, error }) =>
    error ? refusals.includes(error.code) : data === null,
  )
  if (answer.error?.code === FILES_GONE) {
    const ids = goneSchema.parse(JSON.parse(answer.error.details))
    throw new ActionError(
      'Some of the files are no longer there.',
      Object.fromEntries(
        ids.map((id) => [id, 'we no longer have this file. Please choose it again.']),
      ),
    )
  }
  if (answer.error?.code === CONFLICT) {
    throw new ActionError('Not saved: this project was also changed somewhere else.', undefined, {
      code: 'conflict',
      stored: storedSchema.parse(JSON.parse(answer.error.details)),
    })
  }
  if (answer.error?.code === OTHER_PICTURES) {
    throw new ActionError(REARRANGED, undefined, { code: 'other-pictures' })
  }
  removeFilesAfterwards()
  return unwrapMaybe(answer)
}
