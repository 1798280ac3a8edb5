import { z } from 'zod'

const text = z.string().catch('')

/** Where the form's own checks were bypassed, this still refuses (specification §5). */
export const signInSchema = z
  .object({
    email: text.transform((value) => value.trim()),
    password: text,
    /** Where to go afterwards; safeNext decides. */
    next: text,
  })
  .refine(({ email, password }) => email && password, {
    error: 'You must provide either an email or phone number and a password',
  })

/** What a link in one of our mails carries. */
export const confirmSchema = z.object({
  token_hash: z.string().min(1).max(200),
  type: z.enum(['email_change', 'recovery', 'invite']),
})
