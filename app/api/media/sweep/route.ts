import { env } from '@/lib/env'
import { sweepMedia } from '@/lib/media/sweep'
import { createAdminClient } from '@/lib/supabase/admin'
import { knowsSecret } from '@/lib/webhook'

/** Thousands of files take longer than a read. */
const SLOW_MS = 55_000

export const maxDuration = 60

/**
 * For a scheduler, once a day. Vercel's sends CRON_SECRET by GET; others may POST. Without
 * `?apply=1` it only tells what it would remove.
 */
async function sweep(request: Request): Promise<Response> {
  // Asked first, so that no answer of a build is kept.
  const authorization = request.headers.get('authorization')
  if (!knowsSecret(authorization, env.CRON_SECRET)) {
    return answer(401, { message: 'The secret is missing or wrong.' })
  }
  const apply = new URL(request.url).searchParams.get('apply') === '1'
  const report = await sweepMedia(createAdminClient(SLOW_MS), { apply })
  return answer(report.refused ? 409 : 200, report)
}

export { sweep as GET, sweep as POST }

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
