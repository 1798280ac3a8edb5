import { isProjectType } from './project-types'

/** What a visitor types, by the name of the field. Order is the order on the page. */
export const enquiryFields = ['name', 'email', 'phone', 'projectType', 'message'] as const

export type EnquiryField = (typeof enquiryFields)[number]
export type EnquiryValues = Record<EnquiryField, string>

/** The same as the CHECK constraints of contact_forms. */
export const enquiryLimits = { name: 100, email: 254, phone: 40, message: 5000 } as const

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

const missing: Record<EnquiryField, string> = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  phone: '',
  projectType: 'Please choose a project type',
  message: 'Please tell us a little about your project',
}

/** Text as it will be stored: trimmed, and without what PostgreSQL cannot hold. */
export function tidy(value: string): string {
  // toWellFormed() would do the first, but is newer than some browsers that the site still serves.
  return value
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('\0', '')
    .trim()
}

/**
 * What is wrong with one tidied value, in words for the person at the form; nothing when it is fine.
 * Shared by the form (no schema library in the visitor's browser) and by the schema of the action.
 */
export function problemOf(field: EnquiryField, value: string): string | undefined {
  if (!value) return missing[field] || undefined
  if (field === 'projectType') return isProjectType(value) ? undefined : missing.projectType
  // Characters as PostgreSQL counts them: an emoji is one.
  const length = [...value].length
  if (length > enquiryLimits[field]) {
    return `Please keep this to ${enquiryLimits[field].toLocaleString('en-GB')} characters (now ${length.toLocaleString('en-GB')})`
  }
  if (field === 'email' && !EMAIL.test(value)) {
    return 'Please enter a valid email address, such as name@example.com'
  }
  return undefined
}

/** The first problem of each field. */
export function problemsOf(values: EnquiryValues): Partial<EnquiryValues> {
  const problems: Partial<EnquiryValues> = {}
  for (const field of enquiryFields) {
    const problem = problemOf(field, tidy(values[field]))
    if (problem) problems[field] = problem
  }
  return problems
}
