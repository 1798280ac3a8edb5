import { type Base, type ProjectValues, projectFields } from './form-values'
import type { Captions, Placed } from './media-list'

/** A file of a draft: what is needed to show it again. */
export type DraftFile = Placed & { size: number; posterId: string | null }

/** A project that is not saved yet; it outlives a reload and a failed save. */
export interface Draft {
  projectId: string
  values: ProjectValues
  /** What the text was begun from: taken up again, it must not overwrite what was saved since. */
  base: Base
  setIds: string[]
  files: DraftFile[]
  captions: Captions
}

/** Whose it is, and of which project: two owners may share a browser. Each tab adds its own end. */
export function draftKey(ownerId: string, projectId: string | undefined): string {
  return `project-draft:${ownerId}:${projectId ?? 'new'}`
}

/** Of all that lie here, whichever tab wrote them. */
export function draftKeys(prefix: string): string[] {
  try {
    const keys = Object.keys(window.localStorage)
    return keys.filter((key) => key === prefix || key.startsWith(`${prefix}:`))
  } catch {
    return []
  }
}

/** Null where there is none, where it cannot be read, and where storage is forbidden. */
export function loadDraft(key: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** @returns whether it would outlive a reload: storage may be forbidden or full */
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

/** An earlier build may have kept another shape. */
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
