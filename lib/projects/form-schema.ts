import { z } from 'zod'
import { projectStatuses } from './schema'

/** The same as the CHECK constraints of projects. */
const projectLimits = { title: 120, location: 120, description: 5000 } as const

function text(limit: number, missing: string) {
  return (
    z
      .string()
      .catch('')
      .transform((value) => value.toWellFormed().replaceAll('\0', '').trim())
      .refine((value) => value, missing)
      // Characters as PostgreSQL counts them: an emoji is one.
      .refine((value) => [...value].length <= limit, `Please keep this to ${limit} characters`)
  )
}

const day = (problem: string) => z.iso.date({ error: problem })
const checked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

/** What the project form posts (specification §5). */
export const projectFormSchema = z
  .object({
    title: text(projectLimits.title, 'Please enter a title'),
    location: text(projectLimits.location, 'Please enter a location'),
    start_date: day('Please choose a start date'),
    completion_date: z
      .literal('')
      .transform(() => null)
      .or(day('Please choose a valid date')),
    status: z.enum(projectStatuses, { error: 'Please choose a status' }),
    description: text(projectLimits.description, 'Please enter a description'),
    has_windows: checked,
    has_doors: checked,
    has_conservatories: checked,
  })
  .refine(({ start_date, completion_date }) => !completion_date || completion_date >= start_date, {
    error: 'The completion date is before the start date',
    path: ['completion_date'],
  })

export const projectIdSchema = z.object({ id: z.uuid() })

/** A set is named by its id; a picture that lost its set, by its own (see rows.ts). */
export const imageSetSchema = z.object({ projectId: z.uuid(), setId: z.uuid() })

export const projectEditSchema = projectFormSchema.and(projectIdSchema)
