import { z } from 'zod'
import { projectStatuses } from '@/lib/projects/schema'
import {
  CAPTION_LENGTH,
  problems,
  projectFields,
  projectLimits,
  startLimits,
  tooLong,
} from './form-values'

/** Far above real use. */
const MOST_FILES = 200
const MOST_IN_ORDER = 1000

/** @param missing said where there is no text; it may be left out without */
function text(limit: number, missing?: string) {
  return (
    z
      .string()
      .catch('')
      // A textarea posts '\r\n' for line breaks.
      .transform((value) =>
        value
          .toWellFormed()
          .replaceAll(/\0|\r(?=\n)/g, '')
          .trim(),
      )
      .refine((value) => value || !missing, missing)
      // Code points, as PostgreSQL counts them: an emoji is one.
      .refine((value) => [...value].length <= limit, tooLong(limit))
  )
}

const day = (problem: string) => z.iso.date({ error: problem })
const optionalDay = z
  .literal('')
  .transform(() => null)
  .or(day('Please choose a valid date'))
const checked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

// Beside any other problem.
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

const isDraftOrHas =
  <Field extends string>(field: Field) =>
  (fields: { is_hidden: boolean } & Record<Field, string>) =>
    fields.is_hidden || fields[field] !== ''

/** What the project form posts (specification §5). */
export const projectFormSchema = z
  .object({
    title: text(projectLimits.title, problems.title),
    location: text(projectLimits.location),
    start_date: day(problems.start_date),
    completion_date: optionalDay,
    status: z.enum(projectStatuses, { error: problems.status }),
    description: text(projectLimits.description),
    has_windows: checked,
    has_doors: checked,
    has_conservatories: checked,
    /** A draft: it may lack what visitors have to read. */
    is_hidden: checked,
  })
  .refine(isDraftOrHas('location'), { error: problems.location, path: ['location'], when })
  .refine(isDraftOrHas('description'), {
    error: problems.description,
    path: ['description'],
    when,
  })
  .refine(({ start_date, completion_date }) => !completion_date || completion_date >= start_date, {
    error: problems.completion_date,
    path: ['completion_date'],
  })

/** A field that holds JSON: a form posts only text. */
function json<T extends z.ZodType>(otherwise: unknown, content: T) {
  return z
    .string()
    .default(JSON.stringify(otherwise))
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown
      } catch {
        context.addIssue('This list cannot be read')
        return z.NEVER
      }
    })
    .pipe(content)
}

function list<T extends z.ZodType>(entry: T, limit: number, otherwise: unknown[] = []) {
  return json(otherwise, z.array(entry).max(limit))
}

const caption = z
  .string()
  .transform((value) => value.toWellFormed().replaceAll('\0', '').trim())
  .refine((value) => [...value].length <= CAPTION_LENGTH, {
    error: tooLong(CAPTION_LENGTH),
  })

/** Checked uploads to attach as pictures and videos. */
const media = list(
  z.object({
    upload: z.uuid(),
    image_type: z.enum(['before', 'after', 'progress', 'video']),
    image_set_id: z.uuid().nullable(),
    caption,
    image_date: optionalDay,
    /** Upload id of a video's still frame. */
    poster: z.uuid().nullable(),
  }),
  MOST_FILES,
)

/** Captions and dates of saved pictures; those left out stay unchanged. */
const captions = list(
  z.object({ id: z.uuid(), caption: caption.optional(), image_date: optionalDay.optional() }),
  500,
)

/** Fields the owner changed; all of them by default. */
const changed = list(z.enum([...projectFields, 'is_hidden']), projectFields.length + 1, [
  ...projectFields,
])

/** Texts that the form expects to find stored, by name (form-values.ts). */
const base = json({}, z.record(z.string().max(50), z.array(z.string().max(10_000)).max(50)))

/** Id of the picture that the owner chose; without it the cover stays. */
const cover = z.uuid().optional()

/** Ids of every set, or of every progress photo, first to last; without them the order stays. */
const ids = z.array(z.uuid()).max(MOST_IN_ORDER)
const order = json(
  null,
  ids.refine((ids) => new Set(ids).size === ids.length, 'This list names one twice').nullable(),
).transform((ids) => ids ?? undefined)

export const lineUpSchema = z.object({
  beforeId: z.uuid(),
  afterId: z.uuid(),
  /** Upload ids of their lined-up versions. */
  beforeUpload: z.uuid(),
  afterUpload: z.uuid(),
  /** Addresses of the photos that were lined up: another tab may replace one. */
  beforeSrc: z.string().max(1000),
  afterSrc: z.string().max(1000),
})

/** Sets that are lined up as they are saved: new ones, and saved ones with a new photo. */
const linedUp = list(lineUpSchema, MOST_FILES)

/** Cover and order that the form showed as saved; left out where it changes neither. */
const arranged = json(
  null,
  z.object({ cover: z.uuid().nullable(), sets: ids, progress: ids }).nullable(),
)

export const projectIdSchema = z.object({ id: z.uuid() })

/** A set is identified by its id; a picture without a set by its own (rows.ts). */
export const imageSetSchema = z.object({ projectId: z.uuid(), setId: z.uuid() })

const pictures = {
  media,
  cover,
  sets: order,
  progress: order,
  /** Files taken out after a save without an answer, which may have made them pictures. */
  removed: order,
  linedUp,
}

/** The browser makes the id, so a repeated save is one project. */
export const projectCreateSchema = projectFormSchema.and(projectIdSchema.extend(pictures))

export const projectEditSchema = projectFormSchema.and(
  projectIdSchema.extend({ ...pictures, captions, changed, base, arranged }),
)

const pictureSchema = z.object({ imageId: z.uuid() })

export const imageDeleteSchema = pictureSchema

/** How much of a before picture its comparison shows at first. */
export const comparisonStartSchema = pictureSchema.extend({
  start: z.int().min(startLimits.least).max(startLimits.most),
})

export const imageReplaceSchema = pictureSchema.extend({
  uploadId: z.uuid(),
  /** Made in the browser: the upload id under which the former file is kept for Undo. */
  formerId: z.uuid(),
})
