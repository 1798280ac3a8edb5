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

const email = text
  .transform((value) => value.trim())
  .pipe(z.email('Please enter an email address such as name@example.com').max(254))

/** A forgotten password, from the sign-in page. */
export const resetSchema = z.object({ email })

/** Whether the current password is right is the server's to say. */
export const emailSchema = z.object({ email, current_password: text })

/** specification §9 */
export const MIN_PASSWORD_LENGTH = 6

/** Whether the current one is needed, and right, is the server's to say. */
export const passwordSchema = z.object({
  current_password: text,
  new_password: text
    .refine(
      (value) => value.length >= MIN_PASSWORD_LENGTH,
      `Please use at least ${MIN_PASSWORD_LENGTH} characters`,
    )
    // What the server's hash takes in; the rest would count for nothing.
    .refine(
      (value) => new TextEncoder().encode(value).length <= 72,
      'Please use a shorter password',
    ),
  confirm_password: text,
})

/** What a link in one of our mails carries. */
export const confirmSchema = z.object({
  token_hash: z.string().min(1).max(200),
  type: z.enum(['email_change', 'recovery', 'invite']),
  /** Says that this site asked for the mail; lib/auth/mail-link.ts decides. */
  redirect_to: z.string().max(500).catch(''),
})
