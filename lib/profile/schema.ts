import { z } from 'zod'

/** The same as the CHECK constraints of profiles. */
const nameLimits = { full_name: 100, company_name: 100 } as const

function text(limit: number) {
  return z
    .string()
    .catch('')
    .transform((value) => value.toWellFormed().replaceAll('\0', '').trim())
    .refine((value) => [...value].length <= limit, `Please keep this to ${limit} characters`)
}

export const nameSchema = z.object({
  full_name: text(nameLimits.full_name).refine((value) => value, 'Please enter your first name'),
  company_name: text(nameLimits.company_name).transform((value) => value || null),
})
