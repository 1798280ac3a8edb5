import type { Environment, SupabaseAccess } from '../launcher/settings.ts'
import { type Finding, fault, ok, problemsOr, warning } from './finding.ts'

interface Deployment {
  siteUrl: string
  access: SupabaseAccess
  environment: Environment
}

/** For reads that visit every stored file or the mail server. */
const TIMEOUT_MS = 60_000

const ask = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })

/**
 * Checks the running site from outside: its pages, the files it sends to browsers, and whether the host
 * has the secrets configured here. A host's settings cannot be read directly.
 */
export async function checkDeployment(deployment: Deployment): Promise<Finding[]> {
  return [
    ...(await checkShown(deployment)),
    ...(await checkServedFiles(deployment)),
    ...(await checkWebhookSecret(deployment)),
    ...(await checkSchedule(deployment)),
  ]
}

/** Pages built before the database was filled stay until the site is told of a change. */
async function checkShown({ siteUrl, access }: Deployment): Promise<Finding[]> {
  const sitemap = await (await ask(`${siteUrl}/sitemap.xml`)).text()
  const shown = sitemap.match(/<loc>[^<]*\/projects\/[^<]+<\/loc>/g)?.length ?? 0
  const { headers } = await ask(`${access.url}/rest/v1/projects?status=eq.completed&select=id`, {
    method: 'HEAD',
    headers: { apikey: access.publishableKey, Prefer: 'count=exact' },
  })
  const stored = Number(headers.get('content-range')?.split('/')[1])
  return [
    shown === stored
      ? ok(`The site shows every completed project (${stored}).`)
      : fault(
          `The site shows ${shown} completed projects, the database has ${stored}.`,
          "Tell the site ('A change does not show' in docs/operations.md), or deploy it again.",
        ),
  ]
}

async function checkServedFiles({ siteUrl, access }: Deployment): Promise<Finding[]> {
  const page = await (await ask(`${siteUrl}/bodhi`)).text()
  const files = [...page.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.(?:js|css))"/g)]
  const texts = await Promise.all(
    files.map(async ([, path]) => (await ask(`${siteUrl}${path}`)).text()),
  )
  return [page, ...texts].some((text) => text.includes(access.secretKey))
    ? [
        fault(
          'The running site sends the secret key to browsers.',
          'Create a new secret key in the dashboard, find where it is used, and deploy again.',
        ),
      ]
    : [ok(`None of ${texts.length} files of the running site contains the secret key.`)]
}

/** Sends a body that is not a change: with the right secret the site refuses it with 400. */
async function checkWebhookSecret({ siteUrl, environment }: Deployment): Promise<Finding[]> {
  const secret = environment.REVALIDATE_SECRET
  if (!secret) return []
  const { status } = await ask(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    body: '{}',
  })
  return [
    status === 400
      ? ok('The host has the right REVALIDATE_SECRET.')
      : differs('REVALIDATE_SECRET', status, 'database webhooks'),
  ]
}

/** Calls the scheduler's address, which sends due mails and reports whether it could. */
async function checkSchedule({ siteUrl, environment }: Deployment): Promise<Finding[]> {
  const secret = environment.CRON_SECRET
  if (!secret) return []
  const answer = await ask(`${siteUrl}/api/notifications?verify=1`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
  })
  if (answer.status === 401) return [differs('CRON_SECRET', 401, 'scheduled calls')]
  const mails = answer.ok
    ? mailFindings((await answer.json()) as MailAnswer)
    : [fault(`The site's check of its mails failed (${answer.status}).`, MAILS)]
  return [ok('The host has the right CRON_SECRET.'), ...mails]
}

/** Response of /api/notifications; only a message where mails are off. */
interface MailAnswer {
  message?: string
  refusal?: string | null
  hasRecipient?: boolean
  stuck?: number
  lastError?: string | null
}

const MAILS = "See 'No mails about enquiries' in docs/operations.md."

function mailFindings({ message, refusal, hasRecipient, stuck, lastError }: MailAnswer): Finding[] {
  if (message) return [warning(message, MAILS)]
  if (refusal === undefined) {
    return [
      warning(
        'The running site is an older version and does not report whether it can send mails.',
        'Deploy this version.',
      ),
    ]
  }
  return problemsOr('The mail server accepts the site, and no mail is stuck.', [
    refusal !== null && fault(`The host cannot send mails: ${refusal}`, MAILS),
    !hasRecipient &&
      fault(
        'Nobody gets mails about enquiries: there is no contact address and no owner.',
        "Set the contact e-mail in the site's settings.",
      ),
    Boolean(stuck) &&
      warning(
        `Mails about enquiries refused and not sent yet: ${stuck}. The last error: ${lastError}`,
        `They are tried again for three days. ${MAILS}`,
      ),
  ])
}

const differs = (name: string, status: number, callers: string) =>
  fault(
    `${name} on the host is missing or differs from the one here (${status}): it refuses ${callers}.`,
    `Set ${name} on the host to the same value, and deploy again.`,
  )
