import { z } from 'zod'
import { BAD_POSTCODE, type BestTime, bestTimes, toPostcode } from './follow-up'
import type { ProjectType } from './project-types'
import { type EnquiryField, problemOf, tidy } from './rules'

function field(name: EnquiryField) {
  return z
    .string()
    .catch('')
    .transform(tidy)
    .superRefine((value, context) => {
      const message = problemOf(name, value)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

/** What the form posts. Mirrors the CHECK constraints of contact_forms; spam signs never refuse. */
export const enquirySchema = z.object({
  /** Made in the browser, so that a repeated send is one row. */
  id: z.uuid(),
  name: field('name'),
  email: field('email'),
  phone: field('phone').transform((value) => value || null),
  projectType: field('projectType').transform((value) => value as ProjectType),
  message: field('message'),
  verified: z.literal(true).or(z.unknown().transform(() => false)),
  /** Honeypot: hidden from people, so only robots fill it in. */
  homepage: z.string().catch(''),
  /** Time of first use of the form, signed by the server. */
  token: z.string().catch(''),
})

export type EnquiryInput = z.input<typeof enquirySchema>
export type Enquiry = z.output<typeof enquirySchema>

/** Both are optional; empty is stored as null. */
export const followUpSchema = z.object({
  token: z.string().max(200),
  postcode: z
    .string()
    .max(20, BAD_POSTCODE)
    .refine((typed) => !typed.trim() || toPostcode(typed), BAD_POSTCODE)
    .transform((typed) => toPostcode(typed) ?? null),
  bestTime: z
    .enum(['', ...bestTimes.map(({ value }) => value)])
    .transform((value) => (value || null) as BestTime | null),
})
