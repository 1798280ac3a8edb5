import type { Environment } from '../launcher/settings.ts'
import { type Finding, fault, problemsOr, warning } from './finding.ts'

interface Facts {
  environment: Environment
  siteUrl: string
  secretKey: string
  isHosted: boolean
}

/** Checks that need only the environment. */
export function checkSettings({ environment, siteUrl, secretKey, isHosted }: Facts): Finding[] {
  const { protocol, hostname } = new URL(siteUrl)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const leaks = Object.entries(environment).filter(
    ([name, value]) => name.startsWith('NEXT_PUBLIC_') && value?.includes(secretKey),
  )
  const header = environment.CLIENT_ADDRESS_HEADER?.toLowerCase()
  const isUnreachable = isHosted && isLocal
  const isUnencrypted = protocol !== 'https:' && !isLocal
  const isForgeable = isHosted && header === 'x-forwarded-for'
  return problemsOr(`The environment is safe; the site is ${siteUrl}.`, [
    isUnreachable &&
      fault(
        `The site's address is ${siteUrl}: links in mails, the sitemap and shared pages would not work.`,
        'Set NEXT_PUBLIC_SITE_URL to the public address, and build again.',
      ),
    isUnencrypted &&
      fault(
        `The site's address ${siteUrl} is not encrypted: session cookies would travel in the open.`,
        'Use an https address in NEXT_PUBLIC_SITE_URL.',
      ),
    ...leaks.map(([name]) =>
      fault(
        `${name} holds the secret key: every visitor's browser gets it.`,
        'Remove it, create a new secret key in the dashboard, and build again.',
      ),
    ),
    isForgeable &&
      warning(
        'CLIENT_ADDRESS_HEADER is x-forwarded-for: if the proxy passes it through, callers can fake the address that limits sign-in attempts.',
        "Let the proxy append the caller's address, or name a header that it always overwrites.",
      ),
  ])
}
