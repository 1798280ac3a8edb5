import { projectStatuses } from '@/lib/projects/schema'
import type { Tables } from '@/lib/supabase/database.types'

/** Fields of the project form as a browser posts them; a ticked box is 'on'. */
export const projectFields = [
  'title',
  'location',
  'start_date',
  'completion_date',
  'status',
  'description',
  'has_windows',
  'has_doors',
  'has_conservatories',
] as const

export type ProjectField = (typeof projectFields)[number]

export type ProjectValues = Record<ProjectField, string>

/** In characters, as in the CHECK constraints of projects. */
export const projectLimits = { title: 120, location: 120, description: 5000 } as const

/** In characters, as in the CHECK constraint of project_images. */
export const CAPTION_LENGTH = 300

/** In per cent, as in the CHECK constraint of project_images: a little of either half stays in sight. */
export const startLimits = { least: 5, most: 95 } as const

export const problems = {
  title: 'Please enter a title',
  location: 'Please enter a location',
  start_date: 'Please choose a start date',
  completion_date: 'The completion date is before the start date',
  status: 'Please choose a status',
  description: 'Please enter a description',
} as const

export const tooLong = (limit: number) => `Please keep this to ${limit} characters`

/** Initial values of the form for a saved or a new project. */
export function valuesOf(project?: Pick<Tables<'projects'>, ProjectField>): ProjectValues {
  const box = (ticked?: boolean) => (ticked ? 'on' : '')
  return {
    title: project?.title ?? '',
    location: project?.location ?? '',
    start_date: project?.start_date ?? '',
    completion_date: project?.completion_date ?? '',
    status: project?.status ?? 'pending',
    description: project?.description ?? '',
    has_windows: box(project?.has_windows),
    has_doors: box(project?.has_doors),
    has_conservatories: box(project?.has_conservatories),
  }
}

export function readValues(form: HTMLFormElement): ProjectValues {
  const posted = new FormData(form)
  const entries = projectFields.map((field) => [field, String(posted.get(field) ?? '')])
  return Object.fromEntries(entries) as ProjectValues
}

/** Texts by name: the project's fields, and `caption-id` and `date-id` for each saved picture. */
export type Texts = Record<string, string>

/**
 * Texts that this form may find stored: the initial ones, then those sent without a response. Any other
 * text was saved elsewhere meanwhile.
 */
export type Base = Record<string, string[]>

export function baseOf(texts: Texts): Base {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]]))
}

/** Texts to save. Includes one that was sent before and changed back since. */
export function changedTexts(texts: Texts, base: Base): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const [begun = '', ...sent] = base[name] ?? []
    return sent.length > 0 || tidy(text) !== tidy(begun) ? [name] : []
  })
}

/** Limit of sent texts without a response. */
const MOST_SENT = 9

/** Adds the texts being sent to those that may be stored. */
export function withSent(base: Base, texts: Texts): Base {
  const sent = changedTexts(texts, base).map((name) => {
    const [begun = '', ...others] = base[name] ?? []
    const text = texts[name]?.trim() ?? ''
    return [name, [begun, ...others.filter((other) => other !== text).slice(1 - MOST_SENT), text]]
  })
  return { ...base, ...Object.fromEntries(sent) }
}

// Textareas differ in line breaks.
const tidy = (text: string) => text.replaceAll('\r\n', '\n')

/** Texts saved elsewhere, by name; null where the picture was deleted. */
export type Stored = Record<string, string | null>

/**
 * Applies a draft over what is saved now, which may have changed in between.
 * @returns also the saved version of texts that the draft changed too; these keep their base until the
 * owner chooses
 */
export function rebased(draft: Texts, begun: Base, saved: Texts) {
  const texts: Texts = { ...draft }
  const base: Base = {}
  const stored: Stored = {}
  for (const name of Object.keys(draft)) {
    const text = draft[name] ?? ''
    const now = saved[name] ?? null
    const known = begun[name] ?? []
    const isSaved = (one: string) => now !== null && tidy(one) === tidy(now)
    const isTyped = changedTexts({ [name]: text }, begun).length > 0
    const isKnown = known.some(isSaved)
    const isNews = isTyped && !isKnown && !isSaved(text)
    base[name] = now === null || isNews || (isTyped && isKnown) ? known : [now]
    if (isNews) stored[name] = now
    if (!isTyped && now !== null) texts[name] = now
  }
  return { texts, base, stored }
}

/**
 * The server's checks (form-schema.ts), run before sending.
 * @param isHidden a draft may lack location and description
 */
export function problemsOf(
  values: ProjectValues,
  isHidden = false,
): Partial<Record<ProjectField, string>> {
  const found: Partial<Record<ProjectField, string>> = {}
  for (const field of ['title', 'location', 'description'] as const) {
    const text = values[field].trim()
    if (!text) {
      if (field === 'title' || !isHidden) found[field] = problems[field]
    } else if ([...text].length > projectLimits[field]) found[field] = tooLong(projectLimits[field])
  }
  if (!values.start_date) found.start_date = problems.start_date
  else if (values.completion_date && values.completion_date < values.start_date) {
    found.completion_date = problems.completion_date
  }
  if (!projectStatuses.some((status) => status === values.status)) found.status = problems.status
  return found
}
