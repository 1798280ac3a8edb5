import { z } from 'zod'
import type { SupabaseAccess } from '../launcher/settings.ts'
import { type Finding, fault, ok, problemsOr, warning } from './finding.ts'

const TIMEOUT_MS = 8_000

async function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })
}

/** The auth service publishes its own settings. */
export async function checkAuth({ url, publishableKey }: SupabaseAccess): Promise<Finding[]> {
  const answer = await get(`${url}/auth/v1/settings`, { apikey: publishableKey })
  if (!answer.ok) {
    return [
      fault(`The auth service answered ${answer.status}.`, 'Check the address and the public key.'),
    ]
  }
  const { disable_signup, external } = (await answer.json()) as {
    disable_signup?: boolean
    external?: { email?: boolean; anonymous_users?: boolean }
  }
  return problemsOr('Nobody can sign up; owners sign in by e-mail.', [
    !disable_signup &&
      fault(
        'Anyone can sign up.',
        'Authentication, Sign In / Providers: switch "Allow new users to sign up" off.',
      ),
    external?.anonymous_users &&
      fault('Anonymous sign-ins are on.', 'Authentication, Sign In / Providers: switch them off.'),
    external?.email === false &&
      fault(
        'Sign-in by e-mail and password is off: the owner cannot sign in.',
        'Authentication, Sign In / Providers: switch the e-mail provider on.',
      ),
  ])
}

const MANAGEMENT = 'https://api.supabase.com'

/** The settings of step 3 that no file holds, and those without which an owner is locked out. */
const needed = {
  mfa_totp_verify_enabled: 'Owners with two-step sign-in cannot sign in.',
  mfa_totp_enroll_enabled: 'Owners cannot set up two-step sign-in.',
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
  const answer = await get(`${management}/v1/projects/${project}/config/auth`, {
    authorization: `Bearer ${token}`,
  })
  if (!answer.ok) {
    const text = `The sign-in settings could not be read (${answer.status}).`
    return [warning(text, 'Check SUPABASE_ACCESS_TOKEN.')]
  }
  const settings = z.record(z.string(), z.unknown()).parse(await answer.json())
  const missing = Object.entries(needed).filter(([name]) => settings[name] !== true)
  return problemsOr(
    'The sign-in settings of step 3 are on.',
    missing.map(([name, text]) => fault(text, `Switch ${name} on: step 3 of docs/deployment.md.`)),
  )
}

/** Checks the address that mail links start with: an invalid link redirects there with an error. */
export async function checkMailLinks(
  { url, publishableKey }: SupabaseAccess,
  siteUrl: string,
): Promise<Finding[]> {
  const where = 'Authentication, URL Configuration, Site URL'
  const address = `${url}/auth/v1/verify?type=recovery&token=none`
  const { status, headers } = await get(address, { apikey: publishableKey })
  const target = URL.parse(headers.get('location') ?? '')
  if (status < 300 || status >= 400 || !target) {
    return [
      warning(
        `Could not check where links in Supabase's mails lead (${status}).`,
        `Check the project's dashboard (${where}): it must be ${siteUrl}.`,
      ),
    ]
  }
  return [
    target.origin === new URL(siteUrl).origin
      ? ok(`Links in Supabase's mails lead to ${siteUrl}.`)
      : fault(
          `Links in Supabase's mails lead to ${target.origin}, not to ${siteUrl}.`,
          `Change it in the project's dashboard (${where}), or repeat step 3 of docs/deployment.md.`,
        ),
  ]
}

/** The public key must read projects and no enquiries. */
export async function checkPublicKey({ url, publishableKey }: SupabaseAccess): Promise<Finding[]> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }
  const read = (query: string) => get(`${url}/rest/v1/${query}`, headers)
  const [projects, enquiries] = await Promise.all([
    read('projects?select=id&limit=1'),
    read('contact_forms?select=id&limit=1'),
  ])
  return [
    projects.ok
      ? ok('The public key reads projects.')
      : fault(
          `Projects cannot be read with the public key (${projects.status}).`,
          'Check NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, and that the Data API serves the schema public.',
        ),
    enquiries.ok
      ? fault(
          'Enquiries can be read with the public key.',
          'In the SQL editor: revoke select on public.contact_forms from anon;',
        )
      : ok('The public key reads no enquiry.'),
  ]
}

/** Checks the running site, if it can be reached from here. */
export async function checkSite(siteUrl: string): Promise<Finding[]> {
  let health: Response
  try {
    health = await get(`${siteUrl}/api/health`)
  } catch {
    return [
      warning(
        `The site does not answer at ${siteUrl}.`,
        'Deploy it, or check NEXT_PUBLIC_SITE_URL and the domain.',
      ),
    ]
  }
  const sitemap = await get(`${siteUrl}/sitemap.xml`)
  const [, first = ''] = /<loc>([^<]+)<\/loc>/.exec(await sitemap.text()) ?? []
  return [
    health.ok
      ? ok('The site is running and reaches database and storage.')
      : fault(`The site's health route answered ${health.status}.`, `Open ${siteUrl}/api/health.`),
    first && new URL(first).origin === new URL(siteUrl).origin
      ? ok('The sitemap has the right address.')
      : fault(
          `The sitemap names ${first || 'nothing'}, not ${siteUrl}.`,
          'The site was built with another NEXT_PUBLIC_SITE_URL: build it again.',
        ),
  ]
}
