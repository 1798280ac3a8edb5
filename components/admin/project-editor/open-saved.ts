import { leaveTo } from '@/components/forms/leave'
import { flashText } from '@/lib/flash'
import { routes } from '@/lib/routes'

const SAVED = 'Your project was saved after all. Later changes are here, but not saved yet.'

/** Opens a new project that was saved although no answer came. */
export function openSaved(projectId: string, message = SAVED): Promise<never> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = flashText({ kind: 'success', message })
  return leaveTo(routes.projectEdit(projectId))
}
