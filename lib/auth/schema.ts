import { z } from 'zod'

const text = z.string().catch('')

/** Still refuses where the form's own checks were bypassed (specification §5). */
export const signInSchema = z
  .object({
    email: text.transform((value) => value.trim()),
    password: text,
    /** Page to load afterwards; checked by safeNext. */
    next: text,
  })
  .refine(({ email, password }) => email && password, {
    error: 'You must provide either an email or phone number and a password',
  })

const email = text
  .transform((value) => value.trim())
  .pipe(z.email('Please enter an email address such as name@example.com').max(254))

export const resetSchema = z.object({ email })

/** The server checks the current password. */
export const emailSchema = z.object({ email, current_password: text })

/** specification §9 */
export const MIN_PASSWORD_LENGTH = 6

/** The server decides whether the current password is needed, and checks it. */
export const passwordSchema = z.object({
  current_password: text,
  new_password: text
    .refine(
      (value) => value.length >= MIN_PASSWORD_LENGTH,
      `Please use at least ${MIN_PASSWORD_LENGTH} characters`,
    )
    // bcrypt ignores everything after 72 bytes.
    .refine(
      (value) => new TextEncoder().encode(value).length <= 72,
      'Please use a shorter password',
    ),
  confirm_password: text,
})

/** What a link from a mail carries. */
export const confirmSchema = z.object({
  token_hash: z.string().min(1).max(200),
  type: z.enum(['email_change', 'recovery', 'invite']),
  /** Signed proof that this site requested the mail; checked in lib/auth/mail-link.ts. */
  redirect_to: z.string().max(500).catch(''),
})
