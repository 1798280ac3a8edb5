import type { z } from 'zod'
import { createDrafts, isText } from '@/lib/drafts'
import { FILE_GONE } from '@/lib/media/words'
import type { lineUpSchema } from './form-schema'
import { type Base, baseOf, type ProjectValues, projectFields, valuesOf } from './form-values'
import type { Captions, ChosenFile } from './media-list'
import type { Order } from './order'

/** An unsaved project; survives a reload and a failed save. */
export interface Draft {
  projectId: string
  values: ProjectValues
  /** The stored text when editing began: a restored draft must not overwrite later saves. */
  base: Base
  setIds: string[]
  files: ChosenFile[]
  /** Ids of files taken out since a save posted them. */
  removed?: string[]
  captions: Captions
  /** The description as last generated. */
  generated?: string
  /** Undefined where none was chosen in this form. */
  cover?: string
  order?: Order
  /** By set id. */
  linedUp?: Readonly<Record<string, Pair>>
  /** Ids of photos picked all at once whose places are open. */
  tray?: string[]
  /** Where the owner moved them, by photo. */
  trayPlaces?: Readonly<Record<string, string>>
}

/** A set's pictures and the uploads of their lined-up versions. */
export type Pair = z.infer<typeof lineUpSchema>

/** Key per owner and project, since two owners may share a browser. Each tab appends its own suffix. */
export function draftKey(ownerId: string, projectId: string | undefined): string {
  return `${ownerId}:${projectId ?? 'new'}`
}

export const {
  load: loadDraft,
  save: saveDraft,
  clear: clearDraft,
  keys: draftKeys,
} = createDrafts<Draft>({ of: 'owner', name: 'project', storage: 'local', isDraft })

/** The draft of a project that was deleted elsewhere, and its files with it. */
export function asNew({ values, generated, setIds, files }: Draft): Draft {
  return {
    projectId: crypto.randomUUID(),
    values,
    generated,
    setIds,
    base: baseOf(valuesOf()),
    captions: {},
    files: files.map((file) => ({ ...file, lost: FILE_GONE })),
  }
}

function isDraft(stored: unknown): stored is Draft {
  const draft = stored as Partial<Draft> | null
  return (
    typeof draft?.projectId === 'string' &&
    projectFields.every((field) => typeof draft.values?.[field] === 'string') &&
    projectFields.every((field) => isTexts(draft.base?.[field])) &&
    isTexts(draft.setIds) &&
    isTexts([draft.cover ?? '', draft.generated ?? '']) &&
    [draft.order?.sets ?? [], draft.order?.progress ?? []].every(isTexts) &&
    Object.values(draft.linedUp ?? {}).every(isPair) &&
    isTexts([...(draft.tray ?? []), ...(draft.removed ?? [])]) &&
    isTexts(Object.values(draft.trayPlaces ?? {})) &&
    Array.isArray(draft.files) &&
    draft.files.every(isFile) &&
    typeof draft.captions === 'object' &&
    draft.captions !== null &&
    Object.values(draft.captions).every((entry) => isTexts([entry?.caption, entry?.date]))
  )
}

function isFile(stored: unknown): stored is ChosenFile {
  const file = stored as Partial<ChosenFile> | null
  return (
    isTexts([file?.id, file?.type, file?.caption, file?.date, file?.name]) &&
    typeof file?.size === 'number'
  )
}

function isPair(stored: unknown): boolean {
  const pair = stored as Partial<Pair> | null
  const { beforeId, afterId, beforeUpload, afterUpload, beforeSrc, afterSrc } = pair ?? {}
  return isTexts([beforeId, afterId, beforeUpload, afterUpload, beforeSrc, afterSrc])
}

function isTexts(values: unknown): values is string[] {
  return Array.isArray(values) && values.every(isText)
}
