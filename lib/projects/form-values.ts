import { projectStatuses } from './schema'

/** The fields of the project form as a browser posts them; a ticked box is 'on'. */
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

/** The same as the CHECK constraints of projects. */
export const projectLimits = { title: 120, location: 120, description: 5000 } as const

/** As the CHECK constraint of project_images. */
export const CAPTION_LENGTH = 300

export const problems = {
  title: 'Please enter a title',
  location: 'Please enter a location',
  start_date: 'Please choose a start date',
  completion_date: 'The completion date is before the start date',
  status: 'Please choose a status',
  description: 'Please enter a description',
} as const

export const tooLong = (limit: number) => `Please keep this to ${limit} characters`

interface ProjectText {
  title: string
  location: string
  start_date: string
  completion_date: string | null
  status: string
  description: string
  has_windows: boolean
  has_doors: boolean
  has_conservatories: boolean
}

/** What the form of a saved project, or of a new one, starts with. */
export function valuesOf(project?: ProjectText): ProjectValues {
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

/** Texts by name: the fields of the project, and `caption-id` and `date-id` for each saved picture. */
export type Texts = Record<string, string>

/**
 * What this form expects to find stored of each text: what it began from, then what it sent and heard
 * no answer to. Anything else was saved elsewhere meanwhile.
 */
export type Base = Record<string, string[]>

export function baseOf(texts: Texts): Base {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]]))
}

/** The texts that have to be written. One that was sent before has to be, even if it was put back since. */
export function changedTexts(texts: Texts, base: Base): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const [begun = '', ...sent] = base[name] ?? []
    return sent.length > 0 || tidy(text) !== tidy(begun) ? [name] : []
  })
}

/** More are never without an answer. */
const MOST_SENT = 9

/** The texts as they are sent now may be found stored from now on. */
export function withSent(base: Base, texts: Texts): Base {
  const sent = changedTexts(texts, base).map((name) => {
    const [begun = '', ...others] = base[name] ?? []
    const text = texts[name]?.trim() ?? ''
    return [name, [begun, ...others.filter((other) => other !== text).slice(1 - MOST_SENT), text]]
  })
  return { ...base, ...Object.fromEntries(sent) }
}

// A textarea knows one kind of line break.
const tidy = (text: string) => text.replaceAll('\r\n', '\n')

/** By the name of a text, what was saved of it elsewhere; null where its picture was deleted. */
export type Stored = Record<string, string | null>

/**
 * A draft on top of what is saved now: somebody may have saved in between.
 * @returns also what was saved of the texts that the draft changed too: they keep the base they have
 * until the owner has chosen
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

/** What the server would refuse (form-schema.ts), said before anything is sent. */
export function problemsOf(values: ProjectValues): Partial<Record<ProjectField, string>> {
  const found: Partial<Record<ProjectField, string>> = {}
  for (const field of ['title', 'location', 'description'] as const) {
    const text = values[field].trim()
    if (!text) found[field] = problems[field]
    else if ([...text].length > projectLimits[field]) found[field] = tooLong(projectLimits[field])
  }
  if (!values.start_date) found.start_date = problems.start_date
  else if (values.completion_date && values.completion_date < values.start_date) {
    found.completion_date = problems.completion_date
  }
  if (!projectStatuses.some((status) => status === values.status)) found.status = problems.status
  return found
}
