import { createDrafts, isText } from '../drafts'
import { type EnquiryValues, enquiryFields, tidy } from './rules'

interface Attempt {
  content: string
  id: string
}

/** An unsent enquiry; survives a reload, but not closing the tab. */
export interface Draft {
  values: EnquiryValues
  /** Project type that its page had preselected. */
  preselect: string
  /** Unacknowledged sends; each content keeps its id. */
  attempts: Attempt[]
  /** The page was reloaded to send this: send it once, at once. */
  resend?: boolean
}

const drafts = createDrafts<Draft>({ of: 'visitor', name: 'enquiry', storage: 'session', isDraft })
const KEY = 'form'

export const loadDraft = () => drafts.load(KEY)
/** @returns whether it will survive a reload */
export const saveDraft = (draft: Draft) => drafts.save(KEY, draft)
export const clearDraft = () => drafts.clear(KEY)

function isDraft(stored: unknown): stored is Draft {
  const draft = stored as Partial<Draft> | null
  return (
    Array.isArray(draft?.attempts) &&
    isText(draft.preselect) &&
    enquiryFields.every((field) => isText(draft.values?.[field]))
  )
}

export function isEmpty(values: EnquiryValues, preselect: string): boolean {
  return enquiryFields.every((field) =>
    field === 'projectType' ? values[field] === preselect : !values[field],
  )
}

/**
 * The id to send these values under. The same content keeps its id, so that a retry after a lost
 * response is the same row. Other content gets a new id, so that the server does not take an edited
 * enquiry for the stored one.
 */
export function idFor(values: EnquiryValues, attempts: Attempt[]): [string, Attempt[]] {
  const content = contentOf(values)
  const former = attempts.find((attempt) => attempt.content === content)
  if (former) return [former.id, attempts]
  const id = newId()
  return [id, [...attempts, { content, id }]]
}

/** Key of an enquiry's content. */
export function contentOf(values: EnquiryValues): string {
  return JSON.stringify(enquiryFields.map((field) => tidy(values[field])))
}

/** Whether these values equal the draft, ignoring a type that the page preselected. */
export function isDraftOf({ values, preselect }: Draft, other: EnquiryValues): boolean {
  const isUntouched = values.projectType === preselect
  const compared = isUntouched ? { ...values, projectType: other.projectType } : values
  return contentOf(compared) === contentOf(other)
}

/** A random UUID. */
export function newId(): string {
  // randomUUID is missing over plain http, as on a phone in the local network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
