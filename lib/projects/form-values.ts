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

/** The fields in which they differ. */
export function changedFields(a: ProjectValues, b: ProjectValues): ProjectField[] {
  // A textarea knows one kind of line break.
  const tidy = (text: string) => text.replaceAll('\r\n', '\n')
  return projectFields.filter((field) => tidy(a[field]) !== tidy(b[field]))
}

/** What was typed over what it began from, over what is saved now: somebody may have saved in between. */
export function rebased(
  typed: ProjectValues,
  begun: ProjectValues,
  saved: ProjectValues,
): ProjectValues {
  const own = changedFields(typed, begun).map((field) => [field, typed[field]])
  return { ...saved, ...Object.fromEntries(own) }
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
