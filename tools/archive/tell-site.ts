import { shownTables } from '../../lib/next/tags.ts'

const TIMEOUT_MS = 30_000

/**
 * Has the site refresh its pages after an import, which fires no webhook. Pages built while the project
 * was empty would otherwise stay.
 * @returns a message for the operator
 */
export async function tellSite(siteUrl: string, secret: string | undefined): Promise<string> {
  const again = `If ${siteUrl} is running, deploy it again: it may still show pages of the empty project.`
  if (!secret) return again
  try {
    for (const table of shownTables) {
      const { ok, status } = await fetch(`${siteUrl}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'INSERT', schema: 'public', table }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!ok) return `${siteUrl} answered ${status} to REVALIDATE_SECRET. ${again}`
    }
    return `${siteUrl} is refreshing its pages.`
  } catch {
    return again
  }
}
