import type { Environment, SupabaseAccess } from '../launcher/settings.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

interface Deployment {
  siteUrl: string
  access: SupabaseAccess
  environment: Environment
}

/** A read that looks at every file of the storage, or at mails that wait. */
const PATIENCE_MS = 60_000

const ask = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' })

/**
 * What the running site itself shows: its pages, the files it sends to browsers, and whether its host
 * has the settings that stand here. The settings of a host cannot be read from elsewhere.
 */
export async function checkDeployment(deployment: Deployment): Promise<Finding[]> {
  return [
    ...(await checkShown(deployment)),
    ...(await checkServedFiles(deployment)),
    ...(await checkWebhookSecret(deployment)),
    ...(await checkSchedule(deployment)),
  ]
}

/** Pages made before the database was filled stay as they are until somebody tells the site. */
async function checkShown({ siteUrl, access }: Deployment): Promise<Finding[]> {
  const sitemap = await (await ask(`${siteUrl}/sitemap.xml`)).text()
  if (sitemap.includes('<sitemapindex')) return []
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
          'Make a new secret key in the dashboard, find what sends it, and deploy again.',
        ),
      ]
    : [ok(`None of ${texts.length} files of the running site carries the secret key.`)]
}

/** A body that is no change: with the right secret it is refused for that alone. */
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
      ? ok('The host knows REVALIDATE_SECRET.')
      : differs('REVALIDATE_SECRET', status, 'database webhooks'),
  ]
}

/** What the scheduler calls: sends the mails that are due, and says so where it cannot. */
async function checkSchedule({ siteUrl, environment }: Deployment): Promise<Finding[]> {
  const secret = environment.CRON_SECRET
  if (!secret) return []
  const answer = await ask(`${siteUrl}/api/notifications`, {
    headers: { Authorization: `Bearer ${secret}` },
  })
  if (!answer.ok) return [differs('CRON_SECRET', answer.status, 'scheduled calls')]
  const { message, failed = 0 } = (await answer.json()) as { message?: string; failed?: number }
  const mails = message ?? (failed > 0 && `${failed} mails to the owner could not be sent.`)
  return [
    ok('The host knows CRON_SECRET.'),
    mails
      ? warning(mails, "See 'No mails about enquiries' in docs/operations.md.")
      : ok('The host sends mails about enquiries.'),
  ]
}

const differs = (name: string, status: number, callers: string) =>
  fault(
    `The host has another ${name} than stands here, or none (${status}): it turns ${callers} away.`,
    `Set ${name} on the host to the same value, and deploy again.`,
  )
