import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../launcher/settings.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

interface Facts {
  environment: Environment
  siteUrl: string
  secretKey: string
  isHosted: boolean
  /** Folder of built browser files; checked where it exists. */
  browserFiles: string
}

/** Checks that need only the environment and the build. */
export function checkSettings(facts: Facts): Finding[] {
  return [...checkAddress(facts), ...checkSecrets(facts), ...checkOptional(facts)]
}

function checkAddress({ siteUrl, isHosted }: Facts): Finding[] {
  const { protocol, hostname } = new URL(siteUrl)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (isHosted && isLocal) {
    return [
      fault(
        `The site's address is ${siteUrl}: links in mails, the sitemap and shared pages would not work.`,
        'Set NEXT_PUBLIC_SITE_URL to the public address, and build again.',
      ),
    ]
  }
  if (protocol !== 'https:' && !isLocal) {
    return [
      fault(
        `The site's address ${siteUrl} is not encrypted: session cookies would travel in the open.`,
        'Use an https address in NEXT_PUBLIC_SITE_URL.',
      ),
    ]
  }
  return [ok(`The site's address is ${siteUrl}.`)]
}

function checkSecrets({ environment, secretKey, browserFiles }: Facts): Finding[] {
  const exposed = Object.entries(environment).filter(
    ([name, value]) => name.startsWith('NEXT_PUBLIC_') && value?.includes(secretKey),
  )
  const findings = exposed.map(([name]) =>
    fault(
      `${name} holds the secret key: every visitor's browser gets it.`,
      'Remove it, create a new secret key in the dashboard, and build again.',
    ),
  )
  const [leaking] = existsSync(browserFiles) ? filesWith(browserFiles, secretKey) : []
  if (leaking) {
    findings.push(
      fault(
        `The built site contains the secret key in ${leaking}.`,
        'Create a new secret key in the dashboard, find where it is used, and build again.',
      ),
    )
  }
  return findings.length ? findings : [ok('No secret is sent to browsers.')]
}

function filesWith(dir: string, text: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|json|map)$/.test(name))
    .filter((name) => readFileSync(join(dir, name), 'utf8').includes(text))
}

function checkOptional({ environment, isHosted }: Facts): Finding[] {
  const unset = (name: string) => !environment[name]
  const findings: Finding[] = []
  if (isHosted && unset('REVALIDATE_SECRET')) {
    findings.push(
      warning(
        'REVALIDATE_SECRET is not set: database webhooks cannot tell the site about changes made elsewhere.',
        'Set it to 32 random characters, the same as in the database webhook.',
      ),
    )
  }
  if (isHosted && unset('CRON_SECRET')) {
    findings.push(
      warning(
        'CRON_SECRET is not set: the scheduler cannot retry mails or remove unused files.',
        'Set it to 32 random characters; the host sends it with each scheduled call.',
      ),
    )
  }
  if (isHosted && unset('SMTP_URL')) {
    findings.push(
      warning(
        'SMTP_URL is not set: no mail is sent about new enquiries.',
        'Set SMTP_URL and SMTP_FROM as your mail provider says.',
      ),
    )
  }
  if (!unset('SMTP_URL') && unset('SMTP_FROM')) {
    findings.push(
      warning(
        'SMTP_URL is set, but SMTP_FROM is not: no mail is sent without a sender.',
        'Set SMTP_FROM to an address of a domain that the mail provider has verified.',
      ),
    )
  }
  if (isHosted && environment.CLIENT_ADDRESS_HEADER?.toLowerCase() === 'x-forwarded-for') {
    findings.push(
      warning(
        'CLIENT_ADDRESS_HEADER is x-forwarded-for: if the proxy passes it through, callers can fake the address that limits sign-in attempts.',
        "Let the proxy append the caller's address, or name a header that it always overwrites.",
      ),
    )
  }
  if (isHosted && unset('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY')) {
    findings.push(
      warning(
        'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set: forms opened before a deployment must be sent twice.',
        'Set it to 32 random bytes in base64.',
      ),
    )
  }
  return findings
}
