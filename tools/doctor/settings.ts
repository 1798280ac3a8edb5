import { createECDH } from 'node:crypto'
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
  const push = checkPushKeys(environment, isHosted)
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
    ...push,
  ])
}

const pushNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const
const GENERATE = 'Run npx web-push generate-vapid-keys: step 6 of docs/deployment.md.'

/** Notifications on devices. The launcher makes the keys of an embedded backend. */
function checkPushKeys(environment: Environment, isHosted: boolean): Finding[] {
  const missing = pushNames.filter((name) => !environment[name])
  if (missing.length === pushNames.length) {
    return isHosted
      ? [warning('Notifications on devices are off: they have no keys.', GENERATE)]
      : []
  }
  if (missing.length) {
    return [fault(`Notifications on devices are off: ${missing.join(', ')} missing.`, GENERATE)]
  }
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY = '' } = environment
  if (publicKeyOf(VAPID_PRIVATE_KEY) === VAPID_PUBLIC_KEY) return []
  return [
    fault(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: push services refuse every notification.',
      'Set the pair that was made together.',
    ),
  ]
}

function publicKeyOf(privateKey: string): string | undefined {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}
