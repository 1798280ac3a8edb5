import { z } from 'zod'
import { type Finding, fault, ok, warning } from './finding.ts'

const PATIENCE_MS = 8_000
const MANAGEMENT = 'https://api.supabase.com'

/** The settings of step 3 that no file holds; `config diff` shows the others. */
const needed = {
  security_update_password_require_current_password:
    'Anyone at a signed-in browser can change the password without the current one.',
  password_hibp_enabled: 'Passwords known from leaks, stolen elsewhere, are accepted.',
  security_sb_forwarded_for_enabled: "Strangers can use up the owner's limit of sign-ins.",
}

/** Only the management API has these settings, and it needs an account's access token. */
export async function checkAccountChanges(
  supabaseUrl: string,
  token: string | undefined,
  management = MANAGEMENT,
): Promise<Finding[]> {
  const [, project] =
    /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(new URL(supabaseUrl).origin) ?? []
  if (!project || !token) {
    const remedy = project
      ? 'Set SUPABASE_ACCESS_TOKEN to an access token of your Supabase account for this command.'
      : "Look at the auth service's settings: step 3 of docs/deployment.md."
    return [warning('The sign-in settings of step 3 cannot be read from here.', remedy)]
  }
  const answer = await fetch(`${management}/v1/projects/${project}/config/auth`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) {
    const text = `The sign-in settings could not be read (${answer.status}).`
    return [warning(text, 'Check SUPABASE_ACCESS_TOKEN.')]
  }
  const settings = z.record(z.string(), z.unknown()).parse(await answer.json())
  const missing = Object.entries(needed).filter(([name]) => settings[name] !== true)
  return missing.length
    ? missing.map(([name, text]) => fault(text, `Switch ${name} on: step 3 of docs/deployment.md.`))
    : [ok('The three settings of step 3 that no file holds are on.')]
}
