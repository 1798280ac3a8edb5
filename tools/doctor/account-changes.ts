import { z } from 'zod'
import { type Finding, fault, ok, warning } from './finding.ts'

const PATIENCE_MS = 8_000
const MANAGEMENT = 'https://api.supabase.com'

const settingsSchema = z.object({
  security_update_password_require_current_password: z.boolean().nullish(),
  mailer_secure_email_change_enabled: z.boolean().nullish(),
  mailer_notifications_email_changed_enabled: z.boolean().nullish(),
  mailer_notifications_password_changed_enabled: z.boolean().nullish(),
  mailer_otp_length: z.number().nullish(),
  mailer_otp_exp: z.number().nullish(),
  smtp_max_frequency: z.number().nullish(),
  rate_limit_verify: z.number().nullish(),
  password_hibp_enabled: z.boolean().nullish(),
  // In hours; older services used seconds.
  sessions_timebox: z.number().nullish(),
  sessions_inactivity_timeout: z.number().nullish(),
})
type Settings = z.infer<typeof settingsSchema>

const PUSH = 'Repeat step 3 of docs/deployment.md: npm run supabase -- config push.'
const isOn = (value: Settings[keyof Settings]) => value === true
const isAtLeast = (least: number) => (value: Settings[keyof Settings]) => Number(value) >= least
const isAtMost = (most: number) => (value: Settings[keyof Settings]) =>
  typeof value === 'number' && value <= most
const needed: [
  name: keyof Settings,
  isSafe: (value: Settings[keyof Settings]) => boolean,
  text: string,
  remedy: string,
][] = [
  [
    'security_update_password_require_current_password',
    isOn,
    'Anyone at a signed-in browser can change the password without the current one.',
    'Authentication, Sign In / Providers, Email: switch "Require current password when updating" on.',
  ],
  [
    'mailer_secure_email_change_enabled',
    isOn,
    'Anyone at a signed-in browser can move the account to another address without confirmation from the old one.',
    PUSH,
  ],
  [
    'mailer_notifications_email_changed_enabled',
    isOn,
    'No mail is sent after a changed address.',
    PUSH,
  ],
  [
    'mailer_notifications_password_changed_enabled',
    isOn,
    'No mail is sent after a changed password.',
    PUSH,
  ],
  [
    'mailer_otp_length',
    isAtLeast(10),
    'The codes in mail links are short enough to be guessed.',
    PUSH,
  ],
  ['mailer_otp_exp', isAtMost(900), 'Links in mails stay valid for longer than 15 minutes.', PUSH],
  [
    'smtp_max_frequency',
    isAtLeast(60),
    'Anyone can have a mail sent to an account every few seconds.',
    PUSH,
  ],
  [
    'rate_limit_verify',
    isAtMost(30),
    'One address can try more than 30 codes from mails in five minutes.',
    PUSH,
  ],
  [
    'password_hibp_enabled',
    isOn,
    'Passwords known from leaks, stolen elsewhere, are accepted.',
    'Authentication, Sign In / Providers, Email: switch "Prevent use of leaked passwords" on.',
  ],
  ['sessions_timebox', isAtLeast(1), 'A session can be renewed for ever.', PUSH],
  ['sessions_inactivity_timeout', isAtLeast(1), 'An unused device stays signed in.', PUSH],
]

/** Only the management API has these settings, and it needs an account's access token. */
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
        'The sign-in settings (changes of password and address, mail links, sessions) cannot be read from here.',
        project
          ? 'Set SUPABASE_ACCESS_TOKEN to an access token of your Supabase account for this command.'
          : "Look at the auth service's settings: step 3 of docs/deployment.md.",
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
        `The sign-in settings could not be read (${answer.status}).`,
        'Check SUPABASE_ACCESS_TOKEN.',
      ),
    ]
  }
  const settings = settingsSchema.parse(await answer.json())
  const missing = needed.filter(([name, isSafe]) => !isSafe(settings[name]))
  if (missing.length === 0) {
    return [
      ok(
        'Password and address change only with the current password and both addresses. Mail links are long and short-lived, and sessions end.',
      ),
    ]
  }
  return missing.map(([, , text, remedy]) => fault(text, remedy))
}
