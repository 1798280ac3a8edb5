import { runOwnerAction } from '@/components/forms/run-owner-action'
import { toast } from '@/components/ui/toast'
import { listOwnUploads } from '@/lib/media/own-uploads'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { discardFiles } from './discard'
import type { EditorDriver } from './editor-driver'
import { openSaved } from './open-saved'

const NOT_DISCARDED =
  "Not discarded: we couldn't check whether the project was saved. Please try again."
const SAVED =
  'This project was already saved. To delete it, press Cancel here, then Delete Project.'

/**
 * Ends the form. If a new project was saved although no answer came, its page opens instead.
 * @returns uploads that nothing will use any more; null where the form stays
 */
export async function discardForm(
  editor: EditorDriver,
  project: ProjectToEdit | undefined,
): Promise<string[] | null> {
  const { projectId, draftCheck } = editor.getSnapshot()
  if (project || draftCheck === 'done') return editor.end()
  const { data } = await runOwnerAction(listOwnUploads, { projectId }, NOT_DISCARDED)
  if (!data) {
    toast({ id: 'project', kind: 'error', message: NOT_DISCARDED })
    return null
  }
  const uploadIds = editor.end()
  if (!data.savedIds) return uploadIds
  await discardFiles(uploadIds)
  return openSaved(projectId, SAVED)
}
