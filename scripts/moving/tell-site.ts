const PATIENCE_MS = 30_000

/**
 * Rows that came past every trigger: the site is told that its pages are made anew. It may have been
 * built while the project was empty, and would keep that for weeks.
 * @returns what to say, where it could not be told
 */
export async function tellSite(siteUrl: string, secret: string | undefined): Promise<string> {
  const again = `If ${siteUrl} runs already, deploy it again: it may have kept pages of the empty project.`
  if (!secret) return again
  try {
    for (const table of ['projects', 'profiles']) {
      const { ok, status } = await fetch(`${siteUrl}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'INSERT', schema: 'public', table }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (!ok) return `${siteUrl} answered ${status} to REVALIDATE_SECRET. ${again}`
    }
    return `${siteUrl} makes its pages anew.`
  } catch {
    return again
  }
}
