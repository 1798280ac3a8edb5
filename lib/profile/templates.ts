import { z } from 'zod'
import { type ReplyTemplate, templateLimits } from './template-limits'

const storedSchema = z.array(z.object({ title: z.string(), text: z.string() }))

export function templatesFrom(stored: unknown): ReplyTemplate[] {
  return storedSchema.safeParse(stored).data ?? []
}

const tidy = (value: string) =>
  value
    .toWellFormed()
    .replace(/[\0\r]/g, '')
    .trim()
const MISSING = 'This field is missing. Please load the page again.'

/** The settings form: numbered pairs of fields, of which empty ones are left out. */
export const templatesSchema = z
  .record(z.string(), z.unknown())
  .transform((form, { addIssue, issues }) => {
    const templates: ReplyTemplate[] = []
    for (let at = 0; at < templateLimits.count; at++) {
      const posted = { title: form[`title_${at}`], text: form[`text_${at}`] }
      if (at > 0 && posted.title === undefined && posted.text === undefined) break
      if (typeof posted.title !== 'string' || typeof posted.text !== 'string') {
        // Missing fields must not clear what is stored.
        addIssue({ code: 'custom', message: MISSING, path: [`title_${at}`] })
        break
      }
      const title = tidy(posted.title).replace(/\s+/g, ' ')
      const text = tidy(posted.text)
      if (!title && !text) continue
      for (const [part, value] of Object.entries({ title, text })) {
        const limit = templateLimits[part as keyof ReplyTemplate]
        const message = value
          ? [...value].length > limit && `Please keep this to ${limit} characters`
          : 'Please fill in name and text, or clear both'
        if (message) addIssue({ code: 'custom', message, path: [`${part}_${at}`] })
      }
      templates.push({ title, text })
    }
    if (issues.length > 0) return z.NEVER
    return { reply_templates: templates.length > 0 ? templates : null }
  })
