import { isProjectType } from './project-types'

/** Fields that a visitor fills in, in page order. */
export const enquiryFields = ['name', 'email', 'phone', 'projectType', 'message'] as const

export type EnquiryField = (typeof enquiryFields)[number]
export type EnquiryValues = Record<EnquiryField, string>

/** In characters, as in the CHECK constraints of contact_forms. */
export const enquiryLimits = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
  note: 2000,
} as const

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

const missing: Record<EnquiryField, string> = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  phone: '',
  projectType: 'Please choose a project type',
  message: 'Please tell us a little about your project',
}

/** Text as it is stored: trimmed, without characters that PostgreSQL cannot hold. */
export function tidy(value: string): string {
  // A stand-in for toWellFormed(), which some supported browsers lack.
  return value
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('\0', '')
    .trim()
}

/**
 * The problem of one tidied value, as a message; undefined where it is valid.
 * Shared by the form, which loads no schema library, and the action's schema.
 */
export function problemOf(field: EnquiryField, value: string): string | undefined {
  if (!value) return missing[field] || undefined
  if (field === 'projectType') return isProjectType(value) ? undefined : missing.projectType
  // Code points, as PostgreSQL counts them: an emoji is one.
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
