import { z } from 'zod'
import { britishDay } from '@/lib/british-time'
import { isId } from '@/lib/projects/addresses'
import { optionalLink } from '@/lib/secure-link'
import { accreditationLimits, reviewLimits } from './limits'

/** Forms post every field, even empty: a missing one must not clear the stored value. */
function text(limit: number) {
  return z
    .string('This field is missing. Please load the page again.')
    .transform((value) => value.toWellFormed().replace(/\0/g, '').replace(/\r\n?/g, '\n').trim())
    .refine((value) => [...value].length <= limit, `Please keep this to ${limit} characters`)
}

const required = (limit: number, missing: string) =>
  text(limit).refine((value) => value, { error: missing })

const optional = (limit: number) => text(limit).transform((value) => value || null)

const DATE_MISSING = 'Please enter the day of the review'

const day = required(10, DATE_MISSING)
  .refine((value) => z.iso.date().safeParse(value).success && value >= '2000', DATE_MISSING)
  .refine((value) => value <= britishDay(new Date()), 'This day is still to come')

export const reviewSchema = z.object({
  /** Chosen by the browser: a repeated request is the same review. */
  id: z.uuid(),
  name: required(reviewLimits.name, 'Please enter who wrote it'),
  town: optional(reviewLimits.town),
  given_on: day,
  words: required(reviewLimits.words, 'Please enter what they wrote'),
  source_url: optionalLink('https://g.co/kgs/abc123'),
  project_id: text(36)
    .refine((value) => !value || isId(value), 'Please choose a project')
    .transform((value) => value || null),
})

export const accreditationSchema = z.object({
  id: z.uuid(),
  name: required(accreditationLimits.name, 'Please enter its name'),
  number: optional(accreditationLimits.number),
  link_url: optionalLink('https://www.example.org/members/1234'),
  /** The id of a checked upload, 'remove', or nothing: the logo stays. */
  logo: z.union([z.uuid(), z.literal('remove')]).optional(),
})

export const rowSchema = z.object({ id: z.uuid() })

/** Every id once, first to last. */
export const orderSchema = z.object({ ids: z.array(z.uuid()).max(reviewLimits.count) })
