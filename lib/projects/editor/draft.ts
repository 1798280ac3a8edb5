import { type Base, type ProjectValues, projectFields } from './form-values'
import type { Captions, Placed } from './media-list'

/** A file of a draft, as needed to show it again. */
export type DraftFile = Placed & { size: number; posterId: string | null }

/** An unsaved project; survives a reload and a failed save. */
export interface Draft {
  projectId: string
  values: ProjectValues
  /** The stored text when editing began: a restored draft must not overwrite later saves. */
  base: Base
  setIds: string[]
  files: DraftFile[]
  captions: Captions
}

/** Key per owner and project, since two owners may share a browser. Each tab appends its own suffix. */
export function draftKey(ownerId: string, projectId: string | undefined): string {
  return `project-draft:${ownerId}:${projectId ?? 'new'}`
}

/** Keys of all drafts, from any tab. */
export function draftKeys(prefix: string): string[] {
  try {
    const keys = Object.keys(window.localStorage)
    return keys.filter((key) => key === prefix || key.startsWith(`${prefix}:`))
  } catch {
    return []
  }
}

/** Null where there is no readable draft, or storage is forbidden. */
export function loadDraft(key: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** @returns false where storage is forbidden or full */
export function saveDraft(key: string, draft: Draft): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function clearDraft(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {}
}

/** An earlier build may have stored another shape. */
function isDraft(stored: unknown): stored is Draft {
  const draft = stored as Partial<Draft> | null
  return (
    typeof draft?.projectId === 'string' &&
    projectFields.every((field) => typeof draft.values?.[field] === 'string') &&
    projectFields.every((field) => isTexts(draft.base?.[field])) &&
    isTexts(draft.setIds) &&
    Array.isArray(draft.files) &&
    draft.files.every(isFile) &&
    typeof draft.captions === 'object' &&
    draft.captions !== null &&
    Object.values(draft.captions).every((entry) => isTexts([entry?.caption, entry?.date]))
  )
}

function isFile(stored: unknown): stored is DraftFile {
  const file = stored as Partial<DraftFile> | null
  return (
    isTexts([file?.id, file?.type, file?.caption, file?.date, file?.name]) &&
    typeof file?.size === 'number'
  )
}

function isTexts(values: unknown): values is string[] {
  return Array.isArray(values) && values.every((value) => typeof value === 'string')
}
