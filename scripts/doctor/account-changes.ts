import { z } from 'zod'
import { type Finding, fault, ok, warning } from './finding.ts'

const PATIENCE_MS = 8_000
const MANAGEMENT = 'https://api.supabase.com'

const settingsSchema = z.object({
  security_update_password_require_current_password: z.boolean().nullish(),
  mailer_secure_email_change_enabled: z.boolean().nullish(),
  mailer_notifications_email_changed_enabled: z.boolean().nullish(),
  mailer_notifications_password_changed_enabled: z.boolean().nullish(),
  // Hours; older services said seconds.
  sessions_timebox: z.number().nullish(),
  sessions_inactivity_timeout: z.number().nullish(),
})

const PUSH = "Repeat step 3 of 'Deploy' in README.md: npx supabase@3 config push."
const needed: [name: keyof z.infer<typeof settingsSchema>, text: string, remedy: string][] = [
  [
    'security_update_password_require_current_password',
    'Whoever finds the office open can change the password without the current one.',
    'Authentication, Sign In / Providers, Email: switch "Require current password when updating" on.',
  ],
  [
    'mailer_secure_email_change_enabled',
    'Whoever finds the office open can move the account to another address: the old one is not asked.',
    PUSH,
  ],
  ['mailer_notifications_email_changed_enabled', 'No mail tells of a changed address.', PUSH],
  ['mailer_notifications_password_changed_enabled', 'No mail tells of a changed password.', PUSH],
  ['sessions_timebox', 'A session can be renewed for ever.', PUSH],
  ['sessions_inactivity_timeout', 'A device that nobody uses stays signed in.', PUSH],
]

/** Only the management API tells these settings, to an access token of the account. */
export async function checkAccountChanges(
  supabaseUrl: string,
  token: string | undefined,
  management = MANAGEMENT,
): Promise<Finding[]> {
  const [, project] =
    /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(new URL(supabaseUrl).origin) ?? []
  if (!project || !token) {
    return [
      warning(
        'Whether a new password needs the current one, and a new address both confirmations, cannot be seen from here.',
        project
          ? 'Set SUPABASE_ACCESS_TOKEN to an access token of your Supabase account for this command.'
          : "Look at the auth service's settings: step 3 of 'Deploy' in README.md.",
      ),
    ]
  }
  const answer = await fetch(`${management}/v1/projects/${project}/config/auth`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) {
    return [
      warning(
        `The settings of sign-in could not be read (${answer.status}).`,
        'Check SUPABASE_ACCESS_TOKEN.',
      ),
    ]
  }
  const settings = settingsSchema.parse(await answer.json())
  const missing = needed.filter(([name]) => !settings[name])
  if (missing.length === 0) {
    return [
      ok(
        'Password and address change only with the current password and both addresses, and sessions end.',
      ),
    ]
  }
  return missing.map(([, text, remedy]) => fault(text, remedy))
}
