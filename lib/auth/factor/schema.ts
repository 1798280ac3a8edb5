import { z } from 'zod'

const text = z.string().catch('')

/** Apps show it in two groups. */
const code = text
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that your app shows'))

/** `next`: page to load afterwards; checked by safeNext. */
export const signInCodeSchema = z.object({ code, next: text })

export const beginSchema = z.object({ current_password: text })

export const confirmSchema = z.object({ code, factor_id: z.uuid() })

export const removeSchema = z.object({ code, current_password: text })
