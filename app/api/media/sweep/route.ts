import { answer, scheduledCall } from '@/lib/auth/secret-call'
import { sweepMedia } from '@/lib/media/sweep'
import { createAdminClient } from '@/lib/supabase/admin'

/** Thousands of files take longer than a read. */
const SLOW_MS = 55_000

export const maxDuration = 60

/** Daily. Without `?apply=1` it only lists what it would remove. */
export const { GET, POST } = scheduledCall(async (request) => {
  const apply = new URL(request.url).searchParams.get('apply') === '1'
  const report = await sweepMedia(createAdminClient(SLOW_MS), { apply })
  return answer(report.refused ? 409 : 200, report)
})
