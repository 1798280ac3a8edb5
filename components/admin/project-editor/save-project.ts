import { runOwnerAction } from '@/components/forms/run-owner-action'
import type { ActionState } from '@/lib/action-state'
import { createProject, updateProject } from '@/lib/projects/actions'
import { arrangementOf } from '@/lib/projects/editor/arrangement'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { changedTexts, projectFields } from '@/lib/projects/editor/form-values'
import { toCaptions, toMedia } from '@/lib/projects/editor/media-list'
import { type EditorState, linedUpPairs, textsIn } from './editor-state'
import { shownIds } from './ordering/shown-order'
import { itemsOf } from './replacements'

const NOT_CREATED = 'Failed to create project. Please try again.'
const NOT_UPDATED = 'An unexpected error occurred while updating the project'

/** @returns besides the answer, what to say where it gives no reason */
export async function saveProject(state: EditorState, project: ProjectToEdit | undefined) {
  const [action, failure] = !project ? [createProject, NOT_CREATED] : [updateProject, NOT_UPDATED]
  return { answer: await runOwnerAction(action, toFormData(state, project), failure), failure }
}

/** Whether it is not known what became of the save: a refusal has a code or names fields. */
export function isUnanswered({ code, fieldErrors }: ActionState): boolean {
  return !code && !fieldErrors
}

/** What a save posts (form-schema.ts). */
export function toFormData(state: EditorState, project: ProjectToEdit | undefined): FormData {
  const { projectId, values, captions, base, cover, isHidden } = state
  const fields = new FormData()
  fields.set('id', projectId)
  for (const [name, value] of Object.entries(values)) {
    // A box that is not ticked posts nothing.
    if (value || !name.startsWith('has_')) fields.set(name, value)
  }
  if (isHidden) fields.set('is_hidden', 'on')
  fields.set('media', JSON.stringify(toMedia(state.files, itemsOf(state), state.setIds)))
  const linedUp = linedUpPairs(state, project)
  if (linedUp.length > 0) fields.set('linedUp', JSON.stringify(linedUp))
  if (cover) fields.set('cover', cover)
  if (state.removed.length > 0) fields.set('removed', JSON.stringify(state.removed))
  for (const part of ['sets', 'progress'] as const) {
    if (state.order[part]) fields.set(part, JSON.stringify(shownIds(part, state, project)))
  }
  if (!project) return fields
  if (cover || state.order.sets || state.order.progress) {
    fields.set('arranged', JSON.stringify(arrangementOf(project)))
  }
  const changed = changedTexts(textsIn(state), base)
  // The others may have been changed elsewhere meanwhile, so they are not written.
  const fieldNames: string[] = projectFields.filter((name) => changed.includes(name))
  if (isHidden !== project.is_hidden) fieldNames.push('is_hidden')
  fields.set('changed', JSON.stringify(fieldNames))
  fields.set('captions', JSON.stringify(toCaptions(captions, changed)))
  // A checkbox changed twice has the same value either way.
  const texts = Object.entries(base).filter(([name]) => !name.startsWith('has_'))
  fields.set('base', JSON.stringify(Object.fromEntries(texts)))
  return fields
}
