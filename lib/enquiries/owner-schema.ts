import { z } from 'zod'
import { NOTE_LIMIT } from './note'
import { tidy } from './rules'
import { enquiryStatuses } from './status'

export const enquiryIdSchema = z.object({ id: z.uuid() })

export const enquiryStatusSchema = enquiryIdSchema.extend({ status: z.enum(enquiryStatuses) })

/** An empty note is stored as null. */
export const enquiryNoteSchema = enquiryIdSchema.extend({
  note: z
    .string()
    .transform(tidy)
    .refine((note) => [...note].length <= NOTE_LIMIT, 'Please keep the note to 2,000 characters')
    .transform((note) => note || null),
})
