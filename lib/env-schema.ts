import { z } from 'zod'

/** An absolute http(s) origin without a path, such as https://abc.supabase.co. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://example.com' })
  .refine((value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`, {
    error: 'must be an address without a path, such as https://example.com',
  })
  .transform((value) => value.replace(/\/+$/, ''))

/** A key that bypasses every policy; a misconfiguration must not hand it to the browser. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  try {
    const claims: unknown = JSON.parse(
      atob(key.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''),
    )
    return (claims as { role?: string }).role === 'service_role'
  } catch {
    return false
  }
}

/** May be missing or empty. */
const optional = (setting: z.ZodType<string>) =>
  setting.optional().or(z.literal('').transform(() => undefined))

/** Shared with a scheduler or webhook. */
const sharedSecret = optional(z.string().min(16, 'must be at least 16 characters'))

export const envSchema = z.object({
  NEXT_PUBLIC_SUPABASE_URL: origin,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z
    .string({ error: 'is missing' })
    .min(20, 'does not look like a publishable (anon) key')
    .refine((key) => !isSecretKey(key), 'is a secret key, which browsers must never get'),
  NEXT_PUBLIC_SITE_URL: origin,
  SUPABASE_SECRET_KEY: z
    .string({ error: 'is missing' })
    .min(20, 'does not look like a secret (service role) key'),
  REVALIDATE_SECRET: sharedSecret,
  /** Bearer token for the addresses that a scheduler calls; the name is Vercel's. */
  CRON_SECRET: sharedSecret,
  /** Mail server for notifications; without it none is sent. */
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:key@host:465' }),
  ),
  SMTP_FROM: optional(
    z
      .string()
      .regex(
        /^([^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/,
        'must be a sender such as SLW <website@example.com>',
      ),
  ),
  /** Keys for notifications on devices, all three or none: npx web-push generate-vapid-keys. */
  VAPID_PUBLIC_KEY: optional(
    z.string().regex(/^B[A-Za-z0-9_-]{86}$/, 'must be a public key of web-push'),
  ),
  VAPID_PRIVATE_KEY: optional(
    z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be a private key of web-push'),
  ),
  VAPID_SUBJECT: optional(
    z
      .string()
      .regex(
        /^(mailto:[^@\s]+@[^@\s]+\.[^@\s]+|https:\/\/[^\s/]+\.[^\s]+)$/,
        'must be mailto:you@example.com or an https address',
      ),
  ),
  /** '1' in tests: a push service may run on this machine. */
  PUSH_TO_LOOPBACK: z.enum(['0', '1']).default('0'),
  /**
   * Header with the caller's address. Only for one that the proxy in front always overwrites; empty
   * where there is none.
   */
  CLIENT_ADDRESS_HEADER: optional(
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be the name of a header in lower case, such as x-real-ip'),
  ),
  /** '1' where the launcher installed demo content, which the footer then mentions. */
  NEXT_PUBLIC_DEMO: z.enum(['0', '1']).default('0'),
})

export type Env = z.infer<typeof envSchema>

/** Parses an environment; throws one error that lists every problem at once. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name} ${source[name] ? issue.message : 'is missing'}`
  })
  throw new Error(
    `The environment is not complete:\n${problems.join('\n')}\nSee 'Configuration' in README.md.`,
  )
}
